/** How shapes are drawn, each in the role that its place among the arguments gives it. */
import type { Bare } from '../../core/bare.js';
import type { Role } from '../../gizmos/roles.js';
import type { Sink } from '../../gizmos/sink.js';
import type { Vec3 } from '../../math/vec3.js';
import type { Aabb } from '../shapes/aabb.js';
import type { Segment } from '../shapes/segment.js';
import { type Axis, axes, axisRole } from './slabs.js';

export function drawSegment({ start, end }: Bare<Segment>, role: Role, sink: Sink): void {
  sink.line(start, end, role);
  sink.point(start, role);
  sink.label(start, 'start', role);
  sink.point(end, role);
  sink.label(end, 'end', role);
}

/** Its faces, its edges along each axis, and the two corners it is given by. A flat box has fewer of them. */
export function drawAabb(box: Bare<Aabb>, role: Role, sink: Sink): void {
  for (const [axis, next, last] of turns) {
    if (box.min[next] === box.max[next] || box.min[last] === box.max[last]) continue;
    const corners = [cornerOf(box), cornerOf(box, next), cornerOf(box, next, last), cornerOf(box, last)];
    sink.face(
      corners.map((corner) => ({ ...corner, [axis]: box.max[axis] })),
      role,
    );
    sink.face(corners.reverse(), role);
  }
  for (const [axis, next, last] of turns) {
    if (box.min[axis] === box.max[axis]) continue;
    for (const foot of [[], [next], [last], [next, last]]) {
      sink.line(cornerOf(box, ...foot), cornerOf(box, axis, ...foot), role, axisRole(axis));
    }
  }
  sink.point(box.min, role);
  sink.label(box.min, 'min', role);
  sink.point(box.max, role);
  sink.label(box.max, 'max', role);
}

/** Each axis with the two that follow it, so that a turn from the second to the third is counter-clockwise around it. */
const turns: readonly (readonly [Axis, Axis, Axis])[] = [
  ['x', 'y', 'z'],
  ['y', 'z', 'x'],
  ['z', 'x', 'y'],
];

/** The corner that lies at `max` on the given axes and at `min` on the others. */
function cornerOf({ min, max }: Bare<Aabb>, ...high: readonly Axis[]): Vec3 {
  const corner = { x: min.x, y: min.y, z: min.z };
  for (const axis of axes) if (high.includes(axis)) corner[axis] = max[axis];
  return corner;
}
