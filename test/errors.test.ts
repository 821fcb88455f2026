/**
 * Whoever calls a public function with nothing, or with the wrong thing, is told so in the library's words, never in the
 * engine's.
 */
import { Box2, Box3, Ray, Sphere, Vector2, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import * as explain2 from '../src/2d/explain/index.js';
import * as d2 from '../src/2d/index.js';
import * as explain3 from '../src/3d/explain/index.js';
import * as d3 from '../src/3d/index.js';
import * as gizmos from '../src/gizmos/index.js';
import * as math from '../src/math/index.js';
import * as plainMath from '../src/math/public.js';
import * as three from '../src/three/index.js';
import { type Ask, expectOwnWords, messageOf, raw, wrongs } from './strangers.js';

const entryPoints = { d2, d3, explain2, explain3, gizmos, math, three };
const checked = Object.entries(entryPoints).flatMap(([entryPoint, module]) =>
  Object.entries(module as Record<string, Ask | object>).flatMap(([name, value]) =>
    typeof value === 'function' ? [[entryPoint, name, value as Ask] as const] : [],
  ),
);

test('there is something to check', () => {
  expect(checked.length).toBeGreaterThan(600);
});

test.each(checked)('%s.%s', (_entryPoint, _name, ask) => {
  const counts = [0, 1, 2, 3, 6];
  expectOwnWords(
    ask,
    wrongs().flatMap((wrong) => counts.map((count) => Array.from({ length: count }, () => wrong))),
  );
});

/** One of each kind; all of them meet. */
const samples = freshSamples();

function freshSamples() {
  return {
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
}

/** The same shape without one of its fields, or with nothing in it, and one with strange things in all of them. */
function broken(shape: object): object[] {
  const fields = Object.keys(shape).filter((field) => field !== 'kind');
  const strange = [7n, Symbol('s'), Object.create(null)];
  const allStrange = Object.fromEntries(fields.map((field, index) => [field, strange[index % strange.length]]));
  const lacking = fields.flatMap((field) => [undefined, null].map((nothing) => ({ ...shape, [field]: nothing })));
  return [...lacking, { ...shape, ...allStrange }];
}

const dimensionOf: Record<string, keyof typeof samples> = { d2: 'd2', d3: 'd3', explain2: 'd2', explain3: 'd3' };
const asking = checked.flatMap(([entryPoint, name, ask]) =>
  dimensionOf[entryPoint] ? [[dimensionOf[entryPoint], name, ask] as const] : [],
);

/** Those kinds that a function is named for, or all of them. */
function namedIn(name: string, dimension: keyof typeof samples): (typeof samples)[typeof dimension] {
  const shapes: (typeof samples)[typeof dimension] = samples[dimension];
  const own = shapes.filter(({ kind }) => name.toLowerCase().includes(kind)) as typeof shapes;
  return own.length > 0 ? own : shapes;
}

test.each(asking)('%s.%s of shapes that lack a field, and into results that do', (dimension, name, ask) => {
  const shapes = namedIn(name, dimension);
  const givens: unknown[][] = [];
  for (const shape of shapes) {
    const partners = shapes.filter(({ kind }) => kind === shape.kind || kind === 'segment' || kind === 'aabb');
    for (const lacking of broken(shape)) {
      givens.push([lacking]);
      for (const other of partners) givens.push([lacking, other], [other, lacking]);
    }
    for (const other of shapes) for (const out of [{}, { a: {} }, 7]) givens.push([shape, other, out]);
  }
  expectOwnWords(ask, givens);
});

/** What functions of an entry point do take, made anew since some of them write into it. */
function rights(entryPoint: string): unknown[] {
  const vector = { x: 1, y: 2, z: 3 };
  const dimension = dimensionOf[entryPoint];
  if (dimension) return [vector, [vector], 1, gizmos.recording(), ...freshSamples()[dimension]];
  if (entryPoint === 'math') return numbersAndMaps();
  if (entryPoint === 'three') {
    const corner = new Vector3(1, 2, 3);
    return [corner, new Vector2(1, 2), new Box3(corner, corner), new Sphere(corner, 1), new Ray(corner, corner)];
  }
  const camera = { ...gizmos.usualDirection, target: vector, radius: 2 };
  const face = { corners: [vector, { x: 0, y: 0, z: 0 }], role: 'hit' };
  const line = { from: vector, to: vector, role: 'hit', axis: undefined };
  const label = { key: 'k', anchor: vector, reach: 1, width: 9, height: 9, manner: 'beside' };
  const around = { frame: { left: 0, top: 0, right: 9, bottom: 9 }, lines: [[vector, vector]], taken: [] };
  const projection = gizmos.perspective(camera, 9, 9);
  const styles = [gizmos.pointStyle('hit'), gizmos.lineStyles.normal];
  return [vector, 9, 'hit', 'axisX', camera, face, [face], line, [label], around, projection, ...styles, [vector]];
}

/** One of each type of `riposte/math`. */
function numbersAndMaps(): unknown[] {
  const vector = math.createVec3(1, 2, 3);
  const matrices = [math.createMat2(), math.createMat3(), math.createMat4(), new Float64Array(16)];
  const lines = [{ slope: 1, intercept: 2, point: vector, start: math.createVec3(), end: vector, a: 1, b: 2, c: 3 }];
  const placed = { position: vector, origin: vector, direction: vector, rotation: math.createQuat(), scale: vector };
  return [vector, 0.5, 2, 'XYZ', ...matrices, math.createQuat(), math.createEuler(), ...lines, placed];
}

/** Numbers that look random and are the same in every run: a linear congruential generator, from Numerical Recipes. */
function choices(): (count: number) => number {
  let state = 1;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

test.each([...checked, ...drawingCalls()])('%s.%s of right and wrong things mixed', (entryPoint, _name, ask) => {
  const right = rights(entryPoint);
  const wrong = wrongs();
  const pairs = right.flatMap((a, index) => wrong.map((b, at) => ((index + at) % 2 === 0 ? [a, b] : [b, a])));
  const choose = choices();
  const mixes = Array.from({ length: 60 }, () =>
    Array.from({ length: 2 + choose(5) }, () => {
      const pool = choose(3) === 0 ? wrong : right;
      return pool[choose(pool.length)];
    }),
  );
  expectOwnWords(ask, [...pairs, ...mixes]);
});

/** What pictures and projections can be told to do. */
function drawingCalls(): (readonly [string, string, Ask])[] {
  const drawn = (['line', 'point', 'label', 'face', 'value'] as const).map((method) => {
    const ask: Ask = (...given) => {
      const picture = gizmos.svg({ width: 9, height: 9 });
      (picture[method] as Ask)(...given);
      return String(picture);
    };
    return ['gizmos', `svg().${method}`, ask] as const;
  });
  const { point, line } = gizmos.perspective(
    { azimuth: 0, elevation: 0, target: { x: 0, y: 0, z: 0 }, radius: 2 },
    9,
    9,
  );
  return [...drawn, ['gizmos', 'perspective().point', point as Ask], ['gizmos', 'perspective().line', line as Ask]];
}

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
  expect(() => d3.contactSphereSphere(meeting, meeting, {} as never)).toThrow(
    'expected an out with all fields of the result, got {  } for two spheres { center, radius }',
  );
  expect(() => d3.contactSphereSphere(null as never, meeting, {} as never)).toThrow(
    'expected two spheres { center, radius }, got null and { center,radius } for out {  }',
  );
  expect(() => d3.copySegment({} as never)).toThrow('expected a segment { start, end }, got {  }');
  try {
    d3.touchesSphereSphere(ball, ball);
  } catch (error) {
    expect((error as Error).cause).toBeInstanceOf(TypeError);
  }
});

test.each([
  [d2, d2.ray({ x: -3, y: 0 }, { x: 1, y: 0 }), d2.circle({ x: 0, y: 0 }, 1)],
  [d3, d3.ray({ x: -3, y: 0, z: 0 }, { x: 1, y: 0, z: 0 }), d3.sphere({ x: 0, y: 0, z: 0 }, 1)],
])('options of another type are told so', (dimension, ray, ball) => {
  const cast = (options: object) => () => dimension.raycast(ray as never, ball as never, undefined, options as never);
  expect(cast({ entering: 'no' })).toThrow("raycast entering must be true or false, got 'no'");
  expect(cast({ entering: 0 })).toThrow(TypeError);
  expect(cast({ tMin: NaN })).toThrow('raycast tMin must be at least 0, got NaN');
  expect(cast({ tMax: '1' })).toThrow("raycast tMax must be a number, got '1'");
  const pushOut = dimension.pushOut as Ask;
  const push = (skin: unknown) => () => pushOut(ball, ball, undefined, { skin });
  expect(push('wide')).toThrow(TypeError);
  expect(push(NaN)).toThrow(RangeError);
});

test('arithmetic names its parameters, their fields, and what it was given', () => {
  const v = { x: 1, y: 2, z: 3 };
  expect(() => math.addVec3(null as never, v)).toThrow(
    'expected a: { x, y, z } and b: { x, y, z } and out: { x, y, z } to write into, got null and { x,y,z }',
  );
  expect(() => math.scaleVec3(v, 7n as never)).toThrow('expected v: { x, y, z } and factor: number');
  expect(() => math.addVec3(v, v, 7 as never)).toThrow('expected an out with all fields of the result, got 7 for a:');
  expect(() => math.parametricLine3FromTwoPoint({ start: v, end: { x: 1, y: 2, z: 'three' as never } })).toThrow(
    "line end.z must be a number, got 'three'",
  );
  expect(() => math.easings.easeInQuad(Symbol('s') as never)).toThrow('expected t: number, got Symbol(s)');
});

test('arithmetic as users see it is that of the library', () => {
  expect(Object.keys(math).sort()).toEqual(Object.keys(plainMath).sort());
  const given = [math.createVec3(1, 2, 3), math.createVec3(5, 7, 11)] as const;
  expect(math.crossVec3(...given)).toEqual(plainMath.crossVec3(...given));
  const out = math.createVec3();
  expect(math.addVec3(...given, out)).toBe(out);
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
    for (const question of ['support', 'closestPoint', 'corners']) {
      expect(messageOf(() => asked[question]!(theirs, ours.min))).toContain('shapeFrom() of riposte/three');
    }
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
