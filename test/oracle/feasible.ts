/**
 * A second opinion by linear programming: do two flat-sided shapes share a point?
 *
 * Each shape is a foot plus a sum of edges with weights, so a common point is a solution of a few linear equations in
 * the weights, each of which has a lower bound 0 and mostly an upper bound 1. The solutions form a polyhedron without
 * a straight line in it; if there is one at all there is a corner, and at a corner the weights strictly between their
 * bounds belong to independent columns (Schrijver, Theory of Linear and Integer Programming, 8.5). So we try
 * every basis with the other weights at their bounds. Nothing here knows about parallel, flat or degenerate shapes.
 */
import { minus, origin, times, type Vector } from './vectors.js';
import type { WholeShape } from './whole.js';

interface Weights {
  readonly foot: Vector;
  readonly edges: readonly Vector[];
  /** Without an upper bound: a ray. */
  readonly endless: boolean;
  /** The weights must sum to 1 at most: a triangle. */
  readonly shared: boolean;
}

function weightsOf(shape: WholeShape): Weights {
  const bounded = { endless: false, shared: false };
  switch (shape.kind) {
    case 'point':
      return { foot: shape.at, edges: [], ...bounded };
    case 'linear':
      return { foot: shape.foot, edges: [shape.reach], endless: shape.endless, shared: false };
    case 'aabb': {
      const { x, y, z } = minus(shape.max, shape.min);
      const edges = [
        { x, y: 0n, z: 0n },
        { x: 0n, y, z: 0n },
        { x: 0n, y: 0n, z },
      ];
      return { foot: shape.min, edges, ...bounded };
    }
    case 'triangle': {
      const edges = [minus(shape.b, shape.a), minus(shape.c, shape.a)];
      return { foot: shape.a, edges, endless: false, shared: true };
    }
    case 'obb': {
      const foot = shape.edges.reduce(minus, shape.center);
      return { foot, edges: shape.edges.map((edge) => times(edge, 2n)), ...bounded };
    }
    case 'hull': {
      const [foot, ...others] = shape.corners as [Vector, ...Vector[]];
      return { foot, edges: others.map((corner) => minus(corner, foot)), endless: false, shared: true };
    }
    case 'line':
      return { foot: shape.foot, edges: [shape.reach, minus(origin, shape.reach)], endless: true, shared: false };
    case 'sphere':
    case 'capsule':
      throw new TypeError(`a ${shape.kind} has no flat sides`);
    case 'plane':
    case 'halfspace':
      throw new TypeError(`a ${shape.kind} has no corner in whole numbers`);
  }
}

/** One weight: its coefficient in every equation, and whether 1 is its upper bound. */
interface Column {
  readonly entries: readonly bigint[];
  readonly endless: boolean;
}

export function flatShapesMeet(a: WholeShape, b: WholeShape): boolean {
  const sides = [weightsOf(a), weightsOf(b)] as const;
  const target = minus(sides[1].foot, sides[0].foot);
  const sums = sides.filter((side) => side.shared);
  const columns: Column[] = [];
  for (const side of sides) {
    const sumEntries = sums.map((other) => (other === side ? 1n : 0n));
    for (const edge of side.edges) {
      const { x, y, z } = side === sides[0] ? edge : minus(origin, edge);
      columns.push({ entries: [x, y, z, ...sumEntries], endless: side.endless });
    }
    // The slack that makes "at most 1" an equation.
    if (side.shared) columns.push({ entries: [0n, 0n, 0n, ...sumEntries], endless: false });
  }
  return hasSolution(columns, [target.x, target.y, target.z, ...sums.map(() => 1n)]);
}

/** Whether Σ weight·column = target has a solution with weights in 0..1 (0..∞ for an endless one). */
function hasSolution(columns: readonly Column[], target: readonly bigint[]): boolean {
  const rows = independentRows(
    columns.map((column) => column.entries),
    target,
  );
  if (rows === null) return false;
  const pick = (entries: readonly bigint[]): bigint[] => rows.map((row) => entries[row] ?? 0n);
  const reduced = columns.map((column) => ({ ...column, entries: pick(column.entries) }));
  return subsets(reduced, rows.length).some(([basis, others]) => hasCorner(basis, others, pick(target)));
}

/** Whether some choice of bounds for the other weights leaves the basic ones within theirs. */
function hasCorner(basis: readonly Column[], others: readonly Column[], target: readonly bigint[]): boolean {
  const matrix = basis.map((column) => column.entries);
  const whole = determinant(matrix);
  if (whole === 0n) return false;
  const size = whole < 0n ? -whole : whole;
  // Cramer's rule: a basic weight is a determinant with its column replaced, over the whole one. It is linear in the
  // right-hand side, so the shares of the target and of every other column are found once and then only added.
  const shares = (right: readonly bigint[]): bigint[] =>
    basis.map((_, index) => {
      const replaced = determinant(matrix.map((column, at) => (at === index ? right : column)));
      return whole < 0n ? -replaced : replaced;
    });
  let corners = [shares(target)];
  for (const other of others) {
    if (other.endless) continue;
    const share = shares(other.entries);
    corners = [...corners, ...corners.map((corner) => corner.map((value, at) => value - (share[at] ?? 0n)))];
  }
  return corners.some((corner) =>
    corner.every((value, at) => value >= 0n && (basis[at]?.endless === true || value <= size)),
  );
}

function determinant(columns: readonly (readonly bigint[])[]): bigint {
  const [first, ...rest] = columns;
  if (first === undefined) return 1n;
  let sum = 0n;
  let sign = 1n;
  for (const [row, value] of first.entries()) {
    if (value !== 0n) sum += sign * value * determinant(rest.map((column) => column.filter((_, at) => at !== row)));
    sign = -sign;
  }
  return sum;
}

/** Equations that say everything the others say too; null when the equations contradict each other. */
function independentRows(columns: readonly (readonly bigint[])[], target: readonly bigint[]): number[] | null {
  const chosen: { readonly entries: readonly bigint[]; readonly pivot: number }[] = [];
  const rows: number[] = [];
  for (const [row, right] of target.entries()) {
    let entries = [...columns.map((column) => column[row] ?? 0n), right];
    for (const { entries: above, pivot } of chosen) {
      const factor = entries[pivot] ?? 0n;
      const scale = above[pivot] ?? 0n;
      entries = entries.map((value, at) => value * scale - (above[at] ?? 0n) * factor);
    }
    const pivot = entries.findIndex((value) => value !== 0n);
    if (pivot === -1) continue;
    if (pivot === columns.length) return null;
    chosen.push({ entries, pivot });
    rows.push(row);
  }
  return rows;
}

/** Every choice of `count` items, with those left over. */
function subsets<T>(items: readonly T[], count: number): [T[], T[]][] {
  const [first, ...rest] = items;
  if (count === 0) return [[[], [...items]]];
  if (first === undefined) return [];
  const having = subsets(rest, count - 1).map(([taken, left]): [T[], T[]] => [[first, ...taken], left]);
  const lacking = subsets(rest, count).map(([taken, left]): [T[], T[]] => [taken, [first, ...left]]);
  return [...having, ...lacking];
}
