/**
 * Whoever calls a public function with nothing, or with the wrong thing, is told so in the library's words, never in the
 * engine's. Left out is the arithmetic of `riposte/math`, which checks nothing.
 */
import { Box2, Box3, Vector2, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import * as explain2 from '../src/2d/explain/index.js';
import * as d2 from '../src/2d/index.js';
import * as explain3 from '../src/3d/explain/index.js';
import * as d3 from '../src/3d/index.js';
import * as gizmos from '../src/gizmos/index.js';
import * as math from '../src/math/index.js';
import * as three from '../src/three/index.js';

const entryPoints = { d2, d3, explain2, explain3, gizmos, three };
const checked = Object.entries(entryPoints).flatMap(([entryPoint, module]) =>
  Object.entries(module as Record<string, unknown>).flatMap(([name, value]) =>
    typeof value === 'function' ? [[entryPoint, name, value as () => unknown] as const] : [],
  ),
);

/** What engines say of values that are not what the code took them for. */
const raw = /Cannot (read|set|destructure|convert|use|access|mix)|is not (a function|iterable|an object|defined)/;

function messageOf(call: () => unknown): string {
  try {
    call();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

test('there is something to check', () => {
  expect(checked.length).toBeGreaterThan(300);
});

test.each(checked)('%s.%s', (_entryPoint, _name, ask) => {
  for (const wrong of [undefined, null, 7, 'text', {}, []]) {
    for (const count of [0, 1, 2, 3, 6]) {
      const given = Array.from({ length: count }, () => wrong) as [];
      expect(messageOf(() => ask(...given))).not.toMatch(raw);
    }
  }
});

/** One of each kind; all of them meet. */
const samples = {
  d2: [
    d2.point(0, 0),
    d2.segment({ x: -1, y: 0 }, { x: 1, y: 1 }),
    d2.ray({ x: 0, y: 0 }, { x: 1, y: 2 }),
    d2.circle({ x: 0, y: 0 }, 1),
    d2.aabb({ x: -1, y: -1 }, { x: 1, y: 1 }),
    d2.line({ x: 0, y: 0 }, { x: 1, y: 2 }),
    d2.halfplane({ x: 0, y: 1 }, 0),
    d2.capsule({ x: -1, y: 0 }, { x: 1, y: 1 }, 0.5),
    d2.obb({ x: 0, y: 0 }, { x: 1, y: 1 }, 0.5),
    d2.triangle({ x: -1, y: 0 }, { x: 1, y: 0 }, { x: 0, y: 1 }),
  ],
  d3: [
    d3.point(0, 0, 0),
    d3.segment({ x: -1, y: 0, z: 0 }, { x: 1, y: 1, z: 1 }),
    d3.ray({ x: 0, y: 0, z: 0 }, { x: 1, y: 2, z: 3 }),
    d3.sphere({ x: 0, y: 0, z: 0 }, 1),
    d3.aabb({ x: -1, y: -1, z: -1 }, { x: 1, y: 1, z: 1 }),
    d3.triangle({ x: -1, y: 0, z: 0 }, { x: 1, y: 0, z: 0 }, { x: 0, y: 1, z: 1 }),
    d3.obb({ x: 0, y: 0, z: 0 }, { x: 1, y: 1, z: 1 }),
    d3.line({ x: 0, y: 0, z: 0 }, { x: 1, y: 2, z: 3 }),
    d3.plane({ x: 0, y: 1, z: 0 }, 0),
    d3.halfspace({ x: 0, y: 1, z: 0 }, 0),
    d3.capsule({ x: -1, y: 0, z: 0 }, { x: 1, y: 1, z: 1 }, 0.5),
  ],
};

/** The same shape without one of its fields, or with nothing in it. */
function broken(shape: object): object[] {
  const fields = Object.keys(shape).filter((field) => field !== 'kind');
  return fields.flatMap((field) => [undefined, null].map((nothing) => ({ ...shape, [field]: nothing })));
}

const dimensionOf: Record<string, keyof typeof samples> = { d2: 'd2', d3: 'd3', explain2: 'd2', explain3: 'd3' };
const asking = checked.flatMap(([entryPoint, name, ask]) =>
  dimensionOf[entryPoint] ? [[dimensionOf[entryPoint], name, ask as (...given: unknown[]) => unknown] as const] : [],
);

test.each(asking)('%s.%s of shapes that lack a field, and into results that do', (dimension, _name, ask) => {
  const shapes = samples[dimension];
  for (const shape of shapes) {
    for (const lacking of broken(shape)) {
      expect(messageOf(() => ask(lacking))).not.toMatch(raw);
      for (const other of shapes.filter(({ kind }) => kind === shape.kind || kind === 'segment' || kind === 'aabb')) {
        expect(messageOf(() => ask(lacking, other))).not.toMatch(raw);
        expect(messageOf(() => ask(other, lacking))).not.toMatch(raw);
      }
    }
    for (const other of shapes) {
      for (const out of [{}, { a: {} }, 7]) expect(messageOf(() => ask(shape, other, out))).not.toMatch(raw);
    }
  }
});

test('what was expected and what was given is said, and the engine keeps its say', () => {
  const ball = { radius: 1 } as never;
  const box = new Box3(new Vector3(0, 0, 0), new Vector3(1, 1, 1));
  expect(() => d3.intersectsSphereAabb(ball, box)).toThrow(
    'expected a sphere { center, radius } and a box { min, max }, got { radius } and { isBox3,min,max }',
  );
  expect(() => d3.distanceSphereSphere(null as never, ball)).toThrow(
    'expected two spheres { center, radius }, got null and { radius }',
  );
  const meeting = { center: { x: 0, y: 0, z: 0 }, radius: 1 };
  expect(() => d3.contactSphereSphere(meeting, meeting, {} as never)).toThrow('for out {  }');
  expect(() => d3.copySegment({} as never)).toThrow('expected a segment { start, end }, got {  }');
  try {
    d3.touchesSphereSphere(ball, ball);
  } catch (error) {
    expect((error as Error).cause).toBeInstanceOf(TypeError);
  }
});

const lines = Object.entries(math as Record<string, unknown>).filter(([name]) => /Line\d?From/.test(name));

test.each(lines)('math.%s', (_name, convert) => {
  for (const wrong of [undefined, null, 7, 'text', {}, []]) {
    const call = () => (convert as (line: unknown) => unknown)(wrong);
    expect(call).toThrow(TypeError);
    expect(messageOf(call)).not.toMatch(raw);
  }
});

describe.each([
  ['2D', d2, new Box2(new Vector2(0, 0), new Vector2(1, 1)), d2.aabb({ x: 0, y: 0 }, { x: 1, y: 1 })],
  ['3D', d3, new Box3(new Vector3(0, 0, 0), new Vector3(1, 1, 1)), d3.aabb({ x: 0, y: 0, z: 0 }, { x: 1, y: 1, z: 1 })],
] as const)('%s', (dimension, module, theirs, ours) => {
  const asked = module as unknown as Record<string, (...shapes: unknown[]) => unknown>;
  const questions = [
    'intersects',
    'overlaps',
    'touches',
    'distance',
    'closestPoints',
    'contact',
    'pushOut',
    'intersection',
  ];

  test.each(questions)('%s of a three.js object names the remedy', (question) => {
    const name = theirs.constructor.name;
    const message = `no test for ${name} without a kind and aabb in ${dimension}: shapeFrom() of riposte/three`;
    expect(messageOf(() => asked[question]!(theirs, ours))).toContain(message);
    expect(messageOf(() => asked[question]!(ours, theirs))).toContain('shapeFrom() of riposte/three');
  });

  test('so do questions about one shape', () => {
    expect(messageOf(() => asked['bounds']!(theirs))).toContain('shapeFrom() of riposte/three');
    const ray = { origin: ours.min, direction: ours.max };
    expect(messageOf(() => asked['raycast']!(ray, theirs))).toContain('shapeFrom() of riposte/three');
  });

  test('a plain object without a kind is told where kinds come from', () => {
    expect(messageOf(() => asked['intersects']!({ min: ours.min, max: ours.max }, ours))).toBe(
      `no test for Object without a kind and aabb in ${dimension}: factories such as segment() give shapes their kind`,
    );
  });

  test('a ray that is missing', () => {
    for (const nothing of [undefined, null]) {
      const ask = () => asked['raycast']!(nothing, ours);
      expect(ask).toThrow(
        new TypeError(
          `raycast needs a ray with an origin and a direction, or a segment with a start and an end, got ${nothing}`,
        ),
      );
    }
  });
});

describe('a picture', () => {
  const { svg } = gizmos;

  test.each([
    ['svg options must be an object with width and height, got undefined', () => svg(undefined as never), TypeError],
    ['svg width must be finite and above 0, got NaN', () => svg({ width: NaN, height: 1 }), RangeError],
    ['svg width must be a number, got undefined', () => svg({} as never), TypeError],
    ['svg height must be finite and above 0, got 0', () => svg({ width: 1, height: 0 }), RangeError],
    [
      "svg theme must be 'light' or 'dark', got 'pink'",
      () => svg({ width: 1, height: 1, theme: 'pink' as never }),
      RangeError,
    ],
    [
      'svg view.azimuth must be finite, got NaN',
      () => svg({ width: 1, height: 1, view: { azimuth: NaN, elevation: 0 } }),
      RangeError,
    ],
    ['svg title must be a text, got 7', () => svg({ width: 1, height: 1, title: 7 as never }), TypeError],
    [
      'line to must be a place with x and y, got undefined',
      () => drawing().line(at, undefined as never, 'hit'),
      TypeError,
    ],
    ['role must be one of shapeA, shapeB', () => drawing().point(at, 'colour' as never), RangeError],
    ['label text must be a text, got undefined', () => drawing().label(at, undefined as never, 'hit'), TypeError],
    ['face corners must be a list of places, got null', () => drawing().face(null as never, 'hit'), TypeError],
  ])('%s', (message, draw, kind) => {
    expect(draw).toThrow(kind);
    expect(draw).toThrow(message);
  });

  const at = { x: 0, y: 0 };
  const drawing = () => svg({ width: 100, height: 100 });
});
