/** What random questions are asked about. */
import { type Given, type Kind, LETTERS, type Thing } from './parts.js';

type Fields = Readonly<Record<string, 'number' | 'Vec' | 'axes'>>;

const FIELDS: Readonly<Record<Exclude<Kind, 'Vec'>, Fields>> = {
  Ball: { center: 'Vec', radius: 'number' },
  Segment: { start: 'Vec', end: 'Vec' },
  Box: { min: 'Vec', max: 'Vec' },
  Obb: { center: 'Vec', halfExtents: 'Vec', axes: 'axes' },
};

export const KINDS: readonly Kind[] = ['Vec', 'Ball', 'Segment', 'Box', 'Obb'];

/** The kinds' interfaces, for the head of a source. */
export function declarations(dimension: number): string {
  const axes = dimension === 2 ? 'readonly [Direction, Direction]' : 'Three<Direction>';
  const type = (of: string): string => (of === 'number' ? 'Length' : of === 'axes' ? axes : of);
  return Object.entries(FIELDS)
    .map(([kind, fields]) => {
      const lines = Object.entries(fields).map(([name, of]) => `  readonly ${name}: ${type(of)};`);
      return `interface ${kind} {\n${lines.join('\n')}\n}`;
    })
    .join('\n');
}

export function thing(text: string, kind: Kind, dimension: number): Thing {
  const fields = kind === 'Vec' ? [['', 'Vec'] as const] : Object.entries(FIELDS[kind]);
  return {
    text,
    kind,
    paths: fields.flatMap(([name, of]) => pathsOf(name === '' ? text : `${text}.${name}`, of, dimension)),
  };
}

function pathsOf(text: string, of: string, dimension: number): string[] {
  if (of === 'number') return [text];
  const coordinates = (vector: string): string[] => LETTERS.slice(0, dimension).map((letter) => `${vector}.${letter}`);
  if (of === 'Vec') return coordinates(text);
  return Array.from({ length: dimension }, (_, i) => coordinates(`${text}[${i}]`)).flat();
}

/** The fields of a kind that is made of vectors alone. */
export function vectorsIn(kind: Exclude<Kind, 'Vec'>): string[] | undefined {
  const fields = Object.entries(FIELDS[kind]);
  return fields.every(([, of]) => of === 'Vec') ? fields.map(([name]) => name) : undefined;
}

/** The shape as a generated function is given it. */
export function shapeOf({ text, paths }: Thing, given: Given): object {
  const shape = {};
  for (const path of paths) {
    const keys = path.slice(text.length).match(/\w+/g)!;
    const last = keys.pop()!;
    let at: Record<string, unknown> = shape;
    for (const [i, key] of keys.entries()) {
      at[key] ??= /^\d/.test(keys[i + 1] ?? '') ? [] : {};
      at = at[key] as typeof at;
    }
    at[last] = given.get(path);
  }
  return shape;
}
