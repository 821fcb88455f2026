/** The picture of any test: both shapes, what keeps them apart or how they meet, and what they share. */
import { between } from '../gizmos/camera.js';
import type { Role } from '../gizmos/roles.js';
import type { Place, Sink } from '../gizmos/sink.js';
import { decimal } from '../gizmos/words.js';
import { cornersOf, drawShape, type Scene } from './drawing.js';
import { type AnyShape, isEmpty, nounOf } from './shapes.js';
import { along, difference, dot, lengthOf, unit } from './vectors.js';
import type { AnyVerdict } from './verdict.js';

export function drawVerdict(a: AnyShape, b: AnyShape, verdict: AnyVerdict<Place>, sink: Sink): void {
  const scene = sceneOf(a, b, verdict);
  for (const [shape, role, name] of [[a, 'shapeA', 'A'] as const, [b, 'shapeB', 'B'] as const])
    if (!isEmpty(shape)) drawLabelled(shape, role, `${name}: ${nounOf(shape)}`, scene, sink);
  drawValues(verdict, scene, sink);
}

/** What the answer adds to a picture of both shapes. */
function drawValues(verdict: AnyVerdict<Place>, scene: Scene, sink: Sink): void {
  const { answer, closestPoints, contact, distance } = verdict;
  if (distance !== null && Number.isFinite(distance)) sink.value('distance', distance);
  if (answer === 'apart' && closestPoints) drawGap(closestPoints, sink);
  if (contact) drawContact(contact, scene, sink);
  else if (answer !== 'apart' && closestPoints) sink.point(closestPoints.a, 'hit');
  if (verdict.shared) drawShared(verdict.shared, scene, sink);
}

function drawLabelled(shape: AnyShape, role: Role, text: string, scene: Scene, sink: Sink): void {
  const at = drawShape(shape, role, scene, sink);
  if (at) sink.label(at, text, role);
}

function drawGap({ a, b, distance }: NonNullable<AnyVerdict<Place>['closestPoints']>, sink: Sink): void {
  sink.line(a, b, 'miss');
  sink.point(a, 'miss');
  sink.point(b, 'miss');
  sink.label(between(a, b, 0.5), `gap ${decimal(distance)}`, 'miss');
}

function drawContact(
  { point, normal, depth }: NonNullable<AnyVerdict<Place>['contact']>,
  scene: Scene,
  sink: Sink,
): void {
  sink.value('depth', depth);
  sink.point(point, 'hit');
  sink.line(point, along(point, normal, scene.radius / 3), 'normal');
  if (depth > 0) {
    const out = along(point, normal, -depth);
    sink.line(point, out, 'pushOut');
    sink.label(out, `depth ${decimal(depth)}`, 'pushOut');
  } else sink.label(point, 'touch', 'hit');
}

interface SharedParts {
  readonly entry?: Place;
  readonly exit?: Place;
  readonly start?: Place;
  readonly end?: Place;
  readonly point?: Place;
  readonly origin?: Place;
  readonly direction?: Place;
}

/** By the fields that `intersection` gives: a stretch, a point, or a line. */
function drawShared(shared: SharedParts, { center, radius }: Scene, sink: Sink): void {
  const { entry, exit, start, end, point, origin, direction } = shared;
  if (entry && exit) {
    sink.line(entry, exit, 'shared');
    sink.point(entry, 'entry');
    sink.point(exit, 'exit');
  }
  if (start && end) sink.line(start, end, 'shared');
  if (point) sink.point(point, 'hit');
  if (origin && direction && lengthOf(direction) > 0) {
    const foot = along(origin, direction, dot(difference(center, origin), direction));
    sink.line(along(foot, direction, -radius), along(foot, direction, radius), 'shared');
  }
}

/** Around all that has an end; around where endless shapes pass it. */
function sceneOf(a: AnyShape, b: AnyShape, { closestPoints, contact }: AnyVerdict<Place>): Scene {
  const places = [...cornersOf(a), ...cornersOf(b)];
  if (closestPoints) places.push(closestPoints.a, closestPoints.b);
  if (contact) places.push(contact.point);
  const first = places.length > 0 ? places : [footOf(a), footOf(b)];
  const [low, high] = [extreme(first, Math.min), extreme(first, Math.max)];
  const center = between(low, high, 0.5);
  const radius = lengthOf(difference(high, low)) / 2;
  return { center, radius: radius > 0 ? radius * 1.2 : 1 };
}

/** The point of an endless flat shape that lies nearest to 0. */
function footOf(shape: AnyShape): Place {
  if (!('normal' in shape)) return 'origin' in shape ? shape.origin : { x: 0, y: 0 };
  const { normal, constant } = shape;
  return along(along(normal, normal, -1), unit(normal), -constant / lengthOf(normal));
}

function extreme(places: readonly Place[], of: (...numbers: number[]) => number): Place {
  const [x, y] = [of(...places.map((place) => place.x)), of(...places.map((place) => place.y))];
  if (places[0]?.z === undefined) return { x, y };
  return { x, y, z: of(...places.map((place) => place.z ?? 0)) };
}
