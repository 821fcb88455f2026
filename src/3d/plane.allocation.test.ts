/** With `out` given, planes and half-spaces allocate nothing either. */
import { expect, test } from 'vitest';
import { bytesPerCall } from '../../test/allocation.js';
import * as d3 from './index.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const slope = d3.plane(at(0.3, 0.8, -0.2), 0.1);
const below = d3.halfspace(at(0.3, 0.8, -0.2), 0.1);
const [start, way] = [at(0.1, 2.2, 0.3), at(-0.4, -3.1, 0.2)];
const shot = d3.ray(start, way);
const ball = d3.sphere(at(0.1, 0.2, 0.3), 0.7);
const box = d3.obb(at(0.1, 0.2, 0.3), at(1, 2, 3));
const path = d3.segment(start, way);
const axis = d3.line(start, way);
const wall = d3.plane(at(0.9, -0.8, 0.2), 0.7);
const [touch, hit, crossing, meeting] = [
  d3.createContact(),
  d3.createRayHit(),
  d3.createPlaneCrossing(),
  d3.createPlaneMeeting(),
];

test.each<[string, () => unknown]>([
  ['the contact of a sphere', () => d3.contactHalfspaceSphere(below, ball, touch)],
  ['the contact of an oriented box', () => d3.contactPlaneObb(slope, box, touch)],
  ['a ray at a plane', () => d3.raycastPlane(shot, slope, hit)],
  ['a ray at a half-space', () => d3.raycastHalfspace(shot, below, hit)],
  ['a segment through a plane', () => d3.intersectionSegmentPlane(path, slope, crossing)],
  ['a line through a plane', () => d3.intersectionLinePlane(axis, slope, crossing)],
  ['two planes', () => d3.intersectionPlanePlane(slope, wall, meeting)],
])('%s', (_what, run) => {
  expect(bytesPerCall(() => void run())).toBeLessThan(1);
});
