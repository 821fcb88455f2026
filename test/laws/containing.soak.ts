/** The same as containing.test.ts with many more cases. */
import { describe } from 'vitest';
import { comparisons } from './containing.js';
import { soak } from './soak.js';

describe('contains', () => soak(comparisons, 20_000));
