import type { Bare } from '../../core/bare.js';
import type { Segment } from '../shapes/segment.js';

/**
 * Whether two segments share a point: their bounds overlap, and neither lies wholly to one side of the other's line.
 *
 * The two side tests are the separating axes of segments that are not parallel, so then they decide alone. Parallel
 * segments that pass them lie on one line, and zero lengths on the other's line; there the bounds decide, by plain
 * comparisons of coordinates. Ericson, RTCD 5.1.9.1, which leaves those cases to the reader.
 */
export function intersectsSegmentSegment(a: Bare<Segment>, b: Bare<Segment>): boolean {
  if (Math.max(a.start.x, a.end.x) < Math.min(b.start.x, b.end.x)) return false;
  if (Math.min(a.start.x, a.end.x) > Math.max(b.start.x, b.end.x)) return false;
  if (Math.max(a.start.y, a.end.y) < Math.min(b.start.y, b.end.y)) return false;
  if (Math.min(a.start.y, a.end.y) > Math.max(b.start.y, b.end.y)) return false;

  const firstX = a.end.x - a.start.x;
  const firstY = a.end.y - a.start.y;
  const betweenX = b.start.x - a.start.x;
  const betweenY = b.start.y - a.start.y;
  const toEndX = b.end.x - a.start.x;
  const toEndY = b.end.y - a.start.y;
  const sideOfStartB = firstX * betweenY - firstY * betweenX;
  const sideOfEndB = firstX * toEndY - firstY * toEndX;
  if (sideOfStartB > 0 && sideOfEndB > 0) return false;
  if (sideOfStartB < 0 && sideOfEndB < 0) return false;

  const secondX = b.end.x - b.start.x;
  const secondY = b.end.y - b.start.y;
  const fromEndX = b.start.x - a.end.x;
  const fromEndY = b.start.y - a.end.y;
  const sideOfStartA = betweenX * secondY - betweenY * secondX;
  const sideOfEndA = fromEndX * secondY - fromEndY * secondX;
  return (sideOfStartA <= 0 && sideOfEndA >= 0) || (sideOfStartA >= 0 && sideOfEndA <= 0);
}

/** Whether two segments run along the same line or parallel ones. A segment of no length is parallel to all. */
export function parallelSegmentSegment(a: Bare<Segment>, b: Bare<Segment>): boolean {
  const firstX = a.end.x - a.start.x;
  const firstY = a.end.y - a.start.y;
  const secondX = b.end.x - b.start.x;
  const secondY = b.end.y - b.start.y;
  return firstX * secondY === firstY * secondX;
}
