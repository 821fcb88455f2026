import { describe, expect, test } from 'vitest';
import { cases2, cases3, families } from '../../test/oracle/generators.js';
import { explainSegmentAabb as explainFlat } from '../2d/explain/index.js';
import { explainSegmentAabb } from '../3d/explain/index.js';
import { palettes } from './palette.js';
import { recording } from './recording.js';
import { roles } from './roles.js';
import type { Sink } from './sink.js';
import { svg } from './svg.js';

const segment = { start: { x: -4.4, y: -1.3, z: 1.9 }, end: { x: 3, y: 1.9, z: -1.5 } };
const box = { min: { x: -2, y: -1, z: -1.2 }, max: { x: 2, y: 1, z: 1.2 } };

test('the picture carries the very numbers of the explanation', () => {
  const picture = svg({ width: 640, height: 400 });
  const drawn = recording();
  explainSegmentAabb(segment, box, picture);
  explainSegmentAabb(segment, box, drawn);
  const description = picture.toString().match(/<desc>([^<]*)<\/desc>/)?.[1] ?? '';
  const values = description.split('\n').map((line) => line.split(' = '));
  expect(values.map(([name, number]) => [name, Number(number)])).toEqual([...drawn.values]);
  for (const { text } of drawn.labels) expect(picture.toString()).toContain(`>${text}</text>`);
});

test('colours are the theme’s, and each comes from a role', () => {
  for (const theme of ['light', 'dark'] as const) {
    const picture = svg({ width: 640, height: 400, theme });
    explainSegmentAabb(segment, box, picture);
    const { sheet, ink, hairline, roles: colours } = palettes[theme];
    const used = [...picture.toString().matchAll(/#[0-9a-f]{6}/g)].map(([colour]) => colour);
    expect(used.filter((colour) => ![sheet, ink, hairline, ...Object.values(colours)].includes(colour))).toEqual([]);
    expect(used).toContain(colours.shared);
  }
});

test('the edges at the back of a box are dashed, the nine others are not', () => {
  const picture = svg({ width: 640, height: 400 });
  explainSegmentAabb(segment, box, picture);
  expect(picture.toString().match(/stroke-dasharray="2 4"/g)).toHaveLength(3);
});

test('a flat scene has no hidden edges', () => {
  const picture = svg({ width: 640, height: 400 });
  const flat = { start: { x: -4.4, y: -1.3 }, end: { x: 3, y: 1.9 } };
  explainFlat(flat, { min: { x: -2, y: -1 }, max: { x: 2, y: 1 } }, picture);
  expect(picture.toString()).not.toContain('stroke-dasharray="2 4"');
});

test('every role can be drawn as anything', () => {
  const picture = svg({ width: 300, height: 300 });
  drawEverything(picture);
  expect(problemWith(picture.toString())).toBeNull();
});

test('text is escaped', () => {
  const picture = svg({ width: 100, height: 100, title: 'a < b & "c"' });
  picture.label({ x: 0, y: 0 }, `<script>'&"`, 'hit');
  picture.value('a<b', 1);
  expect(picture.toString()).not.toContain('<script');
  expect(problemWith(picture.toString())).toBeNull();
});

test('nothing drawn is an empty sheet', () => {
  expect(problemWith(svg({ width: 100, height: 100 }).toString())).toBeNull();
});

test('what is not finite is left out', () => {
  const picture = svg({ width: 100, height: 100 });
  const nowhere = { x: Number.NaN, y: Number.POSITIVE_INFINITY };
  picture.line(nowhere, { x: 0, y: 0 }, 'hit');
  picture.point(nowhere, 'hit');
  picture.label(nowhere, 'nowhere', 'hit');
  picture.face([nowhere, nowhere, nowhere], 'hit');
  expect(picture.toString()).toBe(svg({ width: 100, height: 100 }).toString());
});

describe.each(families)('on %s input', (family) => {
  test('pictures are well-formed and hold no NaN, in both dimensions', () => {
    const pictures: string[] = [];
    const in3d = cases3('segment', 'aabb', family);
    const in2d = cases2('segment', 'aabb', family);
    for (let i = 0; i < 60; i++) {
      const space = svg({ width: 640, height: 400 });
      const { a, b } = in3d.next().value;
      if (a.kind === 'segment' && b.kind === 'aabb') explainSegmentAabb(a, b, space);
      const plane = svg({ width: 640, height: 400 });
      const { a: c, b: d } = in2d.next().value;
      if (c.kind === 'segment' && d.kind === 'aabb') explainFlat(c, d, plane);
      pictures.push(space.toString(), plane.toString());
    }
    expect(pictures.map(problemWith).filter((problem) => problem !== null)).toEqual([]);
  });
});

function drawEverything(sink: Sink): void {
  for (const [index, role] of roles.entries()) {
    const at = { x: index, y: index % 3, z: -index };
    const to = { x: index + 1, y: 2, z: index };
    sink.line(at, to, role);
    sink.line(at, to, role, 'axisZ');
    sink.point(at, role);
    sink.point(to, role, 'axisY');
    sink.label(at, role, role);
    sink.face([at, to, { x: 0, y: 5, z: 0 }], role);
  }
}

/** What keeps a text from being a well-formed drawing: tags that do not match, bare signs, numbers that are none. */
function problemWith(text: string): string | null {
  if (/NaN|undefined|Infinity[^<]*"/.test(text.replace(/<desc>[^<]*<\/desc>/, ''))) return `a number is none: ${text}`;
  const open: string[] = [];
  const tag = /<(\/?)([a-z]+)((?:\s[\w:-]+="[^"<]*")*)\s*(\/?)>/gi;
  const rest = text.replace(tag, (whole, closing: string, name: string, _attributes: string, selfClosed: string) => {
    if (closing !== '' && open.pop() !== name) open.push(`mismatch at ${whole}`);
    if (closing === '' && selfClosed === '') open.push(name);
    return '';
  });
  if (/[<>]|&(?!#\d+;)/.test(rest)) return `markup outside of tags: ${rest}`;
  return open.length === 0 ? null : `left open: ${open.join(', ')}`;
}

test('the pieces of a curve are one stroke on one casing; another role, or a gap, begins a new one', () => {
  const picture = svg({ width: 100, height: 100 });
  const at = (x: number, y: number) => ({ x, y });
  picture.line(at(0, 0), at(4, 0), 'shapeA');
  picture.line(at(4, 0), at(4, 4), 'shapeA');
  picture.line(at(4, 4), at(0, 4), 'shapeB');
  picture.line(at(1, 1), at(2, 1), 'shapeB');
  const paths = [...picture.toString().matchAll(/<path d="([^"]*)"/g)].map(([, d]) => d!.split('L').length);
  expect(paths).toEqual([3, 3, 2, 2, 2, 2]);
});
