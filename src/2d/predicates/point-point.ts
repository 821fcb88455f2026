import type { Vec2 } from '../../math/vec2.js';

/** Whether two points are the same. */
export function intersectsPointPoint(a: Vec2, b: Vec2): boolean {
  return a.x === b.x && a.y === b.y;
}
