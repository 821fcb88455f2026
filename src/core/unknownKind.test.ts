import { expect, test } from 'vitest';
import { noTest } from './unknownKind.js';

test.each([
  [{ kind: 'circle' }, { kind: 'aabb' }, 'no test for circle and aabb in 3D'],
  [{ kind: 'aabb' }, { x: 1 }, 'no test for aabb and object without a kind in 3D'],
  [null, undefined, 'no test for null without a kind and undefined without a kind in 3D'],
])('what the error says', (a, b, message) => {
  expect(noTest(a, b, '3D')).toBeInstanceOf(TypeError);
  expect(noTest(a, b, '3D').message).toBe(message);
});
