/** Hover texts of the generated functions that users see: what is true of every pair, before what its source says of it. */
import { kindIn } from './pair.js';
import type { Dimension } from './value.js';

/** Where it is not the kind itself. */
const NOUNS: Readonly<Record<string, readonly [string, string]>> = {
  aabb: ['a box', 'boxes'],
  obb: ['an oriented box', 'oriented boxes'],
};

/** What each question says of its shapes, for which `$` stands; `€` is what the first holds. */
const TEXTS: Readonly<Record<string, string>> = {
  intersects: 'Whether $ share a point. Touching counts. Exactly right for the doubles given.',
  overlaps:
    'Whether $ would still share a point after any small enough motion: more than a touch. Exactly right for the doubles given.',
  touches:
    'Whether $ share a point, yet an arbitrarily small motion can part them. Exactly right for the doubles given.',
  distance: 'How far apart $ are: 0 exactly where they meet, Infinity where one is empty or not finite.',
  closestPoints:
    'The nearest points of $, `a` on the first and `b` on the second, and how far apart they are. Null where a shape is empty or not finite.',
  closestPointOn: 'The point of $ that is nearest to a given point.',
  contact: 'How $ that meet come apart by the shortest way, or null where they do not meet.',
  contains:
    'Whether $ holds all of €: touching from inside counts, and what is empty neither holds nor is held. Exactly right for the doubles given.',
  raycast: "Where a ray first meets $, or null. `t` counts in units of the ray's direction.",
  intersection: 'What $ share, or null where they do not meet.',
};

/** How `t` counts along a line-like shape. */
const STEPS: Readonly<Record<string, string>> = {
  segment: "Each t counts from 0 at the segment's start to 1 at its end.",
  ray: "Each t counts in units of the ray's direction.",
  line: "Each t counts in units of the line's direction.",
};

const NAME = new RegExp(`^(${Object.keys(TEXTS).join('|')})([A-Z][a-z]+)([A-Z][a-z]+)?$`);

/** Whether users see a function: values and questions do, what these are made of does not. */
export function isPublic(name: string): boolean {
  return NAME.test(name);
}

/** A function's text with all of its hover text, if users see it. */
export function documented(text: string, dimension: Dimension): string {
  const [, comment = '', name = ''] = /^(?:\/\*\*([\s\S]*?)\*\/\n)?export function (\w+)/.exec(text) ?? [];
  if (!isPublic(name)) return text;
  const own = comment.split('\n').flatMap((line) => line.replace(/^\s*\*? ?/, '').trimEnd() || []);
  const lines = [textOf(name), ...own.map((line) => inPlane(line, dimension))].map((line) => ` * ${line}\n`).join('');
  return `/**\n${lines} */\n${text.slice(text.indexOf('export function'))}`;
}

/** What a pair says of spheres holds for circles. */
export function inPlane(line: string, dimension: Dimension): string {
  return line.replace(/\b([a-z]+?)(s?)\b/g, (_word, kind: string, ending: string) => kindIn(kind, dimension) + ending);
}

function textOf(name: string): string {
  const [, question = '', ...found] = NAME.exec(name) ?? [];
  const kinds = found.flatMap((kind) => kind?.toLowerCase() ?? []);
  if (question === 'contains') return textOfContains(kinds);
  const steps = STEPS[kinds[0]!];
  return TEXTS[question]!.replace('$', shapes(kinds)) + (question === 'intersection' && steps ? ` ${steps}` : '');
}

function textOfContains([first = '', second = '']: readonly string[]): string {
  const other = first === second ? 'another' : nounsOf(second)[0];
  return TEXTS['contains']!.replace('$', nounsOf(first)[0]).replace('€', other);
}

/** 'a sphere', 'a sphere and a box', 'two boxes'. */
function shapes(kinds: readonly string[]): string {
  const [first, second] = kinds.map(nounsOf);
  if (!second) return first![0];
  return kinds[0] === kinds[1] ? `two ${first![1]}` : `${first![0]} and ${second[0]}`;
}

/** A kind's name in a sentence: one of them, and several. */
export function nounsOf(kind: string): readonly [string, string] {
  return NOUNS[kind] ?? [`a ${kind}`, `${kind}s`];
}
