/**
 * What two triangles of one plane share: a convex polygon, made of those edges of both that more than a point of lies in the other. The same in both
 * dimensions. All but the places where edges cross is decided by exact questions. Nothing is allocated: edges are kept, and set anew for every two triangles.
 */
import { copyVector, type Vector } from './settling.js';

export type Corner = Readonly<Vector>;

export interface Edge {
  start: Corner;
  end: Corner;
}

export interface Corners {
  readonly a: Corner;
  readonly b: Corner;
  readonly c: Corner;
}

/** A polygon of up to six corners. */
export interface Polygon {
  count: number;
  readonly points: readonly Vector[];
}

/** What two edges share: ends come out as they were given. */
interface Meeting {
  readonly relation: string;
  readonly start: Corner;
  readonly end: Corner;
}

/** Where an edge comes into a triangle, and where it goes out. */
interface Passage {
  readonly entry: Corner;
  readonly exit: Corner;
}

/** What the plane of two triangles is asked. */
export interface Plane {
  meeting(a: Edge, b: Edge): Meeting | null;
  passage(edge: Edge, triangle: Corners): Passage | null;
  /** Whether an edge shares more than a point with a triangle that has an area. */
  isStretch(edge: Edge, triangle: Corners): boolean;
  /** Positive where the second edge turns to the left of the first, seen from one side of the plane. */
  turn(a: Edge, b: Edge): number;
  /** Whether an edge leads towards the lower half of all directions, or to the left along their border. */
  isDown(edge: Edge): boolean;
  isOn(corner: Corner, edge: Edge): boolean;
  isIn(corner: Corner, triangle: Corners): boolean;
  vector(): Vector;
}

export class Overlap {
  /** Of the first triangle, then of the second. */
  private readonly edges: readonly Edge[];
  /** Those that bound the polygon, as it is walked: edges of a convex polygon are in the order of their directions. */
  private readonly walk: Edge[];
  private readonly found: Polygon;

  constructor(private readonly plane: Plane) {
    const { vector } = plane;
    this.edges = Array.from({ length: 6 }, () => ({ start: vector(), end: vector() }));
    this.walk = [...this.edges];
    this.found = { count: 0, points: Array.from({ length: 6 }, () => vector()) };
  }

  /** Of two triangles of one plane that meet; to the left along the polygon lies its inside. */
  of(s: Corners, t: Corners, out: Polygon): void {
    const turnS = this.setEdges(s, 0);
    const turnT = this.setEdges(t, 3);
    this.found.count = 0;
    if (turnS === 0 && turnT === 0) this.takeMeeting(this.longest(0), this.longest(3));
    else if (turnS === 0) this.takeEdge(this.longest(0), t, 3);
    else if (turnT === 0) this.takeEdge(this.longest(3), s, 0);
    else this.takePolygon(s, t);
    this.give(out);
  }

  /** Of an edge and a triangle with an area that meet. */
  ofEdge(edge: Edge, triangle: Corners, out: Polygon): void {
    this.setEdges(triangle, 3);
    this.found.count = 0;
    this.takeEdge(edge, triangle, 3);
    this.give(out);
  }

  /** Only now, for `out` may hold a corner. */
  private give(out: Polygon): void {
    const { count, points } = this.found;
    out.count = count;
    for (let i = 0; i < count; i++) copyVector(points[i]!, out.points[i]!);
  }

  /** With the inside to their left. Gives back 0 where there is none. */
  private setEdges({ a, b, c }: Corners, from: 0 | 3): number {
    setEdge(this.edges[from]!, a, b);
    setEdge(this.edges[from + 1]!, b, c);
    setEdge(this.edges[from + 2]!, c, a);
    const turn = this.plane.turn(this.edges[from]!, this.edges[from + 1]!);
    if (turn < 0) {
      setEdge(this.edges[from]!, a, c);
      setEdge(this.edges[from + 1]!, c, b);
      setEdge(this.edges[from + 2]!, b, a);
    }
    return turn;
  }

