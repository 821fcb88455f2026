// What must not compile, in strict TypeScript. Each mistake is one line, and each must be seen.
import { d2, d3 } from 'riposte';
import * as flat from 'riposte/2d';
import * as space from 'riposte/3d';
import { explain } from 'riposte/3d/explain';
import { svg } from 'riposte/gizmos';
import { addVec2, addVec3 } from 'riposte/math';
import { obbFrom, shapeFrom, sphereFrom } from 'riposte/three';
import { Box2, Box3, Euler, Object3D, Sphere, Vector2, Vector3 } from 'three';

const origin = { x: 0, y: 0, z: 0 };
const place = { x: 0, y: 0 };
const ball = space.sphere(origin, 1);
const box = space.aabb(origin, origin);
const line = space.segment(origin, origin);
const disc = flat.circle(place, 1);
const tile = flat.aabb(place, place);
const kept = space.sphere(origin as space.Vec3, 1);

// Shapes of one dimension in the other.
// @ts-expect-error
space.intersects(disc, box);
// @ts-expect-error
space.intersects(tile, box);
// @ts-expect-error
space.intersects(ball, flat.segment(place, place));
// @ts-expect-error
space.distance(flat.point(0, 0), ball);
// @ts-expect-error
space.raycast(flat.ray(place, place), ball);
// A line has no start, and a capsule is no segment.
// @ts-expect-error
space.raycast(space.line(origin, origin), ball);
// @ts-expect-error
space.raycast(space.capsule(origin, origin, 1), ball);
// @ts-expect-error
flat.raycast(flat.line(place, place), disc);
// @ts-expect-error
space.bounds(tile);
// @ts-expect-error
flat.intersects(disc, box);
// @ts-expect-error
flat.intersects(tile, line);
// @ts-expect-error
flat.contact(disc, space.point(0, 0, 0));
// @ts-expect-error
flat.raycast(space.ray(origin, origin), disc);
// @ts-expect-error
flat.intersection(line, tile);
// @ts-expect-error
flat.intersects(shapeFrom(new Box3()), tile);
// @ts-expect-error
space.intersects(shapeFrom(new Box2()), box);
// @ts-expect-error
d2.intersects(ball, ball);
// @ts-expect-error
d3.pushOut(disc, box);

// Vectors of one dimension in the other.
// @ts-expect-error
flat.circle(new Vector3(), 1);
// @ts-expect-error
flat.segment(place, origin);
// @ts-expect-error
flat.aabbFromPoints([new Vector3()]);
// @ts-expect-error
flat.intersectsCircleAabb(new Sphere(), new Box2());
// @ts-expect-error
flat.intersectsPointAabb(new Vector3(), tile);
// @ts-expect-error
space.sphere(new Vector2(), 1);
// @ts-expect-error
space.aabbFromCenter(place, origin);
// @ts-expect-error
space.intersectsAabbAabb(new Box2(), box);
// @ts-expect-error
addVec2(new Vector3(), place);
// @ts-expect-error
addVec3(place, origin);

// Arguments that are missing or of the wrong kind.
// @ts-expect-error
space.sphere(origin);
// @ts-expect-error
space.sphere(1, origin);
// @ts-expect-error
space.aabb([0, 0, 0], [1, 1, 1]);
// @ts-expect-error
space.obb(origin, origin, new Euler());
// @ts-expect-error
space.obb(origin, origin, [origin, origin]);
// @ts-expect-error
space.intersects(ball);
// @ts-expect-error
space.intersects(ball, { ...box, kind: 'box' });
// @ts-expect-error
svg({ width: 100 });
// @ts-expect-error
explain(ball, { min: origin, max: origin }, svg({ width: 1, height: 1 }));

// Objects without a kind, and three.js objects that have no shape here.
// @ts-expect-error
space.intersects(new Sphere(), ball);
// @ts-expect-error
space.intersects({ min: origin, max: origin }, ball);
// @ts-expect-error
shapeFrom(new Object3D());
// @ts-expect-error
sphereFrom(new Object3D());
// @ts-expect-error
obbFrom(new Box3());

// Results of the wrong type, or that may be null.
// @ts-expect-error
space.intersection(line, box, space.createBallPassage());
// @ts-expect-error
space.intersection(line, [ball, box][0]!, space.createBoxPassage());
// @ts-expect-error
space.intersection(ball, box);
// @ts-expect-error
space.contact(ball, box).depth;
// @ts-expect-error
space.intersection(line, ball)?.x;
// @ts-expect-error
space.copyRayHit(space.createContact(), space.createRayHit());
// @ts-expect-error
space.copySphere(box);
// @ts-expect-error
flat.copyCircle(ball);

// What must not be written into.
// @ts-expect-error
ball.kind = 'sphere';
// @ts-expect-error
kept.center.x = 1;
// @ts-expect-error
space.sphere(new Vector3(), 1).center = origin;
