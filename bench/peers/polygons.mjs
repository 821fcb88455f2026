// @ts-check
/** Who else knows convex polygons that are placed and turned. What is drawn is `{ points, position, angle }`. */
import { drawPolygons } from '../lib/bodies.mjs';
import { importBuilt, importPeer } from '../lib/setup.mjs';

/** @typedef {import('../lib/comparing.mjs').Library} Library */
/** @typedef {{ points: { x: number, y: number }[], position: { x: number, y: number }, angle: number }} Drawn */

/** @returns {Promise<{ draws: import('../lib/bodies.mjs').Draws, ours: Library, peers: Record<string, Library> }>} */
export async function polygonLibraries() {
  const library = await importBuilt('2d/index');
  const ours = {
    scope: library,
    objectFor: (/** @type {Drawn} */ { points, position, angle }) =>
      library.polygon(points, { position, rotation: angle }),
  };
  return { draws: drawPolygons, ours, peers: { sat: await sat(), check2d: await check2d(), planck: await planck() } };
}

/** @returns {Promise<Library>} */
async function sat() {
  const { default: SAT } = await importPeer('sat');
  return {
    scope: SAT,
    objectFor: (/** @type {Drawn} */ { points, position, angle }) => {
      const corners = points.map(({ x, y }) => new SAT.Vector(x, y));
      return new SAT.Polygon(new SAT.Vector(position.x, position.y), corners).setAngle(angle);
    },
  };
}

/** @returns {Promise<Library>} */
async function check2d() {
  const { Polygon, System } = await importPeer('check2d');
  const system = new System();
  return {
    scope: { system },
    objectFor: (/** @type {Drawn} */ { points, position, angle }) => {
      const body = new Polygon(
        position,
        points.map(({ x, y }) => ({ x, y })),
      );
      body.setAngle(angle);
      system.insert(body);
      return body;
    },
  };
}

/** @returns {Promise<Library>} */
async function planck() {
  const { default: _, Polygon, Settings, testOverlap, Transform, Vec2 } = await importPeer('planck');
  Settings.maxPolygonVertices = 64;
  return {
    scope: { testOverlap },
    objectFor: (/** @type {Drawn} */ { points, position, angle }) => ({
      shape: new Polygon(points.map(({ x, y }) => Vec2(x, y))),
      place: Transform(Vec2(position.x, position.y), angle),
    }),
  };
}
