/** The same as plain.test.ts with many more cases. */
import { comparisons } from './plain.js';
import { soak } from './soak.js';

soak(comparisons, 700_000);
