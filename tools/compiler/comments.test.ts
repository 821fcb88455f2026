import { expect, test } from 'vitest';
import { documented, isPublic } from './comments.js';

const commentOf = (text: string, dimension: 2 | 3 = 3): string =>
  documented(text, dimension).split('export function')[0]!;

test('what is true of every pair comes first, then what the source says of it', () => {
  const text = '/**\n * The sphere is round.\n * @bound depth exact\n */\nexport function contactSphereAabb(): void {}';
  expect(commentOf(text).split('\n')).toEqual([
    '/**',
    ' * How a sphere and a box that meet come apart by the shortest way, or null where they do not meet.',
    ' * The sphere is round.',
    ' * @bound depth exact',
    ' */',
    '',
  ]);
});

test('in the plane a sphere is a circle', () => {
  const text = "/** The sphere's edge; two spheres, an atmosphere. */\nexport function contactCircleAabb(): void {}";
  expect(commentOf(text, 2)).toContain("The circle's edge; two circles, an atmosphere.");
  expect(commentOf(text, 3)).toContain("The sphere's edge; two spheres, an atmosphere.");
});

test.each([
  ['intersectsSphereSphere', 'Whether two spheres share a point.'],
  ['overlapsAabbAabb', 'Whether two boxes would still'],
  ['touchesObbObb', 'Whether two oriented boxes share'],
  ['distancePointRay', 'How far apart a point and a ray are'],
  ['closestPointsSegmentAabb', 'The nearest points of a segment and a box,'],
  ['closestPointOnAabb', 'The point of a box that is nearest'],
  ['raycastSphere', 'Where a ray first meets a sphere, or null.'],
  [
    'intersectionSegmentSphere',
    'What a segment and a sphere share, or null where they do not meet. Each t counts from 0',
  ],
  ['intersectionRayAabb', "Each t counts in units of the ray's direction."],
])('%s', (name, text) => {
  expect(commentOf(`export function ${name}(): void {}`)).toContain(text);
});

test('what users do not see stays as it is', () => {
  for (const name of ['gapSphereAabb', 'contactSphereAabbInDoubt', 'createContact', 'intersects']) {
    expect(isPublic(name)).toBe(false);
    expect(documented(`export function ${name}(): void {}`, 3)).toBe(`export function ${name}(): void {}`);
  }
});
