/**
 * Shapes of space from three.js objects, for the generic questions, which tell shapes apart by their `kind`. (Functions of
 * a single pair take the three.js objects as they are.)
 *
 * Vectors are kept by reference: a shape moves with the object it came from. Plain numbers cannot be shared, so a
 * point's coordinates, a sphere's radius and an oriented box's axes are those of the moment.
 */
import type {
  Box3,
  Line3,
  Matrix3,
  Matrix4,
  Plane as ThreePlane,
  Ray as ThreeRay,
  Sphere as ThreeSphere,
  Triangle as ThreeTriangle,
  Vector3,
} from 'three';
import type { Aabb } from '../3d/shapes/aabb.js';
import { type Capsule, capsule } from '../3d/shapes/capsule.js';
import { type Halfspace, halfspace } from '../3d/shapes/halfspace.js';
import { type Obb, obb } from '../3d/shapes/obb.js';
import { obbFromMatrix } from '../3d/shapes/obb.matrices.js';
import { type Plane, plane } from '../3d/shapes/plane.js';
import { type Point, point } from '../3d/shapes/point.js';
import { type Ray, ray } from '../3d/shapes/ray.js';
import { type Segment, segment } from '../3d/shapes/segment.js';
import { type Sphere, sphere } from '../3d/shapes/sphere.js';
import { type Triangle, triangle } from '../3d/shapes/triangle.js';
import { expectFinite3, expectIterable, expectObject } from '../core/expect.js';
import { createVec3 } from '../math/vec3.js';

/** What is read of the `OBB` in three.js' addons: `rotation` holds the axes in its columns. */
export interface ThreeObb {
  readonly center: Vector3;
  readonly halfSize: Vector3;
  readonly rotation: Matrix3;
}

/** A point at a vector's coordinates, which are copied: the point stays where the vector was. */
export function pointFrom(vector: Vector3): Point {
  return point(vector);
}

/** The segment of a `Line3`. It keeps both ends and moves with them. */
export function segmentFrom(line: Line3): Segment<Vector3> {
  expectObject('segmentFrom line', line, 'a Line3');
  return segment(line.start, line.end);
}

/** The ray of a `Ray`, whose vectors it keeps. The direction need not have unit length, as it must in three.js. */
export function rayFrom(source: ThreeRay): Ray<Vector3> {
  expectObject('rayFrom source', source, 'a Ray');
  return ray(source.origin, source.direction);
}

/** Moves with the centre; the radius is copied. An empty sphere, one of negative radius, is a `RangeError`. */
export function sphereFrom(source: ThreeSphere): Sphere<Vector3> {
  expectObject('sphereFrom source', source, 'a Sphere');
  return sphere(source.center, source.radius);
}

/** Keeps both corners: the box moves with them. An empty box, such as `new Box3()`, is a `RangeError`. */
export function aabbFrom(box: Box3): Aabb<Vector3> {
  expectObject('aabbFrom box', box, 'a Box3');
  const { min, max } = box;
  expectObject('Box3 min', min, 'a Vector3');
  expectObject('Box3 max', max, 'a Vector3');
  if (min.x > max.x || min.y > max.y || min.z > max.z) {
    const corners = `min (${min.x}, ${min.y}, ${min.z}) and max (${max.x}, ${max.y}, ${max.z})`;
    throw new RangeError(`Box3 must not be empty, got ${corners}`);
  }
  expectFinite3('aabb min', min);
  expectFinite3('aabb max', max);
  return { kind: 'aabb', min, max };
}

/** The triangle of a `Triangle`. It keeps the corners and moves with them. */
export function triangleFrom(source: ThreeTriangle): Triangle<Vector3> {
  expectObject('triangleFrom source', source, 'a Triangle');
  return triangle(source.a, source.b, source.c);
}

/** The flat set of a `Plane`, whose normal it keeps; the constant is copied. For the solid behind it see `halfspaceFrom`. */
export function planeFrom(source: ThreePlane): Plane<Vector3> {
  expectObject('planeFrom source', source, 'a Plane');
  return plane(source.normal, source.constant);
}

