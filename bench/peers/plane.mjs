// @ts-check
/** The peers in the plane, and their objects for plain shapes, which is what is drawn and what Riposte takes. */
import { importBuilt, importPeer } from '../lib/setup.mjs';

/** @typedef {import('../lib/comparing.mjs').Library} Library */
/** @typedef {{ x: number, y: number }} Vector */

/** @returns {Promise<{ objects: undefined, ours: Library, peers: Record<string, Library> }>} */
export async function librariesInPlane() {
  const library = await importBuilt('2d/index');
  const scope = {
    ...library,
    vector: library.createVec2(),
    contact: library.createContact(),
    meeting: library.createLineMeeting(),
  };
  return {
    objects: undefined,
    ours: { scope, objectFor: (object) => object },
    peers: {
      three: await three(),
      sat: await sat(),
      check2d: await check2d(),
      flatten: await flatten(),
      ...(await planck()),
    },
  };
}

/** The corners of a box or triangle, counterclockwise. @returns {Vector[]} */
function cornersOf(/** @type {any} */ shape) {
  if (shape.kind === 'aabb') {
    const { min, max } = shape;
    return [min, { x: max.x, y: min.y }, max, { x: min.x, y: max.y }];
  }
  if (shape.kind === 'obb') {
    const { center, halfExtents, axes } = shape;
    const [u, v] = axes;
    const corner = (/** @type {number} */ s, /** @type {number} */ t) => ({
      x: center.x + s * halfExtents.x * u.x + t * halfExtents.y * v.x,
      y: center.y + s * halfExtents.x * u.y + t * halfExtents.y * v.y,
    });
    return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  }
  const { a, b, c } = shape;
  const isTurned = (b.x - a.x) * (c.y - a.y) < (b.y - a.y) * (c.x - a.x);
  return isTurned ? [a, c, b] : [a, b, c];
}

/** @returns {Promise<Library>} */
async function three() {
  const { Box2, Vector2 } = await importPeer('three');
  const vector = (/** @type {Vector} */ { x, y }) => new Vector2(x, y);
  return {
    scope: { vector: new Vector2() },
    objectFor: (shape) => (shape.kind === 'aabb' ? new Box2(vector(shape.min), vector(shape.max)) : vector(shape)),
  };
}

/** @returns {Promise<Library>} */
async function sat() {
  const { default: SAT } = await importPeer('sat');
  const vector = (/** @type {Vector} */ { x, y }) => new SAT.Vector(x, y);
  return {
    scope: { ...SAT, response: new SAT.Response() },
    objectFor: (shape) => {
      if (shape.kind === 'point') return vector(shape);
      if (shape.kind === 'circle') return new SAT.Circle(vector(shape.center), shape.radius);
      return new SAT.Polygon(new SAT.Vector(), cornersOf(shape).map(vector));
    },
  };
}

/** @returns {Promise<Library>} */
async function check2d() {
  const { Box, Circle, Line, Point, Polygon, System, ...functions } = await importPeer('check2d');
  const bodyOf = (/** @type {any} */ shape) => {
    const { kind, start, end, center, radius, min, max } = shape;
    if (kind === 'point') return new Point(shape);
    if (kind === 'segment') return new Line(start, end);
    if (kind === 'circle') return new Circle(center, radius);
    if (kind === 'aabb') return new Box(min, max.x - min.x, max.y - min.y);
    return new Polygon({ x: 0, y: 0 }, cornersOf(shape));
  };
  const system = new System();
  const objectFor = (/** @type {any} */ shape) => {
    const body = bodyOf(shape);
    system.insert(body);
    return body;
  };
  return { scope: { system, ...functions }, objectFor };
}

/** @returns {Promise<Library>} */
async function flatten() {
  const { default: Flatten } = await importPeer('@flatten-js/core');
  const { Box, Circle, Line, Point, Polygon, Ray, Segment, Vector } = Flatten;
  const point = (/** @type {Vector} */ { x, y }) => new Point(x, y);
  return {
    scope: {},
    objectFor: (shape) => {
      const { kind, start, end, origin, direction, center, radius, min, max } = shape;
      if (kind === 'point') return point(shape);
      if (kind === 'segment') return new Segment(point(start), point(end));
      if (kind === 'circle') return new Circle(point(center), radius);
      if (kind === 'aabb') return new Box(min.x, min.y, max.x, max.y);
      if (kind === 'line')
        return new Line(point(origin), point({ x: origin.x + direction.x, y: origin.y + direction.y }));
      // A ray of flatten-js goes at right angles to the vector that it is given.
      if (kind === 'ray') return new Ray(point(origin), new Vector(-direction.y, direction.x));
      return new Polygon(cornersOf(shape).map(point));
    },
  };
}

/** `planckBoxes` are its boxes without shape, as its tree holds them. @returns {Promise<Record<string, Library>>} */
async function planck() {
  const { default: _, ...functions } = await importPeer('planck');
  const { AABB, Circle, Distance, DistanceInput, DistanceOutput, Edge, Manifold } = functions;
  const { Polygon, SimplexCache, Transform, Vec2 } = functions;
  const place = Transform.identity();
  const [input, cache, output] = [new DistanceInput(), new SimplexCache(), new DistanceOutput()];
  const distanceBetween = (/** @type {any} */ a, /** @type {any} */ b) => {
    input.proxyA.set(a, 0);
    input.proxyB.set(b, 0);
    input.useRadii = true;
    cache.count = 0;
    Distance(output, cache, input);
    return output.distance;
  };
  const vector = (/** @type {Vector} */ { x, y }) => Vec2(x, y);
  const scope = { ...functions, place, distanceBetween, manifold: new Manifold() };
  return {
    planck: {
      scope,
      objectFor: (shape) => {
        if (shape.kind === 'point') return vector(shape);
        if (shape.kind === 'segment') return new Edge(vector(shape.start), vector(shape.end));
        if (shape.kind === 'circle') return new Circle(vector(shape.center), shape.radius);
        return new Polygon(cornersOf(shape).map(vector));
      },
    },
    planckBoxes: { scope, objectFor: ({ min, max }) => new AABB(vector(min), vector(max)) },
  };
}
