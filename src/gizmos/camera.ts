/**
 * From the scene to the picture. Flat scenes are only moved and scaled, with y upward. Scenes in space are seen in
 * perspective from outside, y upright, by an eye that looks at a target from a direction given by two angles.
 */
import { expectFinite, expectNumber } from '../core/expect.js';
import { powerOfTwoNear } from '../core/norm.js';
import { checkedPlaces, expectCamera, expectPlace } from './checks.js';
import type { Place } from './sink.js';

/** Where a scene in space is seen from. */
export interface Direction {
  /** Turn around the upright axis in radians: at 0 the eye stands on the +z side, at π/2 on the +x side. */
  readonly azimuth: number;
  /** Height of the eye above the horizon in radians. */
  readonly elevation: number;
}

/** From where, at what and how closely a scene in space is looked at. */
export interface Camera extends Direction {
  readonly target: Place;
  /** The sphere of this radius around the target just fills the shorter side of the picture. */
  readonly radius: number;
}

/** A place in the picture, y downward, and how far it is from the eye in units of the camera's radius. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
}

/** From the scene to the picture. */
export interface Projection {
  point(at: Place): ScreenPoint;
  /** The part of a line in front of the eye, or null when all of it lies behind. */
  line(from: Place, to: Place): readonly [ScreenPoint, ScreenPoint] | null;
}

/** Two axes of the ground run away from the viewer, x to the right and z toward the front: every face pair differs. */
export const usualDirection: Direction = { azimuth: -0.66, elevation: 0.34 };

/** Distance of the eye in radii: a field of view of about 34°. */
const EYE = 3.4;
const NEAREST = 0.1;
/** In perspective a sphere's outline is wider than its radius by this. */
const OUTLINE = 1 / Math.sqrt(1 - 1 / (EYE * EYE));

/** How a camera sees a scene in space, in a picture of that many pixels. */
export function perspective(camera: Camera, width: number, height: number): Projection {
  expectCamera(camera);
  expectFinite('width', width);
  expectFinite('height', height);
  // Dividing by a power of two is exact and keeps every product in range, however large or small the scene is.
  const unit = powerOfTwoNear(camera.radius);
  const radius = camera.radius / unit;
  const targetX = camera.target.x / unit;
  const targetY = camera.target.y / unit;
  const targetZ = (camera.target.z ?? 0) / unit;
  const sinAzimuth = Math.sin(camera.azimuth);
  const cosAzimuth = Math.cos(camera.azimuth);
  const sinElevation = Math.sin(camera.elevation);
  const cosElevation = Math.cos(camera.elevation);
  const scale = Math.min(width, height) / 2 / OUTLINE;

  function point(at: Place): ScreenPoint {
    expectPlace('at', at);
    const x = (at.x / unit - targetX) / radius;
    const y = (at.y / unit - targetY) / radius;
    const z = ((at.z ?? 0) / unit - targetZ) / radius;
    const ahead = sinAzimuth * x + cosAzimuth * z;
    const right = cosAzimuth * x - sinAzimuth * z;
    const up = cosElevation * y - sinElevation * ahead;
    const depth = EYE - (cosElevation * ahead + sinElevation * y);
    const nearness = (scale * EYE) / Math.max(depth, NEAREST);
    return { x: width / 2 + right * nearness, y: height / 2 - up * nearness, depth };
  }

  return {
    point,
    line(from, to) {
      const a = point(from);
      const b = point(to);
      if (a.depth >= NEAREST && b.depth >= NEAREST) return [a, b];
      if (!(a.depth >= NEAREST || b.depth >= NEAREST)) return null;
      const t = (NEAREST - a.depth) / (b.depth - a.depth);
      const crossing = point(between(from, to, t));
      return a.depth < NEAREST ? [crossing, b] : [a, crossing];
    },
  };
}

