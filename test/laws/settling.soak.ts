/** The same as settling.test.ts with many more cases. */
import { env } from 'node:process';
import { allFamilies } from '../oracle/generators.js';
import { describeSettling } from './settling.js';

describeSettling(Math.ceil(Number(env['SOAK_CASES'] || 20_000) / allFamilies.length), Number(env['SOAK_SEED'] ?? 1));
