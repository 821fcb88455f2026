/** The same as agreement.test.ts with many more cases. */
import { comparisons } from './agreement.js';
import { soak } from './soak.js';

soak(comparisons, 105_000);
