/** Small questions that exist in memory only: of two points of the plane, yes or no. */
import { compiled, type Functions } from './memory.js';

export const FILE = 'src/pairs/one-two.ts';

/** What all of them import. */
export const HEAD = `import { APART, OVERLAPPING, type Sign, signOf, TOUCHING } from '../words/sign.js';
import { type Vec, abs, dot, max, min, sub } from '../words/vec.js';
interface Box {
  readonly min: Vec;
  readonly max: Vec;
}
`;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Ask = (a: Point, b: Point) => boolean;

/** The text of a question with this body. */
export function holds(...lines: readonly string[]): string {
  return [`${HEAD}export function holds(a: Vec, b: Vec): boolean {`, ...lines, '}', ''].join('\n');
}

/** The question with this body. */
export function ask(...lines: readonly string[]): Ask {
  return functionsOf(holds(...lines))['holdsOneTwo'] as Ask;
}

/** @param other a question of another pair, which the text can ask */
export function functionsOf(text: string, other = ''): Functions {
  const texts = other === '' ? { [FILE]: text } : { [FILE]: text, 'src/pairs/other-pair.ts': HEAD + other };
  return compiled(texts, FILE, 2).functions;
}
