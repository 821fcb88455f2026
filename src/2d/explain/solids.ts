/** How shapes are drawn, each in the role that its place among the arguments gives it. */
import type { Bare } from '../../core/bare.js';
import type { Role } from '../../gizmos/roles.js';
import type { Sink } from '../../gizmos/sink.js';
import type { Aabb } from '../shapes/aabb.js';
import type { Segment } from '../shapes/segment.js';

export function drawSegment({ start, end }: Bare<Segment>, role: Role, sink: Sink): void {
  sink.line(start, end, role);
  sink.point(start, role);
  sink.label(start, 'start', role);
  sink.point(end, role);
  sink.label(end, 'end', role);
}

/** Its inside, its edges along each axis, and the two corners it is given by. A flat box has fewer of them. */
export function drawAabb({ min, max }: Bare<Aabb>, role: Role, sink: Sink): void {
  const low = { x: max.x, y: min.y };
  const high = { x: min.x, y: max.y };
  if (min.x < max.x && min.y < max.y) sink.face([min, low, max, high], role);
  if (min.x < max.x) {
    sink.line(min, low, role, 'axisX');
    sink.line(high, max, role, 'axisX');
  }
  if (min.y < max.y) {
    sink.line(min, high, role, 'axisY');
    sink.line(low, max, role, 'axisY');
  }
  sink.point(min, role);
  sink.label(min, 'min', role);
  sink.point(max, role);
  sink.label(max, 'max', role);
}
