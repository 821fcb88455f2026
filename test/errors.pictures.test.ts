/** Whoever draws with the wrong things is told so in the library's words; errors.test.ts tries all functions with all manner of things. */
import { describe, expect, test } from 'vitest';
import * as explain2 from '../src/2d/explain/index.js';
import { aabb as aabb2, segment as segment2 } from '../src/2d/index.js';
import * as explain3 from '../src/3d/explain/index.js';
import { aabb as aabb3, segment as segment3 } from '../src/3d/index.js';
import * as gizmos from '../src/gizmos/index.js';
import { type Ask, expectOwnWords, wrongs } from './strangers.js';

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

describe.each([
  ['2D', explain2, segment2({ x: -1, y: 0 }, { x: 1, y: 1 }), aabb2({ x: 0, y: 0 }, { x: 1, y: 1 })],
  [
    '3D',
    explain3,
    segment3({ x: -1, y: 0, z: 0 }, { x: 1, y: 1, z: 1 }),
    aabb3({ x: 0, y: 0, z: 0 }, { x: 1, y: 1, z: 1 }),
  ],
] as const)('an explanation in %s says what a sink is', (_dimension, module, segment, box) => {
  const { point: _point, ...pointless } = gizmos.recording();

  test.each([
    ['undefined', undefined],
    ['null', null],
    ['7', 7],
    ['a function', () => 7],
    ['Object whose line is undefined', {}],
    ['Object whose point is undefined', pointless],
    ['object whose line is undefined', Object.create(null)],
  ])('got %s', (got, sink) => {
    const error = new TypeError(`sink must be a sink, such as svg() or recording(), got ${got}`);
    // Without a sink there is a verdict all the same.
    if (sink !== undefined) {
      expect(() => (module.explain as Ask)(segment, box, sink)).toThrow(error);
      expect(() => (module.explain as Ask)(box, segment, sink)).toThrow(error);
      expect(() => (module.explain as Ask)(box, box, sink)).toThrow(error);
    }
    expect(() => (module.explainSegmentAabb as Ask)(segment, box, sink)).toThrow(error);
  });

  test('got nothing', () => {
    expect(() => (module.explainSegmentAabb as Ask)(segment, box)).toThrow('sink must be a sink');
  });
});

test('explain names a field that is missing, also where the answer did not need it', () => {
  const explain = explain2.explain as unknown as Ask;
  const point = { kind: 'point', x: -9, y: 0 };
  expect(() => explain(point, { kind: 'halfplane', normal: { x: 0, y: 1 } })).toThrow('halfplane constant must be');
  expect(() => explain(point, { kind: 'aabb', min: { x: 0, y: 0 } })).toThrow('aabb max must be');
});

describe('the parts of pictures', () => {
  const at = { x: 0, y: 0 };
  const far = { x: 90, y: 0 };
  const odd = Object.create(null);
  const line = { from: at, to: far, role: 'hit', axis: undefined };
  const { pathOf, px, sign, stroke, ticks, placeLabels, isHidden, facesViewer, between, perspective } =
    gizmos as unknown as Record<string, Ask>;

  test.each([
    ['px value must be a number, got undefined', () => px!()],
    ['px value must be a number, got 7n', () => px!(7n)],
    ['path[0] must be a place with x and y, got null', () => pathOf!([null])],
    ['path[0].x must be a number, got Symbol(s)', () => pathOf!(new Set([{ x: Symbol('s'), y: 0 }]))],
    ['labels[0] must be a label with a key, an anchor and a size, got null', () => placeLabels!([null], [null])],
    ['surroundings.frame must be a frame with left, top, right and bottom', () => placeLabels!([], [null])],
    ['line.from must be a place with x and y, got undefined', () => isHidden!([null], [null])],
    ['faces[0] must be a face with corners, got null', () => isHidden!(line, [null], flat())],
    [
      'projection must be a projection, such as perspective(), got Object whose',
      () => facesViewer!({ corners: [] }, {}),
    ],
    ['to.x must be a number, got 7n', () => between!(at, { x: 7n, y: 7n }, 0.5)],
    ['t must be a number, got object', () => between!(at, far, odd)],
    ['ticks count must be a number, got 2n', () => ticks!(at, far, 2n, 'red')],
    ['colour must be a text, got Symbol(s)', () => ticks!(at, far, 2, Symbol('s'))],
    ['line style.width must be a number, got object', () => stroke!(at, far, { width: odd }, 'red', 'white')],
    ['ground must be a text, got undefined', () => stroke!(at, far, gizmos.edgeStyle, 'red')],
    ['point style.radius must be a number, got 7n', () => sign!(at, { sign: 'dot', radius: 7n }, 'red', 'white')],
    ['value name must be a text, got Symbol(s)', () => gizmos.recording().value(Symbol('s') as never, 7)],
  ])('%s', (message, draw) => {
    expect(draw).toThrow(TypeError);
    expect(draw).toThrow(message);
  });

  test.each([
    ['point style.sign must be one of ring, square, dot', () => sign!(at, { sign: 'star' }, 'red', 'white')],
    ['axis must be one of axisX, axisY, axisZ, got object', () => gizmos.recording().point(at, 'hit', odd)],
    ['ticks count must be finite, got Infinity', () => ticks!(at, far, Infinity, 'red')],
    ['width must be finite, got NaN', () => perspective!({ ...gizmos.usualDirection, target: at, radius: 1 }, NaN, 1)],
  ])('%s', (message, draw) => {
    expect(draw).toThrow(RangeError);
    expect(draw).toThrow(message);
  });

  test('any list of places will do', () => {
    expect(pathOf!(new Set([at, far]))).toBe('M0 0L90 0');
    expect(pathOf!(new Set([at, far]).values(), true)).toBe('M0 0L90 0Z');
    const drawn = gizmos.recording();
    drawn.face(new Set([at, far]) as never, 'hit');
    expect(drawn.faces[0]?.corners).toEqual([at, far]);
  });

  const flat = () => perspective!({ ...gizmos.usualDirection, target: at, radius: 1 }, 9, 9);
});

