/** `npm run docs`: writes the pages of `docs` that are made from the code. */
import { writeFileSync } from 'node:fs';
import { pairsPage } from './pairs.js';

writeFileSync('docs/pairs.md', pairsPage());
