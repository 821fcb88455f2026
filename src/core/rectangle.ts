/**
 * The smallest rectangle around points of a plane. One of its sides lies along an edge of their convex hull (Freeman and Shapira 1975), so a
 * rectangle that is turned from edge to edge finds it (Toussaint, "Solving geometric problems with the rotating calipers", 1983). All is rounded: whoever needs a
 * rectangle that holds the points has to see to that.
 */

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

/** The corners of the convex hull, counter-clockwise, x and y in turn. Andrew's monotone chain, 1979. */
function hullOf(points: Float64Array): number[] {
  const order = Array.from({ length: points.length / 2 }, (_, i) => 2 * i);
  order.sort((i, j) => points[i]! - points[j]! || points[i + 1]! - points[j + 1]!);
  const lower = chain(points, order);
  const upper = chain(points, order.reverse());
  return lower.length === 0 ? [points[order[0]!]!, points[order[0]! + 1]!] : [...lower, ...upper];
}

/** One side of the hull, without its last corner. */
function chain(points: Float64Array, order: readonly number[]): number[] {
  const corners: number[] = [];
  for (const at of order) {
    const [x, y] = [points[at]!, points[at + 1]!];
    while (corners.length >= 2 && !isLeftTurn(corners, x, y)) corners.length -= 2;
    corners.push(x, y);
  }
  corners.length -= 2;
  return corners;
}

/** Whether the way from the last corners to a point turns left; where there is one corner only, whether the point is another. */
function isLeftTurn(corners: readonly number[], x: number, y: number): boolean {
  const [bX, bY] = [corners.at(-2)!, corners.at(-1)!];
  if (corners.length === 2) return x !== bX || y !== bY;
  const [aX, aY] = [corners.at(-4)!, corners.at(-3)!];
  return (bX - aX) * (y - bY) - (bY - aY) * (x - bX) > 0;
}
