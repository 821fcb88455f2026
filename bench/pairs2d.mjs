// @ts-check
/** The pairs of the plane that sat, check2d, flatten-js, planck or three.js know too, on the same inputs. */
import { comparisons } from './comparisons/plane.mjs';
import { reportComparisons } from './lib/comparing.mjs';
import { librariesInPlane } from './peers/plane.mjs';

reportComparisons(2, comparisons, await librariesInPlane());
