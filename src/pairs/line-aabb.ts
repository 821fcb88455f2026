/** Line and box: by separating axes. */
import { fromLine } from '../words/linear.js';
import type { Aabb, Line } from '../words/shapes.js';
import type { Sign } from '../words/sign.js';
import { gapToBox } from '../words/slabs.axes.js';

export { closestPoints, contact } from '../words/general.js';

export function gap(line: Line, box: Aabb): Sign {
  return gapToBox(fromLine(line), box);
}
