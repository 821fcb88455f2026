/** Checks of what is handed over to be drawn. Numbers that are not finite are no mistake: renderers leave them out. */
import { expectFinite, expectIterable, expectNumber, expectObject, shown } from '../core/expect.js';
import type { Camera, Direction, Frame, Projection } from './camera.js';
import type { DrawnFace } from './recording.js';
import { type AxisRole, axisRoles, type Role, roles } from './roles.js';
import type { Place, Sink } from './sink.js';

/** @param name what the place is called in the error */
export function expectPlace(name: string, place: Place): void {
  expectObject(name, place, 'a place with x and y');
  expectNumber(`${name}.x`, place.x);
  expectNumber(`${name}.y`, place.y);
  if (place.z !== undefined) expectNumber(`${name}.z`, place.z);
}

/**
 * The members of a list, each of them checked. In a new list, since some lists can be run through only once.
 * @param what what the list must hold, as in 'places'
 */
export function checkedList<T>(
  name: string,
  list: Iterable<T>,
  what: string,
  expectMember: (name: string, member: T) => void,
): T[] {
  expectIterable(name, list, what);
  const members = [...list];
  for (const [index, member] of members.entries()) expectMember(`${name}[${index}]`, member);
  return members;
}

export function checkedPlaces<T extends Place>(name: string, places: Iterable<T>): T[] {
  return checkedList(name, places, 'places', expectPlace);
}

/** Both ends of a line in the picture. */
export function expectEnds(name: string, ends: readonly [Place, Place]): void {
  expectIterable(name, ends, 'two places');
  expectPlace(`${name}[0]`, ends[0]);
  expectPlace(`${name}[1]`, ends[1]);
}

export function checkedCorners(name: string, face: DrawnFace): Place[] {
  expectObject(name, face, 'a face with corners');
  return checkedPlaces(`${name}.corners`, face.corners);
}

export function expectFrame(name: string, frame: Frame): void {
  expectObject(name, frame, 'a frame with left, top, right and bottom');
  for (const side of ['left', 'top', 'right', 'bottom'] as const) expectNumber(`${name}.${side}`, frame[side]);
}

export function expectProjection(projection: Projection): void {
  expectMethods('projection', projection, 'a projection, such as perspective()', ['point', 'line']);
}

export function expectDirection(name: string, direction: Direction): void {
  expectObject(name, direction, 'a direction with azimuth and elevation');
  expectFinite(`${name}.azimuth`, direction.azimuth);
  expectFinite(`${name}.elevation`, direction.elevation);
}

export function expectCamera(camera: Camera): void {
  expectDirection('camera', camera);
  expectPlace('camera.target', camera.target);
  expectFinite('camera.radius', camera.radius);
}

export function expectRole(role: Role): void {
  expectOneOf('role', role, roles);
}

/** One of the axes' roles, or none. */
export function expectAxis(axis: AxisRole | undefined): void {
  if (axis !== undefined) expectOneOf('axis', axis, axisRoles);
}

export function expectOneOf<T>(name: string, value: T, allowed: readonly T[]): void {
  if (!allowed.includes(value)) {
    throw new RangeError(`${name} must be one of ${allowed.join(', ')}, got ${shown(value)}`);
  }
}

export function expectText(name: string, text: string): void {
  if (typeof text !== 'string') throw new TypeError(`${name} must be a text, got ${shown(text)}`);
}

export function expectSink(sink: Sink): void {
  const what = 'a sink, such as svg() or recording()';
  expectMethods('sink', sink, what, ['line', 'point', 'label', 'face', 'value']);
}

/** @param what what it must be, as in 'a map' */
export function expectMethods<T>(name: string, value: T, what: string, methods: readonly (keyof T & string)[]): void {
  expectObject(name, value, what);
  for (const method of methods) {
    if (typeof value[method] === 'function') continue;
    throw new TypeError(`${name} must be ${what}, got ${shown(value)} whose ${method} is ${shown(value[method])}`);
  }
}
