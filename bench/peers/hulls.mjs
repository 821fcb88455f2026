// @ts-check
/** Who else knows convex polyhedra that are placed and turned. What is drawn is `{ points, position, rotation }`. */
import { drawHulls } from '../lib/bodies.mjs';
import { importBuilt, importPeer } from '../lib/setup.mjs';

/** @typedef {import('../lib/comparing.mjs').Library} Library */
/** @typedef {{ x: number, y: number, z: number }} Vector */
/** @typedef {{ points: Vector[], position: Vector, rotation: Vector & { w: number } }} Drawn */

/** @returns {Promise<{ draws: import('../lib/bodies.mjs').Draws, ours: Library, peers: Record<string, Library> }>} */
export async function hullLibraries() {
  const library = await importBuilt('3d/index');
  const ours = {
    scope: library,
    objectFor: (/** @type {Drawn} */ { points, position, rotation }) => library.hull(points, { position, rotation }),
  };
  const [contacts, gjk] = await crashcat();
  return {
    draws: drawHulls,
    ours,
    peers: { rapier: await rapier(), crashcat: contacts, crashcatGjk: gjk, jolt: await jolt() },
  };
}

const flat = (/** @type {Vector[]} */ points) => points.flatMap(({ x, y, z }) => [x, y, z]);

/** @returns {Promise<Library>} */
async function rapier() {
  const RAPIER = await importPeer('@dimforge/rapier3d-simd-compat');
  await RAPIER.init();
  return {
    scope: {},
    objectFor: ({ points, position, rotation }) => ({
      shape: new RAPIER.ConvexPolyhedron(new Float32Array(flat(points)), null),
      position,
      rotation,
    }),
  };
}

/** Without convex radius, as the others. @returns {Promise<[Library, Library]>} */
async function crashcat() {
  const CRASHCAT = await importPeer('crashcat');
  const { mat4, quat, vec3 } = await importPeer('mathcat');
  const { collideConvexVsConvex, penetrationDepthStepGJK, setShapeSupport } = CRASHCAT;
  CRASHCAT.registerAllShapes();
  const [collector, settings] = [
    CRASHCAT.createAnyCollideShapeCollector(),
    CRASHCAT.createDefaultCollideShapeSettings(),
  ];
  const objectFor = (/** @type {Drawn} */ { points, position, rotation }) => ({
    shape: CRASHCAT.convexHull.create({ positions: flat(points), convexRadius: 0 }),
    position: [position.x, position.y, position.z],
    rotation: [rotation.x, rotation.y, rotation.z, rotation.w],
  });
  const collide = (/** @type {any} */ a, /** @type {any} */ b) => {
    const [x, y, z] = a.position;
    const [i, j, k, w] = a.rotation;
    const [x2, y2, z2] = b.position;
    const [i2, j2, k2, w2] = b.rotation;
    collector.reset();
    // biome-ignore format: one shape a line
    collideConvexVsConvex(
      collector, settings,
      a.shape, 0, 0, x, y, z, i, j, k, w, 1, 1, 1,
      b.shape, 0, 0, x2, y2, z2, i2, j2, k2, w2, 1, 1, 1,
    );
    return collector.hit !== null;
  };
  const [supportA, supportB] = [CRASHCAT.createSupport(), CRASHCAT.createSupport()];
  const [depth, simplex] = [CRASHCAT.createPenetrationDepth(), CRASHCAT.createSimplex()];
  const [back, turn, way, place, unscaled] = [quat.create(), quat.create(), vec3.create(), mat4.create(), [1, 1, 1]];
  const meet = (/** @type {any} */ a, /** @type {any} */ b) => {
    quat.conjugate(back, a.rotation);
    quat.multiply(turn, back, b.rotation);
    vec3.subtract(way, b.position, a.position);
    vec3.transformQuat(way, way, back);
    mat4.fromRotationTranslation(place, turn, way);
    setShapeSupport(supportA, a.shape, 0, unscaled);
    setShapeSupport(supportB, b.shape, 0, unscaled);
    supportB.hasTransform = true;
    mat4.copy(supportB.transform, place);
    penetrationDepthStepGJK(depth, simplex, supportA, supportB, 0, 0, way, settings.collisionTolerance);
    return depth.status !== 0;
  };
  return [
    { scope: { collide }, objectFor },
    { scope: { meet }, objectFor },
  ];
}

/** @returns {Promise<Library>} */
async function jolt() {
  const { default: start } = await importPeer('jolt-physics/wasm-compat');
  const JOLT = await start();
  startWorld(JOLT);
  const { ConvexHullShapeSettings, Quat, RMat44, RVec3, TransformedShape, Vec3 } = JOLT;
  const [one, origin] = [new Vec3(1, 1, 1), new RVec3(0, 0, 0)];
  const [settings, filter] = [new JOLT.CollideShapeSettings(), new JOLT.ShapeFilter()];
  const collector = new JOLT.CollideShapeAnyHitCollisionCollector();
  return {
    scope: {
      collide: (/** @type {any} */ a, /** @type {any} */ b) => {
        collector.Reset();
        a.placed.CollideShape(b.shape, one, b.place, settings, origin, collector, filter);
        return collector.HadHit();
      },
    },
    objectFor: ({ points, position, rotation }) => {
      const hull = new ConvexHullShapeSettings();
      hull.mMaxConvexRadius = 0;
      for (const { x, y, z } of points) hull.mPoints.push_back(new Vec3(x, y, z));
      const shape = hull.Create().Get();
      const placed = new TransformedShape();
      placed.mShape = shape;
      const turn = new Quat(rotation.x, rotation.y, rotation.z, rotation.w);
      placed.SetWorldTransform(new RVec3(position.x, position.y, position.z), turn, one);
      // What its functions give back is overwritten by the next call.
      const center = placed.GetCenterOfMassTransform();
      const place = new RMat44();
      for (let i = 0; i < 3; i++) place.SetColumn3(i, center.GetColumn3(i));
      place.SetTranslation(center.GetTranslation());
      return { shape, placed, place };
    },
  };
}

/** jolt knows how shapes collide once there is a world. */
function startWorld(/** @type {any} */ JOLT) {
  const settings = new JOLT.JoltSettings();
  const layers = new JOLT.ObjectLayerPairFilterTable(1);
  const broad = new JOLT.BroadPhaseLayerInterfaceTable(1, 1);
  broad.MapObjectToBroadPhaseLayer(0, new JOLT.BroadPhaseLayer(0));
  settings.mObjectLayerPairFilter = layers;
  settings.mBroadPhaseLayerInterface = broad;
  settings.mObjectVsBroadPhaseLayerFilter = new JOLT.ObjectVsBroadPhaseLayerFilterTable(broad, 1, layers, 1);
  return new JOLT.JoltInterface(settings);
}
