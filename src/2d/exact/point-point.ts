// Generated from src/2d/predicates/point-point.ts by `npm run generate`; edit that file instead.
import type { Vec2 } from '../../math/vec2.js';

/** Whether two points are the same. */
export function intersectsPointPoint(a: Vec2, b: Vec2): boolean {
  const aX = a.x;
  const bX = b.x;
  if (!(aX === bX)) return false;
  const aY = a.y;
  const bY = b.y;
  if (!(aY === bY)) return false;
  { const sum1 = ((aX + bX) + (aY + bY)); return sum1 - sum1 === 0 || intersectsPointPointFinite(a, b); }
}

function intersectsPointPointFinite(a: Vec2, b: Vec2): boolean {
  return ((a.x * 0 + b.x * 0) + (a.y * 0 + b.y * 0)) === 0;
}
