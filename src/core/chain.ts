/** Convex hulls in a plane. */

/**
 * The places of the corners of the convex hull, counter-clockwise from the one at the least x, of several the one at the least y. Where all points lie on a line it is both
 * ends, or the one point. Andrew, "Another efficient algorithm for convex hulls in two dimensions", 1979.
 * @param points x and y in turn
 * @param order the places of points, by which a place is twice the number of a point; it is sorted
 * @param sideOf positive where the third place lies to the left of the way from the first to the second
 */
export function cornersOfHull(
  points: Float64Array,
  order: number[],
  sideOf: (a: number, b: number, c: number) => number,
): number[] {
  order.sort((i, j) => points[i]! - points[j]! || points[i + 1]! - points[j + 1]!);
  const corners = chain(points, order, sideOf);
  for (const at of chain(points, order.reverse(), sideOf)) corners.push(at);
  return corners.length === 0 ? order.slice(0, 1) : corners;
}

/** The places of one side's corners, without its last. */
function chain(
  points: Float64Array,
  order: readonly number[],
  sideOf: (a: number, b: number, c: number) => number,
): number[] {
  const corners: number[] = [];
  for (const at of order) {
    while (corners.length > 0 && !isLeftTurn(points, corners, at, sideOf)) corners.pop();
    corners.push(at);
  }
  corners.pop();
  return corners;
}

/** Whether the way from the last corners to a point turns left; where there is one corner only, whether the point is another. */
function isLeftTurn(
  points: Float64Array,
  corners: readonly number[],
  at: number,
  sideOf: (a: number, b: number, c: number) => number,
): boolean {
  const b = corners[corners.length - 1]!;
  if (corners.length === 1) return points[at] !== points[b] || points[at + 1] !== points[b + 1];
  return sideOf(corners[corners.length - 2]!, b, at) > 0;
}