/**
 * The solid behind a `Plane`: where its `distanceToPoint` is 0 or negative. It keeps the normal; the constant is copied. The planes of a three.js
 * `Frustum` point inwards: what is outside of one of them is in its halfspace.
 */
export function halfspaceFrom(source: ThreePlane): Halfspace<Vector3> {
  expectObject('halfspaceFrom source', source, 'a Plane');
  return halfspace(source.normal, source.constant);
}

/** What is read of the `Capsule` in three.js' addons. */
export interface ThreeCapsule {
  readonly start: Vector3;
  readonly end: Vector3;
  readonly radius: number;
}

/** Moves with both ends; the radius is copied. */
export function capsuleFrom(source: ThreeCapsule): Capsule<Vector3> {
  expectObject('capsuleFrom source', source, 'a Capsule');
  return capsule(source.start, source.end, source.radius);
}

/** What is read of a mesh: its geometry's bounding box, and where its matrix puts that. */
export interface ThreeMesh {
  readonly geometry: { readonly boundingBox: Box3 | null; computeBoundingBox(): void };
  readonly matrixWorld: Matrix4;
  updateWorldMatrix(updateParents: boolean, updateChildren: boolean): void;
}

/** Moves and grows with `center` and `halfSize`; the axes are copied out of the matrix, so later turns need a new shape. */
export function obbFrom(source: ThreeObb): Obb<Vector3>;
/**
 * The bounding box of a mesh's geometry as its `matrixWorld` places it, which is brought up to date: turned, scaled and even sheared as
 * the mesh is. It is that of the moment: a mesh that has moved needs a new one.
 */
export function obbFrom(mesh: ThreeMesh): Obb;
/**
 * The unit cube around the origin as a `Matrix4` places it: turned, scaled and even sheared. It is that of the moment: a matrix that has changed needs
 * a new one.
 */
export function obbFrom(matrix: Matrix4): Obb;
export function obbFrom(source: ThreeObb | ThreeMesh | Matrix4): Obb {
  expectObject('obbFrom source', source, 'an OBB, a Mesh or a Matrix4');
  if ('geometry' in source) return obbOfMesh(source);
  if ('elements' in source) return obbFromMatrix(source.elements);
  expectObject('OBB rotation', source.rotation, 'a Matrix3');
  expectIterable('OBB rotation.elements', source.rotation.elements, 'numbers');
  const [xX, xY, xZ, yX, yY, yZ, zX, zY, zZ] = source.rotation.elements;
  return obb(source.center, source.halfSize, [createVec3(xX, xY, xZ), createVec3(yX, yY, yZ), createVec3(zX, zY, zZ)]);
}

function obbOfMesh(mesh: ThreeMesh): Obb {
  const { geometry, matrixWorld } = mesh;
  expectObject('Mesh geometry', geometry, 'a BufferGeometry');
  expectObject('Mesh matrixWorld', matrixWorld, 'a Matrix4');
  mesh.updateWorldMatrix(true, false);
  if (geometry.boundingBox === null) geometry.computeBoundingBox();
  const { min, max } = aabbFrom(geometry.boundingBox!);
  const [xX, xY, xZ, , yX, yY, yZ, , zX, zY, zZ, , x, y, z] = matrixWorld.elements;
  const middle = createVec3((min.x + max.x) / 2, (min.y + max.y) / 2, (min.z + max.z) / 2);
  const center = createVec3(
    xX * middle.x + yX * middle.y + zX * middle.z + x,
    xY * middle.x + yY * middle.y + zY * middle.z + y,
    xZ * middle.x + yZ * middle.y + zZ * middle.z + z,
  );
  const halfExtents = createVec3((max.x - min.x) / 2, (max.y - min.y) / 2, (max.z - min.z) / 2);
  return obb(center, halfExtents, [createVec3(xX, xY, xZ), createVec3(yX, yY, yZ), createVec3(zX, zY, zZ)]);
}
