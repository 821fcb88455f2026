/** How two shapes lie to each other, for tests of pairs. */
import * as plane from '../src/2d/index.js';
import * as space from '../src/3d/index.js';

export type Relation = 'apart' | 'touching' | 'overlapping';

interface Questions {
  intersects(a: never, b: never): boolean;
  overlaps(a: never, b: never): boolean;
  touches(a: never, b: never): boolean;
}

/** By all three questions and in both orders, which must agree. */
function relation({ intersects, overlaps, touches }: Questions, a: unknown, b: unknown): Relation {
  const found = [intersects, overlaps, touches].map((ask) => {
    const answer = ask(a as never, b as never);
    if (answer !== ask(b as never, a as never)) throw new Error(`${ask.name} depends on the order of the shapes`);
    return answer;
  });
  if (found[0] !== (found[1] || found[2]) || (found[1] && found[2])) throw new Error(`no relation: ${found}`);
  return found[1] ? 'overlapping' : found[2] ? 'touching' : 'apart';
}

/** Of a dimension. */
export const relationIn =
  (library: { intersects: unknown; overlaps: unknown; touches: unknown }) =>
  (a: unknown, b: unknown): Relation =>
    relation(library as Questions, a, b);

export const relation2 = (a: plane.Shape, b: plane.Shape): Relation => relation(plane, a, b);
export const relation3 = (a: space.Shape, b: space.Shape): Relation => relation(space, a, b);
