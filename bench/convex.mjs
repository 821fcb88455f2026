// @ts-check
/** Convex polygons and polyhedra, each placed somewhere, beside the libraries that know them too. */
import { hulls, polygons } from './comparisons/convex.mjs';
import { reportComparisons } from './lib/comparing.mjs';
import { hullLibraries } from './peers/hulls.mjs';
import { polygonLibraries } from './peers/polygons.mjs';

reportComparisons(2, polygons, await polygonLibraries());
reportComparisons(3, hulls, await hullLibraries());
