import { expect, test } from 'vitest';
import { type Camera, fitted, moveInView, perspective, surround, usualDirection } from './camera.js';

const camera: Camera = { azimuth: 0, elevation: 0, target: { x: 0, y: 0, z: 0 }, radius: 1 };
const places = [
  { x: -2, y: -1, z: -1 },
  { x: 2, y: 1, z: 1 },
  { x: 0, y: 4, z: 0 },
];

test('from the front x goes to the right, y up, and z toward the eye', () => {
  const view = perspective(camera, 200, 200);
  const middle = view.point({ x: 0, y: 0, z: 0 });
  expect([middle.x, middle.y]).toEqual([100, 100]);
  expect(view.point({ x: 0.5, y: 0, z: 0 }).x).toBeGreaterThan(100);
  expect(view.point({ x: 0, y: 0.5, z: 0 }).y).toBeLessThan(100);
  expect(view.point({ x: 0, y: 0, z: 0.5 }).depth).toBeLessThan(middle.depth);
});

test('from the side of +x, z goes to the left', () => {
  const view = perspective({ ...camera, azimuth: Math.PI / 2 }, 200, 200);
  expect(view.point({ x: 0, y: 0, z: 0.5 }).x).toBeLessThan(100);
});

test('a sphere of the camera’s radius just fills the shorter side', () => {
  const view = perspective(camera, 300, 200);
  // Where the line of sight touches the sphere, seen from 3.4 radii away.
  const height = Math.sqrt(1 - 1 / 3.4 ** 2);
  expect(view.point({ x: 0, y: height, z: 1 / 3.4 }).y).toBeCloseTo(0, 9);
});

test('a line that goes behind the eye is cut, one wholly behind is not there', () => {
  const view = perspective(camera, 200, 200);
  const cut = view.line({ x: 0, y: 0, z: 0 }, { x: 0.1, y: 0, z: 50 });
  expect(cut?.[1].depth).toBeCloseTo(0.1, 9);
  expect(view.line({ x: 0, y: 0, z: 40 }, { x: 0, y: 0, z: 50 })).toBeNull();
});

test('moving in the view moves the picture by as many pixels', () => {
  const turned = { ...camera, ...usualDirection, radius: 4 };
  const view = perspective(turned, 640, 400);
  const from = { x: 1, y: 0.5, z: -0.7 };
  const before = view.point(from);
  const after = view.point(moveInView(from, 30, -12, turned, 640, 400));
  expect(after.x - before.x).toBeCloseTo(30, 9);
  expect(after.y - before.y).toBeCloseTo(-12, 9);
  expect(after.depth).toBeCloseTo(before.depth, 9);
});

test.each([1, 1e-300, 1e300])('a fitted scene touches its frame and keeps to it, at scale %s', (scale) => {
  const scaled = places.map(({ x, y, z }) => ({ x: x * scale, y: y * scale, z: z * scale }));
  const frame = { left: 10, top: 20, right: 310, bottom: 220 };
  for (const scene of [scaled, scaled.map(({ x, y }) => ({ x, y }))]) {
    const spots = scene.map(fitted(scene, usualDirection, frame).point);
    expect(Math.min(...spots.map(({ x }) => x))).toBeGreaterThanOrEqual(10 - 1e-9);
    expect(Math.max(...spots.map(({ x }) => x))).toBeLessThanOrEqual(310 + 1e-9);
    expect(Math.min(...spots.map(({ y }) => y))).toBeCloseTo(20, 6);
    expect(Math.max(...spots.map(({ y }) => y))).toBeCloseTo(220, 6);
  }
});

test('a single place has room around it', () => {
  expect(surround([{ x: 3, y: 4, z: 5 }])).toEqual({ target: { x: 3, y: 4, z: 5 }, radius: 1 });
});
