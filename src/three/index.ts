/** `riposte/three`: gives three.js objects the `kind` that the generic questions ask for. */
export { hullFrom, type ThreeBody, type ThreeGeometry } from './hulls.js';
export { type ShapeFrom, shapeFrom, type ThreeObject } from './shapeFrom.js';
export { aabb2From, obb2From, point2From } from './shapes2.js';
export {
  aabbFrom,
  capsuleFrom,
  halfspaceFrom,
  obbFrom,
  planeFrom,
  pointFrom,
  rayFrom,
  segmentFrom,
  sphereFrom,
  type ThreeCapsule,
  type ThreeMesh,
  type ThreeObb,
  triangleFrom,
} from './shapes3.js';
