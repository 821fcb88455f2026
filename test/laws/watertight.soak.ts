/** The same as watertight.test.ts with many more rays. */
import { env } from 'node:process';
import { describeWatertight } from './watertight.js';

describeWatertight(Number(env['SOAK_CASES'] || 1_000_000), Number(env['SOAK_SEED'] ?? 1));
