/** Point and hull, by the general answer. */
export { closestPoints, contact, gap } from '../words/general.js';
