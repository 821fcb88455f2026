/** Ray and line: they cross in one point, the ray lies on the line, or they are apart. */
import { gapOfLines } from '../words/crossings.js';
import { fromLine, fromRay } from '../words/linear.js';
import type { Line, Ray } from '../words/shapes.js';
import type { Sign } from '../words/sign.js';

export function gap(ray: Ray, line: Line): Sign {
  return gapOfLines(fromRay(ray), fromLine(line));
}
