/**
 * The convex hull of points of space as a surface of triangles, which grows by one point after the other in random order: Clarkson and Shor, "Applications of random sampling in
 * computational geometry II", 1989. Every point that is not in the hull is kept with one triangle that it sees, as in Barber, Dobkin and Huhdanpaa, "The quickhull algorithm for convex
 * hulls", 1996. That takes a time of n log n, expected for any points.
 *
 * Points in the plane of a triangle do not see it. So no case is special: what a point sees is then what one sees that lies a little closer to the inside, and triangles that come to lie
 * in one plane form a convex polygon. What is no corner of the hull may be left within an edge or a face; `merging.ts` takes it out.
 */
import { reachOf } from '../core/cloud.js';
import { sideOfPlane } from './sides.js';

/** Numbers that are kept for every triangle's plane: its normal, and by how much products with it may be off. */
const KEPT = 4;
/** With so many new triangles it is quicker to search among them. */
const MANY = 8;

/** Triangles all around an apex, each with the one before; and between which of their corners wedges are not flat. */
interface Fan {
  readonly triangles: readonly number[];
  readonly apex: number;
  readonly low: number;
  readonly high: number;
}

export class Surface {
  /** Three for each triangle, counter-clockwise as seen from outside; -1 for those that are gone. */
  readonly corners: number[] = [];
  /** The neighbour beyond each side: the one from a corner to the next. */
  readonly beyond: number[] = [];
  /** How often it was asked on which side of a plane a point lies. */
  asked = 0;
  private readonly planes: number[] = [];
  /** For each point outside of the hull a triangle that it sees, or -1. */
  private readonly seen: Int32Array;
  /** The points that are kept with a triangle: the first one, and for each point the one after it; then -1. */
  private readonly firsts: number[] = [];
  private readonly afters: Int32Array;
  /** The point by which each triangle was last seen. */
  private readonly seenBy: number[] = [];
  /** New triangles by the corner from which they share a side with an older one. */
  private readonly bornAt: Int32Array;
  private readonly gone: number[] = [];
  private readonly extents: readonly number[];

  /** @param scaled the coordinates in a unit in which the largest is about 1 */
  constructor(
    private readonly coordinates: Float64Array,
    private readonly scaled: Float64Array,
  ) {
    const count = coordinates.length / 3;
    this.seen = new Int32Array(count).fill(-1);
    this.afters = new Int32Array(count);
    this.bornAt = new Int32Array(count);
    this.extents = [0, 1, 2].map((axis) => extentAlong(scaled, axis));
  }

  /** @param simplex four points that do not lie in one plane */
  grownFrom(simplex: readonly number[]): this {
    const [a, b, c, d] = simplex as [number, number, number, number];
    const [p, q] = sideOfPlane(this.coordinates, a, b, c, d) > 0 ? [c, b] : [b, c];
    const triangles = [this.put(a, p, q), this.put(a, d, p), this.put(p, d, q), this.put(q, d, a)];
    this.beyond.splice(0, 12, 1, 2, 3, 3, 2, 0, 1, 3, 0, 2, 1, 0);
    for (const point of this.seen.keys()) this.keep(point, this.firstSeen(triangles, point));
    for (const point of shuffled(this.seen.length)) if (this.seen[point]! >= 0) this.add(point);
    return this;
  }

  /** Adds a point from which triangles are seen: they go, and new ones lead from their border to it. */
  private add(point: number): void {
    const { corners, beyond, bornAt } = this;
    const visible = this.visibleFrom(point);
    let born = -1;
    for (const old of visible) {
      for (let side = 3 * old; side < 3 * old + 3; side++) {
        const other = beyond[side]!;
        if (this.seenBy[other] === point) continue;
        const [from, to] = [corners[side]!, corners[following(side)]!];
        born = this.put(from, to, point);
        beyond[3 * born] = other;
        beyond[sideFrom(corners, other, to)] = born;
        bornAt[from] = born;
      }
    }
    const fan: number[] = [];
    do {
      fan.push(born);
      const next = bornAt[corners[3 * born + 1]!]!;
      beyond[3 * born + 1] = next;
      beyond[3 * next + 2] = born;
      born = next;
    } while (born !== fan[0]);
    const wedges = this.wedgesOf(fan, point);
    for (const old of visible) this.remove(old, wedges);
  }

  private wedgesOf(triangles: readonly number[], apex: number): Fan {
    const corner = (i: number): number => this.corners[3 * triangles[i]!]!;
    const [first, last] = [corner(0), corner(triangles.length - 1)];
    let [low, high] = [1, triangles.length - 1];
    if (triangles.length >= MANY) {
      while (this.side(first, corner(1), apex, corner(low + 1)) === 0) low++;
      while (this.side(last, first, apex, corner(high - 1)) === 0) high--;
    }
    return { triangles, apex, low, high };
  }

  /** The triangles that a point sees. They hang together. */
  private visibleFrom(point: number): number[] {
    const { beyond, seenBy } = this;
    const visible = [this.seen[point]!];
    seenBy[visible[0]!] = point;
    for (const triangle of visible) {
      for (let side = 3 * triangle; side < 3 * triangle + 3; side++) {
        const other = beyond[side]!;
        if (seenBy[other] === point || !this.isInFront(other, point)) continue;
        seenBy[other] = point;
        visible.push(other);
      }
    }
    return visible;
  }

