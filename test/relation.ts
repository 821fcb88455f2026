/** How two shapes lie to each other, by the generic questions, in both orders. */
import { expect } from 'vitest';

export type Relation = 'apart' | 'touching' | 'overlapping';

type Ask = (a: unknown, b: unknown) => boolean;

/** @param library the questions of a dimension, of which each takes some pairs of kinds only */
export function relationIn(library: { intersects: unknown; overlaps: unknown; touches: unknown }) {
  const [intersects, overlaps, touches] = [library.intersects as Ask, library.overlaps as Ask, library.touches as Ask];
  return (a: unknown, b: unknown): Relation => {
    const answers = [intersects(a, b), overlaps(a, b), touches(a, b)];
    expect([intersects(b, a), overlaps(b, a), touches(b, a)]).toEqual(answers);
    expect(answers[0]).toBe(answers[1] !== answers[2]);
    return answers[1] ? 'overlapping' : answers[2] ? 'touching' : 'apart';
  };
}
