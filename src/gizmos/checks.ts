/** Checks of what is handed over to be drawn. Numbers that are not finite are no mistake: renderers leave them out. */
import { expectFinite, expectIterable, expectObject, shown } from '../core/expect.js';
import type { Camera, Direction, Projection } from './camera.js';
import { type Role, roles } from './roles.js';

/** @param name what the place is called in the error */
export function expectPlace(name: string, place: unknown): void {
  expectObject(name, place, 'a place with x and y');
}

/** @param name what the list is called in the error */
export function expectPlaces(name: string, places: Iterable<unknown>): void {
  expectIterable(name, places, 'places');
  for (const place of places) expectPlace(name, place);
}

/** Both ends of a line in the picture. */
export function expectEnds(name: string, ends: readonly [unknown, unknown]): void {
  expectIterable(name, ends, 'two places');
  expectPlace(`${name}[0]`, ends[0]);
  expectPlace(`${name}[1]`, ends[1]);
}

export function expectProjection(projection: Projection): void {
  expectObject('projection', projection, 'a projection, such as perspective()');
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
  if (!roles.includes(role)) throw new RangeError(`role must be one of ${roles.join(', ')}, got ${shown(role)}`);
}

export function expectText(name: string, text: string): void {
  if (typeof text !== 'string') throw new TypeError(`${name} must be a text, got ${shown(text)}`);
}

export function expectSink(sink: unknown): void {
  expectObject('sink', sink, 'a sink, such as svg() or recording()');
}
