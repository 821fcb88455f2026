// @ts-check
/** Convex polygons of 4 to 32 corners, and polyhedra of 8 to 128, half of them meeting, beside physics engines and sat. */
import { compare } from './comparison.mjs';

/** planck's general test (GJK). */
const overlap = 'testOverlap(a.shape, 0, b.shape, 0, a.place, b.place)';
const inPlane = { sat: 'testPolygonPolygon(a, b)', check2d: 'system.checkCollision(a, b)', planck: overlap };
const margin = 'planck makes polygons larger by 0.01';

/** crashcat by GJK alone, and with what it works out of the contact where two meet; jolt has no question without. */
const inSpace = {
  rapier: 'a.shape.intersectsShape(a.position, a.rotation, b.shape, b.position, b.rotation)',
  crashcat: 'collide(a, b)',
  crashcatGjk: 'meet(a, b)',
  jolt: 'collide(a, b)',
};
const single = 'rapier and jolt reckon in single precision, crashcat to a tolerance of 1e-4';

/** Five times as fast as the best peer of the plane. */
export const polygons = [4, 8, 32].map((count) =>
  compare(`polygon${count}–polygon${count}`, 'intersects', inPlane, {
    ours: 'intersectsPolygonPolygon(a, b)',
    goal: 5,
    note: margin,
  }),
);

/** Of 128 corners, how fast it is is only told. */
export const hulls = [8, 32, 128].map((count) =>
  compare(`hull${count}–hull${count}`, 'intersects', inSpace, {
    ours: 'intersectsHullHull(a, b)',
    goal: count > 100 ? 0 : 1,
    note: single,
  }),
);
