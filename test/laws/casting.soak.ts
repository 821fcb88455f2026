/** The same as casting.test.ts with many more cases. */
import { env } from 'node:process';
import { allFamilies } from '../oracle/generators.js';
import { describeCasting } from './casting.js';

describeCasting(Math.ceil(Number(env['SOAK_CASES'] || 20_000) / allFamilies.length), Number(env['SOAK_SEED'] ?? 1));
