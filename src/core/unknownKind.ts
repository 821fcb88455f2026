/** Errors for shapes that no question knows. */

/** What a generic question throws for kinds it does not know; `dimension` is '2D' or '3D'. */
export function noTest(a: unknown, b: unknown, dimension: string): TypeError {
  return new TypeError(`no test for ${kindOf(a)} and ${kindOf(b)} in ${dimension}`);
}

/** The same for a question about one shape. */
export function noShape(shape: unknown, dimension: string): TypeError {
  return new TypeError(`no shape of kind ${kindOf(shape)} in ${dimension}`);
}

function kindOf(shape: unknown): string {
  const kind = (shape as { kind?: unknown } | null | undefined)?.kind;
  return typeof kind === 'string' ? kind : `${shape === null ? 'null' : typeof shape} without a kind`;
}
