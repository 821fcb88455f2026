/** What hides what, for scenes made of flat faces and straight lines. */
import { expectIterable, expectObject } from '../core/expect.js';
import type { Projection, ScreenPoint } from './camera.js';
import { expectEnds, expectPlaces, expectProjection } from './checks.js';
import type { DrawnFace, DrawnLine } from './recording.js';
import type { Place } from './sink.js';

/** Whether the viewer sees a face from outside: its corners then run counter-clockwise in the picture too. */
export function facesViewer(face: DrawnFace, projection: Projection): boolean {
  expectObject('face', face, 'a face');
  expectPlaces('face.corners', face.corners);
  expectProjection(projection);
  const spots = face.corners.map(projection.point);
  let area = 0;
  spots.forEach((spot, i) => {
    const next = spots[(i + 1) % spots.length] as ScreenPoint;
    area += spot.x * next.y - next.x * spot.y;
  });
  return area < 0;
}

/** Whether a line is an edge of faces that all look away. A line that is no face's edge is never hidden. */
export function isHidden(line: DrawnLine, faces: readonly DrawnFace[], projection: Projection): boolean {
  expectObject('line', line, 'a line');
  expectIterable('faces', faces, 'faces');
  let found = false;
  for (const face of faces) {
    if (!hasCorner(face, line.from) || !hasCorner(face, line.to)) continue;
    if (face.corners[0]?.z === undefined || facesViewer(face, projection)) return false;
    found = true;
  }
  return found;
}

/** Whether, where two lines cross in the picture, the first is nearer. Depth is harmonic along a line in perspective. */
export function passesInFront(a: readonly [ScreenPoint, ScreenPoint], b: readonly [ScreenPoint, ScreenPoint]): boolean {
  expectEnds('a', a);
  expectEnds('b', b);
  const [a0, a1] = a;
  const [b0, b1] = b;
  const ax = a1.x - a0.x;
  const ay = a1.y - a0.y;
  const bx = b1.x - b0.x;
  const by = b1.y - b0.y;
  const area = ax * by - ay * bx;
  const s = ((b0.x - a0.x) * by - (b0.y - a0.y) * bx) / area;
  const t = ((b0.x - a0.x) * ay - (b0.y - a0.y) * ax) / area;
  if (!(s > 0 && s < 1 && t > 0 && t < 1)) return false;
  const nearnessOfA = (1 - s) / a0.depth + s / a1.depth;
  const nearnessOfB = (1 - t) / b0.depth + t / b1.depth;
  return nearnessOfA > nearnessOfB * (1 + 1e-9);
}

function hasCorner(face: DrawnFace, { x, y, z }: Place): boolean {
  return face.corners.some((corner) => corner.x === x && corner.y === y && corner.z === z);
}