describe('right arguments, one of which is replaced', () => {
  const at = { x: 0, y: 0, z: 0 };
  const far = { x: 90, y: 9, z: 1 };
  const seen = { x: 90, y: 9, depth: 1 };
  const camera = { ...gizmos.usualDirection, target: at, radius: 2 };
  const projection = gizmos.perspective(camera, 9, 9);
  const face = { corners: [at, far], role: 'hit' };
  const label = { key: 'k', anchor: at, reach: 1, width: 9, height: 9, manner: 'beside' };
  const around = { frame: { left: 0, top: 0, right: 9, bottom: 9 }, lines: [[at, far]], taken: [] };
  const flat = [segment2({ x: -1, y: 0 }, { x: 1, y: 1 }), aabb2({ x: 0, y: 0 }, { x: 1, y: 1 })];
  const solid = [segment3(at, far), aabb3(at, far)];
  const nothing = () => {};
  const sink = { line: nothing, point: nothing, label: nothing, face: nothing, value: nothing };

  test.each([
    ['between', gizmos.between, [at, far, 0.5]],
    ['perspective', gizmos.perspective, [camera, 9, 9]],
    ['moveInView', gizmos.moveInView, [at, 1, 1, camera, 9, 9]],
    ['surround', gizmos.surround, [[at, far]]],
    ['facesViewer', gizmos.facesViewer, [face, projection]],
    ['isHidden', gizmos.isHidden, [{ from: at, to: far }, [face], projection]],
    [
      'passesInFront',
      gizmos.passesInFront,
      [
        [seen, seen],
        [seen, seen],
      ],
    ],
    ['pathOf', gizmos.pathOf, [[at, far], true]],
    ['px', gizmos.px, [1]],
    ['stroke', gizmos.stroke, [at, far, gizmos.lineStyles.normal, 'red', 'white']],
    ['ticks', gizmos.ticks, [at, far, 2, 'red']],
    ['sign', gizmos.sign, [at, gizmos.pointStyle('entry'), 'red', 'white']],
    ['pointStyle', gizmos.pointStyle, ['hit', 'axisX']],
    ['placeLabels', gizmos.placeLabels, [[label], around]],
    ['svg', (options: never) => String(gizmos.svg(options)), [{ width: 9, height: 9, view: camera, title: 'title' }]],
    ['explain in 2D', explain2.explain, [...flat, sink]],
    ['explain in 3D', explain3.explain, [...solid, sink]],
    ['explainSegmentAabb in 2D', explain2.explainSegmentAabb, [...flat, sink, 'shapeA', 'shapeB']],
    ['explainSegmentAabb in 3D', explain3.explainSegmentAabb, [...solid, sink, 'shapeA', 'shapeB']],
  ] as [string, Ask, unknown[]][])('%s', (_name, ask, right) => {
    expect(() => ask(...right)).not.toThrow();
    const swaps = right.flatMap((argument, index) => variants(argument).map((other) => replaced(right, index, other)));
    expectOwnWords(ask, swaps);
  });

  /** What stands in for an argument: something strange, or the same with something strange in one of its fields. */
  function variants(argument: unknown): unknown[] {
    const fields = typeof argument === 'object' && argument !== null ? Object.entries(argument) : [];
    const changed = fields.flatMap(([field, value]) =>
      variants(value).map((other) => replaced(argument as object, field, other)),
    );
    return [...wrongs(), ...changed];
  }

  function replaced<T extends object>(whole: T, field: string | number, other: unknown): T {
    return Object.assign(Array.isArray(whole) ? [...whole] : { ...whole }, { [field]: other }) as T;
  }
});
