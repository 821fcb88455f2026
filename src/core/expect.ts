/**
 * Checks where data enters: factories and options. A `TypeError` for the wrong kind of thing, a `RangeError` for the
 * wrong value, always with the name, the expectation and the value.
 */

export function expectFinite(name: string, value: number): void {
  expectNumber(name, value);
  if (!Number.isFinite(value)) throw new RangeError(`${name} must be finite, got ${value}`);
}

export function expectAtLeast(name: string, value: number, least: number): void {
  expectNumber(name, value);
  if (!(Number.isFinite(value) && value >= least)) {
    throw new RangeError(`${name} must be finite and at least ${least}, got ${value}`);
  }
}

export function expectPositive(name: string, value: number): void {
  expectNumber(name, value);
  if (!(Number.isFinite(value) && value > 0)) throw new RangeError(`${name} must be finite and above 0, got ${value}`);
}

/** Any number, one that is not finite too. */
export function expectNumber(name: string, value: unknown): void {
  if (typeof value !== 'number') throw new TypeError(`${name} must be a number, got ${shown(value)}`);
}

/** @param what what it must be, as in 'a vector with x and y' */
export function expectObject(name: string, value: unknown, what: string): void {
  if (!isObject(value)) throw new TypeError(`${name} must be ${what}, got ${shown(value)}`);
}

/** @param what what it must hold, as in 'vectors' */
export function expectIterable(name: string, value: unknown, what: string): void {
  if (!isObject(value) || typeof (value as Partial<Iterable<unknown>>)[Symbol.iterator] !== 'function') {
    throw new TypeError(`${name} must be a list of ${what}, got ${shown(value)}`);
  }
}

/**
 * A vector of the plane with finite coordinates. One of space is none, unless it lies in the plane: some libraries keep a z
 * of 0 in flat vectors.
 * @param index its place, in a list of that name
 */
export function expectFinite2(
  name: string,
  vector: { readonly x: number; readonly y: number; readonly z?: unknown },
  index?: number,
): void {
  if (isObject(vector) && Number.isFinite(vector.x) && Number.isFinite(vector.y) && isFlat(vector.z)) return;
  const which = index === undefined ? name : `${name}[${index}]`;
  expectObject(which, vector, 'a vector with x and y');
  expectFinite(`${which}.x`, vector.x);
  expectFinite(`${which}.y`, vector.y);
  throw new TypeError(`${which} must be a vector of the plane, got one with z = ${shown(vector.z)}`);
}

function isFlat(z: unknown): boolean {
  return z === undefined || z === 0;
}

/**
 * A vector of space with finite coordinates.
 * @param index its place, in a list of that name
 */
export function expectFinite3(
  name: string,
  vector: { readonly x: number; readonly y: number; readonly z: number },
  index?: number,
): void {
  if (isObject(vector) && Number.isFinite(vector.x) && Number.isFinite(vector.y) && Number.isFinite(vector.z)) return;
  const which = index === undefined ? name : `${name}[${index}]`;
  expectObject(which, vector, 'a vector with x, y and z');
  expectFinite(`${which}.x`, vector.x);
  expectFinite(`${which}.y`, vector.y);
  expectFinite(`${which}.z`, vector.z);
}

/** Lengths along both axes: a vector of the plane whose coordinates are at least 0. */
export function expectExtents2(name: string, extents: { readonly x: number; readonly y: number }): void {
  expectFinite2(name, extents);
  expectAtLeast(`${name}.x`, extents.x, 0);
  expectAtLeast(`${name}.y`, extents.y, 0);
}

/** Lengths along all axes: a vector of space whose coordinates are at least 0. */
export function expectExtents3(
  name: string,
  extents: { readonly x: number; readonly y: number; readonly z: number },
): void {
  expectFinite3(name, extents);
  expectAtLeast(`${name}.x`, extents.x, 0);
  expectAtLeast(`${name}.y`, extents.y, 0);
  expectAtLeast(`${name}.z`, extents.z, 0);
}

/** Whether an error comes from a check, as those of this file do, and not from the engine. */
export function isOurs(problem: unknown): boolean {
  return problem instanceof RangeError || (problem instanceof TypeError && / must be /.test(problem.message));
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The value as an error message shows it: text in quotes, objects by the name of their class. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'bigint') return `${value}n`;
  if (!isObject(value)) return String(value);
  const name: unknown = value.constructor?.name;
  return typeof name === 'string' && name !== '' ? name : 'object';
}
