/** Segment and line: they cross in one point, the segment lies on the line, or they are apart. */
import { gapOfLines } from '../words/crossings.js';
import { fromLine, fromSegment } from '../words/linear.js';
import type { Line, Segment } from '../words/shapes.js';
import type { Sign } from '../words/sign.js';

export function gap(segment: Segment, line: Line): Sign {
  return gapOfLines(fromSegment(segment), fromLine(line));
}
