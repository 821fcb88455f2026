// @ts-check
/** The pairs of space that three.js, three-mesh-bvh or Babylon.js know too, on the same inputs. */
import { comparisons } from './comparisons/space.mjs';
import { reportComparisons } from './lib/comparing.mjs';
import { librariesInSpace } from './peers/space.mjs';

reportComparisons(3, comparisons, await librariesInSpace());
