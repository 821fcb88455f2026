/** Errors for shapes that no question knows. */
import { isObject, shown } from './expect.js';

/** What a generic question throws for kinds it does not know; `dimension` is '2D' or '3D'. */
export function noTest(a: unknown, b: unknown, dimension: string): TypeError {
  return new TypeError(`no test for ${kindOf(a)} and ${kindOf(b)} in ${dimension}${remedyFor(a) || remedyFor(b)}`);
}

/** The same for a question about one shape. */
export function noShape(shape: unknown, dimension: string): TypeError {
  const kind = stringKindOf(shape);
  if (kind === undefined)
    return new TypeError(`expected a shape of ${dimension}, got ${shown(shape)}${remedyFor(shape)}`);
  return new TypeError(`no shape of kind ${kind} in ${dimension}`);
}

/** The same for pictures of a test. */
export function noExplanation(a: unknown, b: unknown, dimension: string): TypeError {
  const kinds = `${kindOf(a)} and ${kindOf(b)}`;
  return new TypeError(`no explanation for ${kinds} in ${dimension}${remedyFor(a) || remedyFor(b)}`);
}

/** What is thrown where a ray is wanted and there is none. */
export function noRay(ray: unknown): TypeError {
  return new TypeError(
    `raycast needs a ray with an origin and a direction, or a segment with a start and an end, got ${shown(ray)}`,
  );
}

/** What is thrown where a result has to be of the same kind as the shape that it comes from. */
export function noPlaceFor(shape: unknown, out: unknown): TypeError {
  return new TypeError(`out must be of kind ${kindOf(shape)}, got ${kindOf(out)}`);
}

/** What is thrown where the corners are wanted of something that has none. */
export function noCorners(shape: unknown): TypeError {
  return new TypeError(`corners needs a segment, triangle, aabb or obb, got ${kindOf(shape)}${remedyFor(shape)}`);
}

function kindOf(shape: unknown): string {
  return stringKindOf(shape) ?? `${shown(shape)} without a kind`;
}

function stringKindOf(shape: unknown): string | undefined {
  const kind = isObject(shape) ? (shape as { kind?: unknown }).kind : undefined;
  return typeof kind === 'string' ? kind : undefined;
}

/** What to do about an object that has all of a shape but its kind. */
function remedyFor(shape: unknown): string {
  if (!isObject(shape) || stringKindOf(shape) !== undefined) return '';
  const isPlain = shape.constructor === undefined || shape.constructor === Object;
  return isPlain
    ? ': factories such as segment() give shapes their kind'
    : ': shapeFrom() of riposte/three makes shapes of three.js objects';
}
