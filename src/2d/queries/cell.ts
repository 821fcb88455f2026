import { noTest, type PairTable } from '../../core/pairTable.js';
import type { Shape } from '../shapes/shape.js';

/**
 * The cell of a question's table for two shapes of any kind. The kinds are told apart by `switch`, which V8 turns into
 * comparisons of pointers; looking the names up in the table took a quarter longer.
 */
export function cell<Extra extends unknown[], Result>(
  table: PairTable<Shape, Extra, Result>,
  a: Shape,
  b: Shape,
): (a: Shape, b: Shape, ...extra: Extra) => Result {
  // A cell takes only the two kinds it stands for, which is what the types cannot follow here.
  type Cell = (a: Shape, b: Shape, ...extra: Extra) => Result;
  const row = rowOf(table, a, b) as Readonly<Record<Shape['kind'], unknown>>;
  switch (b?.kind) {
    case 'point':
      return row.point as Cell;
    case 'segment':
      return row.segment as Cell;
    case 'ray':
      return row.ray as Cell;
    case 'circle':
      return row.circle as Cell;
    case 'aabb':
      return row.aabb as Cell;
    default:
      throw noTest(a, b, '2D');
  }
}

function rowOf<Extra extends unknown[], Result>(
  table: PairTable<Shape, Extra, Result>,
  a: Shape,
  b: Shape,
): PairTable<Shape, Extra, Result>[Shape['kind']] {
  switch (a?.kind) {
    case 'point':
      return table.point;
    case 'segment':
      return table.segment;
    case 'ray':
      return table.ray;
    case 'circle':
      return table.circle;
    case 'aabb':
      return table.aabb;
    default:
      throw noTest(a, b, '2D');
  }
}