/** Moves a place so that its picture moves by `dx`, `dy` pixels while its distance from the eye's plane stays. */
export function moveInView(at: Place, dx: number, dy: number, camera: Camera, width: number, height: number): Place {
  expectPlace('at', at);
  expectFinite('dx', dx);
  expectFinite('dy', dy);
  const { depth } = perspective(camera, width, height).point(at);
  const scale = Math.min(width, height) / 2 / OUTLINE;
  const right = (dx * camera.radius * Math.max(depth, NEAREST)) / (EYE * scale);
  const up = (-dy * camera.radius * Math.max(depth, NEAREST)) / (EYE * scale);
  const sinElevation = Math.sin(camera.elevation);
  return {
    x: at.x + right * Math.cos(camera.azimuth) - up * sinElevation * Math.sin(camera.azimuth),
    y: at.y + up * Math.cos(camera.elevation),
    z: (at.z ?? 0) - right * Math.sin(camera.azimuth) - up * sinElevation * Math.cos(camera.azimuth),
  };
}

/** A sphere around all places: the middle of their bounds and half its diagonal (1 when they are all one place). */
export function surround(places: readonly Place[]): { target: Place; radius: number } {
  const all = checkedPlaces('places', places);
  const half = { x: 0, y: 0, z: 0 };
  const middle = { x: 0, y: 0, z: 0 };
  for (const axis of ['x', 'y', 'z'] as const) {
    let min = Number.POSITIVE_INFINITY;
    let max = Number.NEGATIVE_INFINITY;
    for (const place of all) {
      const value = place[axis] ?? 0;
      if (value < min) min = value;
      if (value > max) max = value;
    }
    if (min > max) continue;
    middle[axis] = min / 2 + max / 2;
    half[axis] = max / 2 - min / 2;
  }
  const diagonal = Math.hypot(half.x, half.y, half.z);
  const radius = diagonal > 0 ? Math.min(diagonal, Number.MAX_VALUE) : 1;
  return { target: middle, radius };
}

/** Draws a flat scene, or the picture of a scene in space, as large as the frame allows. */
export function fitted(places: readonly Place[], direction: Direction, frame: Frame): Projection {
  const inSpace = places.some((place) => place.z !== undefined);
  const { target, radius } = surround(places);
  const first = inSpace ? perspective({ ...direction, target, radius }, 2, 2) : flat(target, radius);
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const place of places) {
    const { x, y } = first.point(place);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (left > right) return first;
  const scale = Math.min((frame.right - frame.left) / (right - left), (frame.bottom - frame.top) / (bottom - top));
  const by = Number.isFinite(scale) ? scale : 1;
  const x0 = (frame.left + frame.right) / 2 - ((left + right) / 2) * by;
  const y0 = (frame.top + frame.bottom) / 2 - ((top + bottom) / 2) * by;
  const placed = ({ x, y, depth }: ScreenPoint): ScreenPoint => ({ x: x0 + x * by, y: y0 + y * by, depth });
  return {
    point: (at) => placed(first.point(at)),
    line(from, to) {
      const seen = first.line(from, to);
      return seen && [placed(seen[0]), placed(seen[1])];
    },
  };
}

/** A rectangle of the picture, y downward. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function flat(target: Place, radius: number): Projection {
  const unit = powerOfTwoNear(radius);
  const size = radius / unit;
  const point = (at: Place): ScreenPoint => ({
    x: (at.x / unit - target.x / unit) / size,
    y: (target.y / unit - at.y / unit) / size,
    depth: 1,
  });
  return { point, line: (from, to) => [point(from), point(to)] };
}

/** The place at t on the way from the first, at 0, to the second, at 1. Flat if either is. */
export function between(from: Place, to: Place, t: number): Place {
  expectPlace('from', from);
  expectPlace('to', to);
  expectNumber('t', t);
  const x = from.x + (to.x - from.x) * t;
  const y = from.y + (to.y - from.y) * t;
  if (from.z === undefined || to.z === undefined) return { x, y };
  return { x, y, z: from.z + (to.z - from.z) * t };
}
