/** Point and line: the point lies on the line or beside it. */
import { gapToLine } from '../words/crossings.js';
import { fromLine } from '../words/linear.js';
import type { Line, Point } from '../words/shapes.js';
import type { Sign } from '../words/sign.js';

export function gap(point: Point, line: Line): Sign {
  return gapToLine(point, fromLine(line));
}
