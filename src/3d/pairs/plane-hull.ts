/** Plane and hull, by the vertices that are farthest to either side. */
export { closestPoints, contact, gap } from '../../words/general.js';
