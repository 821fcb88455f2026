/**
 * The smallest rectangle around points of a plane. One of its sides lies along an edge of their convex hull (Freeman and Shapira 1975), so a
 * rectangle that is turned from edge to edge finds it (Toussaint, "Solving geometric problems with the rotating calipers", 1983). All is rounded: whoever needs a
 * rectangle that holds the points has to see to that.
 */
import { cornersOfHull } from './chain.js';

/** The direction of a side, as a unit vector. */
export interface Side {
  x: number;
  y: number;
}

/**
 * @param points x and y in turn, of size 1 or so
 * @param thickness what flat rectangles count as thick, so that they too have a smallest
 */
export function sideOfSmallestRectangle(points: Float64Array, thickness: number, out: Side): Side {
  const hull = hullOf(points);
  const count = hull.length / 2;
  out.x = 1;
  out.y = 0;
  let smallest = Infinity;
  // The corners that lie farthest along the edge, away from it, and against it.
  let [ahead, aside, behind] = [1, 1, 1];
  for (let i = 0; i < count && count > 1; i++) {
    const [x, y] = edgeOf(hull, i);
    const along = (at: number): number => x * hull[(2 * at) % hull.length]! + y * hull[(2 * at + 1) % hull.length]!;
    const across = (at: number): number => x * hull[(2 * at + 1) % hull.length]! - y * hull[(2 * at) % hull.length]!;
    // From where the last edge left them they only go on, all in all once around.
    ahead = Math.max(ahead, i + 1);
    while (ahead < i + count && along(ahead + 1) > along(ahead)) ahead++;
    aside = Math.max(aside, ahead);
    while (aside < i + count && across(aside + 1) > across(aside)) aside++;
    behind = Math.max(behind, aside);
    while (behind < i + count && along(behind + 1) < along(behind)) behind++;
    const area = (along(ahead) - along(behind) + thickness) * (across(aside) - across(i) + thickness);
    if (!(area < smallest)) continue;
    smallest = area;
    out.x = x;
    out.y = y;
  }
  return out;
}

/** The unit vector along an edge of a hull. */
function edgeOf(hull: readonly number[], i: number): readonly [x: number, y: number] {
  const next = (2 * i + 2) % hull.length;
  const [x, y] = [hull[next]! - hull[2 * i]!, hull[next + 1]! - hull[2 * i + 1]!];
  const length = Math.hypot(x, y);
  return [x / length, y / length];
}

/** The corners of the convex hull, counter-clockwise, x and y in turn. */
function hullOf(points: Float64Array): number[] {
  const places = cornersOfHull(points, outerOf(points), (a, b, at) => sideOf(points, a, b, at));
  return places.flatMap((at) => [points[at]!, points[at + 1]!]);
}

/** Positive where a point lies to the left of the way from `a` to `b`. */
function sideOf(points: Float64Array, a: number, b: number, at: number): number {
  const x = points[a]!;
  const y = points[a + 1]!;
  return (points[b]! - x) * (points[at + 1]! - y) - (points[b + 1]! - y) * (points[at]! - x);
}

/** The places of all points but those inside of the octagon of eight that lie far out: Akl and Toussaint, "A fast convex hull algorithm", 1978. */
function outerOf(points: Float64Array): number[] {
  const octagon = DIRECTIONS.map(([x, y]) => {
    let farthest = 0;
    for (let at = 2; at < points.length; at += 2) {
      const beyond = x * (points[at]! - points[farthest]!) + y * (points[at + 1]! - points[farthest + 1]!);
      if (beyond > 0) farthest = at;
    }
    return farthest;
  });
  const corners = octagon.filter((at, i) => at !== octagon[(i + 1) % octagon.length]);
  const outer: number[] = [];
  for (let at = 0; at < points.length; at += 2) if (!isInside(points, corners, at)) outer.push(at);
  return outer;
}

function isInside(points: Float64Array, corners: readonly number[], at: number): boolean {
  for (let i = 0; i < corners.length; i++) {
    if (!(sideOf(points, corners[i]!, corners[i + 1 === corners.length ? 0 : i + 1]!, at) > 0)) return false;
  }
  return corners.length > 2;
}

const DIRECTIONS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;
