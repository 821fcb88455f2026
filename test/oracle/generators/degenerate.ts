import type { Shape3, Vector3 } from '../shapes.js';
import { type Axes, along, difference, type Space, scaled, vector } from './floats.js';
import { independent, type Kind } from './independent.js';
import { through } from './meeting.js';
import { lattice } from './numbers.js';

/** Shapes that have collapsed into simpler ones, or into nothing, or that are absurdly long; about half share a point. */
export function degenerate(kindA: Kind, kindB: Kind, space: Space): { a: Shape3; b: Shape3 } {
  const { random } = space;
  const numbers = lattice(space);
  const shared = random.chance(0.5) ? vector(space, numbers.coordinate) : null;
  const fresh = (kind: Kind): Shape3 =>
    shared === null ? independent(kind, space, numbers) : through(shared, kind, space);
  const [a, b] = [fresh(kindA), fresh(kindB)];
  const which = random.whole(0, 2);
  return {
    a: which === 1 ? a : collapsed(a, shared, space),
    b: which === 2 ? b : collapsed(b, shared, space),
  };
}

/** A simpler shape of the same kind, still through the shared point if there is one (unless it is empty). */
function collapsed(shape: Shape3, shared: Vector3 | null, space: Space): Shape3 {
  const { random } = space;
  switch (shape.kind) {
    case 'point':
    case 'hull':
      return shape;
    case 'segment': {
      const only = shared ?? shape.start;
      return { ...shape, start: only, end: { ...only } };
    }
    case 'line':
    case 'ray': {
      const zero = { x: 0, y: 0, z: 0 };
      if (random.chance(0.4)) return { ...shape, origin: shared ?? shape.origin, direction: zero };
      return { ...shape, direction: scaled(shape.direction, random.pick([1e-30, 1e30, 1e-200, 1e200, 2 ** -1060])) };
    }
    case 'plane':
    case 'halfspace': {
      // The same plane, or (seldom) none at all.
      const factor = random.pick([0, -1, 2 ** -60, 2 ** 60, 2 ** -900, 2 ** 500, 1e-30, 1e30]);
      const side = shape.kind === 'halfspace' ? Math.abs(factor) : factor;
      return { ...shape, normal: scaled(shape.normal, side), constant: shape.constant * side };
    }
    case 'capsule': {
      const start = shared ?? shape.start;
      const end = random.chance(0.6) ? { ...start } : shape.end;
      return { ...shape, start, end, radius: random.pick([0, 0, shape.radius, 1e-30, 5e-324, -1]) };
    }
    case 'sphere': {
      const center = shared ?? shape.center;
      return { ...shape, center, radius: random.pick([0, 0, 0, 1e-30, 5e-324, -1]) };
    }
    case 'aabb':
      return flattenedBox(shape, space);
    case 'triangle':
      return collapsedTriangle(shape, shared, space);
    case 'obb':
      return collapsedBox(shape, space);
  }
}

/** Flat in some directions, or (seldom) turned over and therefore empty. The lower side stays where it was. */
function flattenedBox(box: Extract<Shape3, { kind: 'aabb' }>, { random, flat }: Space): Shape3 {
  const { min, max } = box;
  if (random.chance(0.1)) return { ...box, max: { ...max, x: min.x - random.pick([1, 2 ** -50]) } };
  const flatten = (low: number, high: number): number => (random.chance(0.5) ? low : high);
  return {
    ...box,
    max: { x: flatten(min.x, max.x), y: flatten(min.y, max.y), z: flat ? 0 : flatten(min.z, max.z) },
  };
}

function collapsedTriangle(
  triangle: Extract<Shape3, { kind: 'triangle' }>,
  shared: Vector3 | null,
  { random }: Space,
): Shape3 {
  const { a, b } = triangle;
  const only = shared ?? a;
  const ab = difference(b, a);
  // The shared point may lie anywhere in the triangle, so the collapsed one is laid along it.
  const from = shared === null ? a : along(shared, ab, -random.whole(0, 4) / 4);
  const to = along(from, ab, 1);
  const third = along(from, ab, random.whole(-4, 8) / 4);
  return random.pick<Shape3>([
    { kind: 'triangle', a: only, b: only, c: only },
    { kind: 'triangle', a: from, b: to, c: from },
    { kind: 'triangle', a: from, b: to, c: third },
    { kind: 'triangle', a: third, b: from, c: to },
  ]);
}

/** Flat, on axes that are not at right angles, depend on each other, are zero, or of any length. */
function collapsedBox(box: Extract<Shape3, { kind: 'obb' }>, space: Space): Shape3 {
  const { random } = space;
  const whole = (): Vector3 => vector(space, () => random.whole(-2, 2));
  const [x, y] = [whole(), whole()];
  const axes = random.pick<Axes>([
    box.axes,
    box.axes,
    [x, y, whole()],
    [x, y, along(x, y, random.whole(-1, 1))],
    [x, scaled(x, -1), scaled(x, 2)],
    [box.axes[0], box.axes[1], box.axes[0]],
    [scaled(box.axes[0], 1e-30), box.axes[1], scaled(box.axes[2], 1e30)],
  ]);
  const keep = (extent: number): number => (random.chance(0.5) ? extent : 0);
  const { halfExtents } = box;
  return { ...box, axes, halfExtents: { x: keep(halfExtents.x), y: keep(halfExtents.y), z: keep(halfExtents.z) } };
}
