/** Line and line: they cross in one point, are the same, or apart. */
import { gapOfLines } from '../words/crossings.js';
import { fromLine } from '../words/linear.js';
import type { Line } from '../words/shapes.js';
import type { Sign } from '../words/sign.js';

export function gap(a: Line, b: Line): Sign {
  return gapOfLines(fromLine(a), fromLine(b));
}