  /** Takes a triangle away, and gives its points to new ones. A point that sees none of those lies in the hull: it was seen from the same side. */
  private remove(triangle: number, fan: Fan): void {
    let kept = this.firsts[triangle]!;
    while (kept >= 0) {
      const after = this.afters[kept]!;
      if (kept === fan.apex) this.seen[kept] = -1;
      else
        this.keep(kept, fan.triangles.length < MANY ? this.firstSeen(fan.triangles, kept) : this.foundSeen(fan, kept));
      kept = after;
    }
    for (let side = 3 * triangle; side < 3 * triangle + 3; side++) this.corners[side] = -1;
    this.gone.push(triangle);
  }

  private keep(point: number, triangle: number): void {
    this.seen[point] = triangle;
    if (triangle < 0) return;
    this.afters[point] = this.firsts[triangle]!;
    this.firsts[triangle] = point;
  }

  private firstSeen(triangles: readonly number[], point: number): number {
    for (const triangle of triangles) if (this.isInFront(triangle, point)) return triangle;
    return -1;
  }

  /**
   * The same among triangles all around an apex, by halves: as for a point and a convex polygon, of which planes through the apex and one corner make wedges. Where a point does not see
   * the triangle in its own wedge, it sees none.
   */
  private foundSeen({ triangles, apex, low, high }: Fan, point: number): number {
    if (this.isInFront(triangles[0]!, point)) return triangles[0]!;
    if (this.isInFront(triangles[triangles.length - 1]!, point)) return triangles[triangles.length - 1]!;
    const corner = this.corners[3 * triangles[0]!]!;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.side(corner, this.corners[3 * triangles[middle]!]!, apex, point) > 0) high = middle;
      else low = middle;
    }
    return this.isInFront(triangles[low]!, point) ? triangles[low]! : -1;
  }

  private isInFront(triangle: number, point: number): boolean {
    const { corners, planes, scaled } = this;
    this.asked++;
    const at = KEPT * triangle;
    const from = 3 * corners[3 * triangle]!;
    const height =
      planes[at]! * (scaled[3 * point]! - scaled[from]!) +
      planes[at + 1]! * (scaled[3 * point + 1]! - scaled[from + 1]!) +
      planes[at + 2]! * (scaled[3 * point + 2]! - scaled[from + 2]!);
    if (Math.abs(height) > planes[at + 3]!) return height > 0;
    const [a, b, c] = [corners[3 * triangle]!, corners[3 * triangle + 1]!, corners[3 * triangle + 2]!];
    return sideOfPlane(this.coordinates, a, b, c, point) > 0;
  }

  private side(a: number, b: number, c: number, d: number): number {
    this.asked++;
    return sideOfPlane(this.coordinates, a, b, c, d);
  }

  private put(a: number, b: number, c: number): number {
    const { corners, scaled, planes, extents } = this;
    const triangle = this.gone.pop() ?? corners.length / 3;
    corners[3 * triangle] = a;
    corners[3 * triangle + 1] = b;
    corners[3 * triangle + 2] = c;
    this.firsts[triangle] = -1;
    this.seenBy[triangle] = -1;
    const bX = scaled[3 * b]! - scaled[3 * a]!;
    const bY = scaled[3 * b + 1]! - scaled[3 * a + 1]!;
    const bZ = scaled[3 * b + 2]! - scaled[3 * a + 2]!;
    const cX = scaled[3 * c]! - scaled[3 * a]!;
    const cY = scaled[3 * c + 1]! - scaled[3 * a + 1]!;
    const cZ = scaled[3 * c + 2]! - scaled[3 * a + 2]!;
    planes[KEPT * triangle] = bY * cZ - bZ * cY;
    planes[KEPT * triangle + 1] = bZ * cX - bX * cZ;
    planes[KEPT * triangle + 2] = bX * cY - bY * cX;
    const off =
      (Math.abs(bY * cZ) + Math.abs(bZ * cY)) * extents[0]! +
      (Math.abs(bZ * cX) + Math.abs(bX * cZ)) * extents[1]! +
      (Math.abs(bX * cY) + Math.abs(bY * cX)) * extents[2]!;
    // A height is off by eight roundings, of 2^-53 each, of what it is put together of; what vanishes or was lost in scaling is much less than the rest.
    planes[KEPT * triangle + 3] = off * 2 ** -49 + 2 ** -1000;
    return triangle;
  }
}

/** The side after a side of the same triangle. */
export function following(side: number): number {
  return side % 3 === 2 ? side - 2 : side + 1;
}

/** The side of a triangle that begins at a corner. */
export function sideFrom(corners: readonly number[], triangle: number, corner: number): number {
  const first = 3 * triangle;
  return corners[first] === corner ? first : corners[first + 1] === corner ? first + 1 : first + 2;
}

function extentAlong(scaled: Float64Array, axis: number): number {
  const [low, high] = reachOf(scaled, 3, (at) => scaled[at + axis]!);
  return high - low;
}

/** In an order that is the same every time, and has nothing to do with the points. Fisher and Yates; the numbers are those of mulberry32, by Tommy Ettinger. */
function shuffled(count: number): Uint32Array {
  const order = new Uint32Array(count).map((_, i) => i);
  let state = 0x9e3779b9;
  for (let i = order.length - 1; i > 0; i--) {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    const j = Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}
