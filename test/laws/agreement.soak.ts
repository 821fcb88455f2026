/** The same as agreement.test.ts with many more cases. */
import { describe } from 'vitest';
import { comparisonsOf } from './agreement.js';
import { soak } from './soak.js';

describe('intersects', () => soak(comparisonsOf('intersects'), 105_000));
describe('overlaps', () => soak(comparisonsOf('overlaps'), 10_000));
