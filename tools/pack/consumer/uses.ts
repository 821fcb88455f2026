// What must compile, in strict TypeScript: shapes that move, vectors of other libraries, unions, results that are kept.
import * as flat from 'riposte/2d';
import type { BallPassage, BoxPassage, Contact, MutableVec3, Obb, Ray, Segment, Shape, Sphere, Vec3 } from 'riposte/3d';
import * as space from 'riposte/3d';
import { explain } from 'riposte/3d/explain';
import { recording, svg } from 'riposte/gizmos';
import { addVec3, createQuat, type Quat } from 'riposte/math';
import { shapeFrom, sphereFrom } from 'riposte/three';
import { Box2, Box3, Line3, Quaternion, Raycaster, Sphere as ThreeSphere, Vector2, Vector3 } from 'three';

const origin = { x: 0, y: 0, z: 0 };
const frozen = { x: 1, y: 2, z: 3 } as const;
const readOnly: Vec3 = frozen;
const ball = space.sphere({ x: 0, y: 1, z: 0 }, 2);
const box = space.aabb(origin, frozen);
const line = space.segment(origin, frozen);
const lines: (Segment | Ray)[] = [line, space.ray(origin, frozen)];
const disc = flat.circle({ x: 0, y: 0 }, 1);
const tile = flat.aabb({ x: 0, y: 0 }, { x: 1, y: 1 });

// Shapes that move.
ball.center.x += 1;
ball.radius = 3;
ball.center = { x: 9, y: 9, z: 9 };
box.min.x = -1;
line.start.y = 7;
disc.center.x += 1;
tile.max.y = 2;
export const corner = space.point(1, 2, 3);
corner.z = 4;
export const held: { body: Sphere } = { body: ball };
held.body.center.z -= 1;
export const turning: Obb = space.obb(origin, frozen, createQuat());
turning.axes[0].x = 1;

// Vectors of other libraries, as they are.
export const moved: Vector3 = space.sphere(new Vector3(), 1).center.applyMatrix4(new Raycaster().camera.matrixWorld);
export const mixed: Vector3 = space.segment(new Vector3(), origin).start.clone();
export const direction: Vector3 = space.ray(origin, new Vector3(1, 0, 0)).direction.normalize();
export const turned: Vector3 = space.obb(new Vector3(), origin, new Quaternion()).center;
export const flatVector: Vector2 = flat.circle(new Vector2(), 1).center.rotateAround(new Vector2(), 1);
export const kept: Vec3 = space.sphere(readOnly, 1).center;
export const bare: boolean = space.intersectsSphereAabb(new ThreeSphere(), new Box3());
export const bareFlat: boolean = flat.intersectsCircleAabb({ center: new Vector2(), radius: 1 }, new Box2());
export const rayOfThree: number | undefined = space.raycast(new Raycaster().ray, box)?.t;

// Boxes.
export const around = space.aabbFromCenter(origin, frozen);
export const hull = space.aabbFromPoints([origin, frozen, new Vector3()]);
export const hullOfSet = flat.aabbFromPoints(new Set([{ x: 0, y: 0 }, new Vector2()]));
around.min.x += 1;

// The generic questions, with one kind and with several.
export const shapes: Shape[] = [ball, box, line, corner, sphereFrom(new ThreeSphere())];
export const meet: boolean = shapes.some((shape) => space.intersects(shape, ball) || space.overlaps(shape, box));
export const near: number | undefined = space.closestPoints(shapes[0]!, shapes[1]!)?.distance;
export const away: MutableVec3 | null = space.pushOut(ball, box);
export const inBox: BoxPassage | null = space.intersection(line, box);
export const inBall: BallPassage | null = space.intersection(ball, lines[0]!);
export const inEither: BoxPassage | BallPassage | null = space.intersection(lines[1]!, [ball, box][0]!);
export const relation: string | undefined = space.intersection([ball, box][0]!, lines[0]!)?.relation;
export const parts: number | undefined = inBox?.x.max ?? inBall?.t0;
export const flatShared: number | undefined = flat.intersection(flat.ray({ x: 0, y: 0 }, new Vector2(1)), disc)?.tMax;
export const fromThree: boolean = space.intersects(shapeFrom(new Box3() as Box3 | ThreeSphere), ball);
export const fromLine: BoxPassage | BallPassage | null = space.intersection(
  shapeFrom(new Line3()),
  shapeFrom(new Box3() as Box3 | ThreeSphere),
);
export const fromFlat: boolean = flat.touches(shapeFrom(new Box2()), shapeFrom(new Vector2()));
export const bounded: number = space.bounds(shapes[0]!, space.createAabb()).max.z;

// Results that are written into and kept.
export const hit = space.createRayHit();
export const nearest = space.copyRayHit(hit, space.createRayHit());
export const contact: Contact | null = space.contact(ball, box, space.createContact());
export const once: Contact = space.copyContact(contact!);
export const withVectors = space.contact(ball, box, { ...space.createContact(), normal: new Vector3() });
export const both = space.intersection(line, [ball, box][0]!, {
  ...space.createBoxPassage(),
  ...space.createBallPassage(),
});
export const twin: Sphere = space.copySphere(new ThreeSphere());
space.copySegment({ start: line.end, end: line.start }, line);
space.copyAabb(new Box3(), box);
flat.copyCircle(disc, flat.circle({ x: 0, y: 0 }, 0));
nearest.t = Infinity;
hit.point.z = 1;

// Pictures and arithmetic.
export const verdict: string = explain(line, box, svg({ width: 1, height: 1, theme: 'dark' })).text;
export const anyVerdict: string = explain(ball, box).text;
export const drawn: number = recording().lines.length;
export const sum: MutableVec3 = addVec3(new Vector3(), origin);
export const quat: Quat = new Quaternion();
