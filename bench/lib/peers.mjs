// @ts-check
/** The same random shapes as objects of three.js, and those again as Babylon.js' own. */
import { importPeer } from './setup.mjs';

/**
 * How three.js objects are made. Rays get unit directions, which three.js wants; Riposte's functions do not mind.
 *
 * @returns {Promise<Record<string, (...parts: any[]) => any>>}
 */
export async function threeObjects() {
  const { Box2, Box3, Line3, Matrix3, Ray, Sphere, Triangle, Vector2, Vector3 } = await importPeer('three');
  const { OBB } = await importPeer('three/addons/math/OBB.js');
  return {
    vector: (x, y, z) => (z === undefined ? new Vector2(x, y) : new Vector3(x, y, z)),
    point: (position) => position,
    segment: (start, end) => new Line3(start, end),
    ray: (origin, direction) => new Ray(origin, direction.normalize()),
    sphere: (center, radius) => new Sphere(center, radius),
    aabb: (min, max) => (min.isVector2 ? new Box2(min, max) : new Box3(min, max)),
    triangle: (a, b, c) => new Triangle(a, b, c),
    obb: (center, halfSize, axes) => new OBB(center, halfSize, new Matrix3().fromArray(axes.flat())),
  };
}

/**
 * Babylon.js' counterpart of a three.js object. A segment becomes a ray of length 1 whose direction is all of it.
 *
 * @returns {Promise<(object: any) => any>}
 */
export async function toBabylon() {
  const { Matrix, Vector3 } = await importPeer('@babylonjs/core/Maths/math.vector.js');
  const { Ray } = await importPeer('@babylonjs/core/Culling/ray.core.js');
  const { BoundingBox } = await importPeer('@babylonjs/core/Culling/boundingBox.js');
  const { BoundingInfo } = await importPeer('@babylonjs/core/Culling/boundingInfo.js');
  const { BoundingSphere } = await importPeer('@babylonjs/core/Culling/boundingSphere.js');
  const vector = (/** @type {any} */ { x, y, z }) => new Vector3(x, y, z);
  return remembering((object) => {
    if (object.isVector3) return vector(object);
    if ('min' in object) return new BoundingBox(vector(object.min), vector(object.max));
    if ('origin' in object) return new Ray(vector(object.origin), vector(object.direction));
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
  });
}

/** The same result for the same object, so that a pool of few stays a pool of few. */
export function remembering(/** @type {(object: any) => any} */ convert) {
  const known = new Map();
  return (/** @type {any} */ object) => {
    if (!known.has(object)) known.set(object, convert(object));
    return known.get(object);
  };
}
