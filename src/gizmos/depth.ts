/** What hides what, for scenes made of flat faces and straight lines. */
import { expectIterable, expectNumber, expectObject } from '../core/expect.js';
import type { Projection, ScreenPoint } from './camera.js';
import { checkedCorners, expectEnds, expectPlace, expectProjection } from './checks.js';
import type { DrawnFace, DrawnLine } from './recording.js';
import type { Place } from './sink.js';

/** Whether the viewer sees a face from outside: its corners then run counter-clockwise in the picture too. */
export function facesViewer(face: DrawnFace, projection: Projection): boolean {
  expectProjection(projection);
  return turnToViewer(checkedCorners('face', face), projection);
}

/** Whether a line is an edge of faces that all look away. A line that is no face's edge is never hidden. */
export function isHidden(line: DrawnLine, faces: readonly DrawnFace[], projection: Projection): boolean {
  expectObject('line', line, 'a line with from and to');
  expectPlace('line.from', line.from);
  expectPlace('line.to', line.to);
  expectIterable('faces', faces, 'faces');
  expectProjection(projection);
  let found = false;
  for (const [index, face] of [...faces].entries()) {
    const corners = checkedCorners(`faces[${index}]`, face);
    if (!hasCorner(corners, line.from) || !hasCorner(corners, line.to)) continue;
    if (corners[0]?.z === undefined || turnToViewer(corners, projection)) return false;
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
  expectNumber('a[0].depth', a0.depth);
  expectNumber('a[1].depth', a1.depth);
  expectNumber('b[0].depth', b0.depth);
  expectNumber('b[1].depth', b1.depth);
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

function turnToViewer(corners: readonly Place[], projection: Projection): boolean {
  const spots = corners.map((corner) => projection.point(corner));
  let area = 0;
  spots.forEach((spot, i) => {
    const next = spots[(i + 1) % spots.length] as ScreenPoint;
    area += spot.x * next.y - next.x * spot.y;
  });
  return area < 0;
}

function hasCorner(corners: readonly Place[], { x, y, z }: Place): boolean {
  return corners.some((corner) => corner.x === x && corner.y === y && corner.z === z);
}
