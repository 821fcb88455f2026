import { expect, test } from 'vitest';
import { noExplanation, noRay, noShape, noTest } from './unknownKind.js';

class Box3 {}

test.each([
  [{ kind: 'circle' }, { kind: 'aabb' }, 'no test for circle and aabb in 3D'],
  [
    { kind: 'aabb' },
    { x: 1 },
    'no test for aabb and Object without a kind in 3D: factories such as segment() give shapes their kind',
  ],
  [
    new Box3(),
    { kind: 'aabb' },
    'no test for Box3 without a kind and aabb in 3D: shapeFrom() of riposte/three makes shapes of three.js objects',
  ],
  [{ kind: 'aabb' }, Object.create(null), 'no test for aabb and object without a kind in 3D: factories such as'],
  [{ kind: 7 }, 'text', "no test for Object without a kind and 'text' without a kind in 3D"],
  [null, undefined, 'no test for null without a kind and undefined without a kind in 3D'],
])('what the error says', (a, b, message) => {
  expect(noTest(a, b, '3D')).toBeInstanceOf(TypeError);
  expect(noTest(a, b, '3D').message.startsWith(message)).toBe(true);
});

test('the other errors say as much', () => {
  expect(noShape({ kind: 'circle' }, '3D').message).toBe('no shape of kind circle in 3D');
  expect(noShape(new Box3(), '3D').message).toContain('expected a shape of 3D, got Box3: shapeFrom()');
  expect(noExplanation(null, { kind: 'aabb' }, '2D').message).toBe(
    'no explanation for null without a kind and aabb in 2D',
  );
  expect(noRay(undefined).message).toBe(
    'raycast needs a ray with an origin and a direction, or a segment with a start and an end, got undefined',
  );
});
