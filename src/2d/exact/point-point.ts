// Generated from src/2d/predicates/point-point.ts by `npm run generate`; edit that file instead.
import type { Vec2 } from '../../math/vec2.js';

/** Whether two points are the same. */
export function intersectsPointPoint(a: Vec2, b: Vec2): boolean {
  if (!(a.x === b.x)) return false;
  if (!(a.y === b.y)) return false;
  { const sum1 = ((a.x + b.x) + (a.y + b.y)); return sum1 - sum1 === 0 || ((a.x * 0 + b.x * 0) + (a.y * 0 + b.y * 0)) === 0; }
}
