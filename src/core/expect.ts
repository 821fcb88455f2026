/**
 * Checks where data enters: factories and options. A `TypeError` for the wrong kind of thing, a `RangeError` for the
 * wrong value, always with the name, the expectation and the value.
 */

export function expectFinite(name: string, value: number): void {
  if (typeof value !== 'number') throw new TypeError(`${name} must be a number, got ${shown(value)}`);
  if (!Number.isFinite(value)) throw new RangeError(`${name} must be finite, got ${value}`);
}

export function expectAtLeast(name: string, value: number, least: number): void {
  if (typeof value !== 'number') throw new TypeError(`${name} must be a number, got ${shown(value)}`);
  if (!(Number.isFinite(value) && value >= least)) {
    throw new RangeError(`${name} must be finite and at least ${least}, got ${value}`);
  }
}

/** A vector of the plane with finite coordinates. */
export function expectFinite2(name: string, vector: { readonly x: number; readonly y: number }): void {
  if (!isObject(vector)) throw new TypeError(`${name} must be a vector with x and y, got ${shown(vector)}`);
  expectFinite(`${name}.x`, vector.x);
  expectFinite(`${name}.y`, vector.y);
}

/** A vector of space with finite coordinates. */
export function expectFinite3(
  name: string,
  vector: { readonly x: number; readonly y: number; readonly z: number },
): void {
  if (!isObject(vector)) throw new TypeError(`${name} must be a vector with x, y and z, got ${shown(vector)}`);
  expectFinite(`${name}.x`, vector.x);
  expectFinite(`${name}.y`, vector.y);
  expectFinite(`${name}.z`, vector.z);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** The value as an error message shows it: text in quotes, objects by their JSON where they have one. */
function shown(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return String(value);
}
