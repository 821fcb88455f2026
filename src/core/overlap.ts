/** What two triangles of one plane share: a convex polygon, made of those pieces of their edges that lie in the other. The same in both dimensions. */
import { copyVector, type Vector } from './settling.js';

interface Edge {
  start: Readonly<Vector>;
  end: Readonly<Vector>;
}

interface Corners {
  readonly a: Readonly<Vector>;
  readonly b: Readonly<Vector>;
  readonly c: Readonly<Vector>;
}

/** What of an edge lies in a triangle. */
interface Piece {
  readonly tMin: number;
  readonly tMax: number;
  readonly entry: Vector;
  readonly exit: Vector;
}

/** A polygon of up to six corners. */
export interface Polygon {
  count: number;
  readonly points: readonly Vector[];
}

/** What the plane of two triangles is asked. All but the places in a passage is exact. */
export interface Plane {
  passage(edge: Edge, triangle: Corners): Piece | null;
  /** Positive where the second edge turns to the left of the first, seen from one side of the plane. */
  turn(a: Edge, b: Edge): number;
  /** Whether an edge leads towards the lower half of all directions, or to the left along their border. */
  isDown(edge: Edge): boolean;
  holds(edge: Edge, corner: Readonly<Vector>): boolean;
  vector(): Vector;
}

/** Pieces in the order in which the polygon is walked: edges of a convex polygon are in the order of their directions. */
export class Overlap {
  private readonly edges: Edge[];
  private readonly starts: Vector[];
  private count = 0;

  constructor(private readonly plane: Plane) {
    const nowhere = plane.vector();
    this.edges = Array.from({ length: 7 }, () => ({ start: nowhere, end: nowhere }));
    this.starts = Array.from({ length: 7 }, () => plane.vector());
  }

  /** Of two triangles of one plane that meet; to the left along the polygon lies its inside. */
  of(s: Corners, t: Corners, out: Polygon): void {
    this.count = 0;
    out.count = 0;
    const [turnS, turnT] = [this.turnOf(s), this.turnOf(t)];
    if (turnS === 0 || turnT === 0) {
      this.alongFlat(turnS === 0 ? s : t, turnS === 0 ? t : s, out);
      return;
    }
    this.takePieces(s, turnS, t, out);
    this.takePieces(t, turnT, s, out);
    // Where only corners touch, the one place that was found is all.
    if (this.count === 0) return;
    out.count = this.count;
    for (let i = 0; i < this.count; i++) copyVector(this.starts[i]!, out.points[i]!);
  }

  private turnOf({ a, b, c }: Corners): number {
    return this.plane.turn({ start: a, end: b }, { start: b, end: c });
  }

  /** Of a triangle that is no more than its longest edge. */
  private alongFlat({ a, b, c }: Corners, other: Corners, out: Polygon): void {
    const { holds, passage } = this.plane;
    const [ab, bc, ca] = [
      { start: a, end: b },
      { start: b, end: c },
      { start: c, end: a },
    ] as const;
    const piece = passage(holds(ab, c) ? ab : holds(bc, a) ? bc : ca, other);
    if (piece !== null) takePlaces(piece, out);
  }

  private takePieces({ a, b, c }: Corners, turn: number, other: Corners, out: Polygon): void {
    const [p, q, r] = turn > 0 ? [a, b, c] : [c, b, a];
    this.takePiece(p, q, other, out);
    this.takePiece(q, r, other, out);
    this.takePiece(r, p, other, out);
  }

  private takePiece(start: Readonly<Vector>, end: Readonly<Vector>, other: Corners, out: Polygon): void {
    const edge = { start, end };
    const piece = this.plane.passage(edge, other);
    if (piece === null) return;
    if (this.count === 0) takePlaces(piece, out);
    if (!(piece.tMin < piece.tMax)) return;
    let place = this.count;
    while (place > 0 && this.isBefore(edge, this.edges[place - 1]!)) place--;
    // Pieces in one direction are the same piece of two edges that lie on each other.
    if (place > 0 && !this.isBefore(this.edges[place - 1]!, edge)) return;
    for (let i = this.count; i > place; i--) {
      copyVector(this.starts[i - 1]!, this.starts[i]!);
      this.edges[i] = this.edges[i - 1]!;
    }
    this.edges[place] = edge;
    copyVector(piece.entry, this.starts[place]!);
    this.count++;
  }

  private isBefore(a: Edge, b: Edge): boolean {
    const [isDownA, isDownB] = [this.plane.isDown(a), this.plane.isDown(b)];
    return isDownA === isDownB ? this.plane.turn(a, b) > 0 : isDownB;
  }
}

/** One place, or both ends of a piece. */
function takePlaces({ tMin, tMax, entry, exit }: Piece, out: Polygon): void {
  out.count = tMin < tMax ? 2 : 1;
  copyVector(entry, out.points[0]!);
  copyVector(exit, out.points[1]!);
}