  /** A triangle without area is no more than this. */
  private longest(from: 0 | 3): Edge {
    const [ab, bc, ca] = [this.edges[from]!, this.edges[from + 1]!, this.edges[from + 2]!];
    if (this.plane.isOn(ca.start, ab)) return ab;
    return this.plane.isOn(ab.start, bc) ? bc : ca;
  }

  private takeMeeting(a: Edge, b: Edge): void {
    const { relation, start, end } = this.plane.meeting(a, b)!;
    this.found.count = relation === 'coincides' ? 2 : 1;
    copyVector(start, this.found.points[0]!);
    copyVector(end, this.found.points[1]!);
  }

  private takeEdge(edge: Edge, triangle: Corners, from: 0 | 3): void {
    const { plane, found } = this;
    const count = !areEqual(edge.start, edge.end) && plane.isStretch(edge, triangle) ? 2 : 1;
    const { entry, exit } = plane.passage(edge, triangle)!;
    const [start, end] = [found.points[0]!, found.points[count - 1]!];
    found.count = count;
    copyVector(exit, end);
    copyVector(plane.isIn(edge.start, triangle) ? edge.start : entry, start);
    if (plane.isIn(edge.end, triangle)) copyVector(edge.end, end);
    for (let i = 0; i < 3; i++) {
      const corner = this.edges[from + i]!.start;
      const opposite = this.edges[from + ((i + 1) % 3)]!;
      // An edge through a corner begins there, or ends if it leads away from the opposite side.
      if (plane.isOn(corner, edge)) copyVector(corner, plane.turn(opposite, edge) > 0 ? end : start);
    }
  }

  private takePolygon(s: Corners, t: Corners): void {
    const { edges, walk, found, plane } = this;
    let count = 0;
    for (let i = 0; i < 6; i++) if (plane.isStretch(edges[i]!, i < 3 ? t : s)) count = this.insert(edges[i]!, count);
    found.count = Math.max(count, 1);
    // Of corners that touch, the first is all.
    if (count === 0) copyVector(this.touching(s, t), found.points[0]!);
    for (let i = 0; i < count; i++) {
      const [before, edge] = [walk[i === 0 ? count - 1 : i - 1]!, walk[i]!];
      copyVector(this.cornerBetween(before, edge) ?? this.entryOf(edge, s, t), found.points[i]!);
    }
  }

  private touching(s: Corners, t: Corners): Corner {
    const { edges, plane } = this;
    for (let i = 0; i < 5; i++) if (plane.isIn(edges[i]!.start, i < 3 ? t : s)) return edges[i]!.start;
    return edges[5]!.start;
  }

  /** The corner of a triangle that one of two edges ends in or the other begins with, where they meet in one. */
  private cornerBetween(before: Edge, edge: Edge): Corner | undefined {
    if (this.plane.isOn(before.end, edge)) return before.end;
    return this.plane.isOn(edge.start, before) ? edge.start : undefined;
  }

  private entryOf(edge: Edge, s: Corners, t: Corners): Corner {
    return this.plane.passage(edge, this.edges.indexOf(edge) < 3 ? t : s)!.entry;
  }

  /** Gives back how many there are then. Edges in one direction lie on each other, and either stands for both. */
  private insert(edge: Edge, count: number): number {
    const { walk } = this;
    let place = count;
    while (place > 0 && this.isBefore(edge, walk[place - 1]!)) place--;
    if (place > 0 && !this.isBefore(walk[place - 1]!, edge)) return count;
    for (let i = count; i > place; i--) walk[i] = walk[i - 1]!;
    walk[place] = edge;
    return count + 1;
  }

  private isBefore(a: Edge, b: Edge): boolean {
    const isDownA = this.plane.isDown(a);
    return isDownA === this.plane.isDown(b) ? this.plane.turn(a, b) > 0 : !isDownA;
  }
}

export function setEdge(edge: Edge, start: Corner, end: Corner): Edge {
  edge.start = start;
  edge.end = end;
  return edge;
}

export function areEqual(p: Corner, q: Corner): boolean {
  return p.x === q.x && p.y === q.y && p.z === q.z;
}
