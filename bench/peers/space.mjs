// @ts-check
/** The peers in space, and their objects for shapes of three.js, which is what is drawn. */
import { importBuilt, importPeer } from '../lib/setup.mjs';

/** @typedef {import('../lib/comparing.mjs').Library} Library */

/** @returns {Promise<{ objects: any, ours: Library, peers: Record<string, Library> }>} */
export async function librariesInSpace() {
  const three = await importPeer('three');
  const { Vector3 } = three;
  const library = await importBuilt('3d/index');
  const { obbFrom } = await importBuilt('three/index');
  const results = () => ({ vector: new Vector3(), vector2: new Vector3() });
  const ours = {
    scope: {
      ...library,
      ...results(),
      closest: library.createClosestPoints(),
      hit: library.createRayHit(),
      passage: library.createTrianglePassage(),
      crossing: library.createPlaneCrossing(),
    },
    objectFor: (/** @type {any} */ object) => ('halfSize' in object ? obbFrom(object) : object),
  };
  const peers = {
    three: { scope: results(), objectFor: threeFor(three) },
    bvh: await meshBvh(results()),
    babylon: await babylon(),
  };
  return { objects: await threeObjects(three), ours, peers };
}

/** Ways to make three.js objects. Rays and planes get directions of length 1, as three.js asks for. */
async function threeObjects(/** @type {any} */ { Box3, Line3, Matrix3, Plane, Ray, Sphere, Triangle, Vector3 }) {
  const { OBB } = await importPeer('three/addons/math/OBB.js');
  const { Capsule } = await importPeer('three/addons/math/Capsule.js');
  return {
    vector: (/** @type {number[]} */ ...coordinates) => new Vector3(...coordinates),
    point: (/** @type {any} */ position) => position,
    segment: (/** @type {any} */ start, /** @type {any} */ end) => new Line3(start, end),
    ray: (/** @type {any} */ origin, /** @type {any} */ direction) => new Ray(origin, direction.normalize()),
    line: (/** @type {any} */ origin, /** @type {any} */ direction) => ({ origin, direction: direction.normalize() }),
    plane: (/** @type {any} */ normal, /** @type {number} */ constant) => new Plane(normal.normalize(), constant),
    sphere: (/** @type {any} */ center, /** @type {number} */ radius) => new Sphere(center, radius),
    capsule: (/** @type {any} */ start, /** @type {any} */ end, /** @type {number} */ radius) =>
      new Capsule(start, end, radius),
    aabb: (/** @type {any} */ min, /** @type {any} */ max) => new Box3(min, max),
    triangle: (/** @type {any} */ a, /** @type {any} */ b, /** @type {any} */ c) => new Triangle(a, b, c),
    obb: (/** @type {any} */ center, /** @type {any} */ halfSize, /** @type {number[][]} */ axes) =>
      new OBB(center, halfSize, new Matrix3().fromArray(axes.flat())),
  };
}

/** A line is a `Line3` that is not clamped; against a triangle a segment is a ray whose direction is all of it. */
function threeFor(/** @type {any} */ { Line3, Ray }) {
  return (/** @type {any} */ object, /** @type {string} */ pair) => {
    if (pair === 'segment–triangle' && 'start' in object) {
      return new Ray(object.start, object.end.clone().sub(object.start));
    }
    if (pair.endsWith('–line') && 'direction' in object) {
      return new Line3(object.origin, object.origin.clone().add(object.direction));
    }
    return object;
  };
}

/** three-mesh-bvh takes three.js objects, but triangles and oriented boxes of its own, brought up to date beforehand. */
async function meshBvh(/** @type {Record<string, unknown>} */ results) {
  const { Matrix4 } = await importPeer('three');
  const { ExtendedTriangle } = await importPeer('three-mesh-bvh/src/math/ExtendedTriangle.js');
  const { OrientedBox } = await importPeer('three-mesh-bvh/src/math/OrientedBox.js');
  const functions = await importPeer('three-mesh-bvh/src/math/MathUtilities.js');
  const objectFor = (/** @type {any} */ object) => {
    if ('halfSize' in object) {
      const { center, halfSize, rotation } = object;
      const place = new Matrix4().setFromMatrix3(rotation).setPosition(center);
      const box = new OrientedBox(halfSize.clone().negate(), halfSize, place);
      box.update();
      return box;
    }
    if (!('a' in object)) return object;
    const triangle = new ExtendedTriangle(object.a, object.b, object.c);
    triangle.update();
    return triangle;
  };
  return { scope: { ...results, ...functions }, objectFor };
}

/** Babylon.js has objects of its own. A segment becomes a ray of its length. */
async function babylon() {
  const { Matrix, Vector3 } = await importPeer('@babylonjs/core/Maths/math.vector.js');
  const { Plane } = await importPeer('@babylonjs/core/Maths/math.plane.js');
  const { Ray } = await importPeer('@babylonjs/core/Culling/ray.core.js');
  const { BoundingBox } = await importPeer('@babylonjs/core/Culling/boundingBox.js');
  const { BoundingInfo } = await importPeer('@babylonjs/core/Culling/boundingInfo.js');
  const { BoundingSphere } = await importPeer('@babylonjs/core/Culling/boundingSphere.js');
  const vector = (/** @type {any} */ { x, y, z }) => new Vector3(x, y, z);
  const objectFor = (/** @type {any} */ object) => {
    if (object.isVector3) return vector(object);
    if ('min' in object) return new BoundingBox(vector(object.min), vector(object.max));
    if ('origin' in object) return new Ray(vector(object.origin), vector(object.direction));
    if ('normal' in object) return new Plane(object.normal.x, object.normal.y, object.normal.z, object.constant);
    if ('start' in object) return new Ray(vector(object.start), vector(object.end.clone().sub(object.start)), 1);
    if ('a' in object) return { a: vector(object.a), b: vector(object.b), c: vector(object.c) };
    if ('halfSize' in object) {
      const { center, halfSize, rotation } = object;
      const [a, b, c, d, e, f, g, h, i] = rotation.elements;
      const { x, y, z } = center;
      const place = Matrix.FromValues(a, b, c, 0, d, e, f, 0, g, h, i, 0, x, y, z, 1);
      return new BoundingInfo(vector(halfSize.clone().negate()), vector(halfSize), place);
    }
    const center = vector(object.center);
    const sphere = new BoundingSphere(center, center);
    sphere.radius = sphere.radiusWorld = object.radius;
    return sphere;
  };
  return { scope: { BoundingBox, BoundingSphere, Vector3, reference: new Vector3() }, objectFor };
}
