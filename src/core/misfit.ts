/**
 * Errors for arguments that could not be read: `null`, or shapes and results without all of their fields. Short, since every bundle has it:
 * what is thrown in place of the engine's own words, which are its cause. Nothing is checked beforehand, as that would take time.
 * @param needed what the function reads, as in 'a sphere { center, radius } and a box { min, max }'
 */
export function misfit(cause: unknown, needed: string, given: readonly unknown[], out?: unknown): TypeError {
  const listed = needed.match(/{.*?}/g) ?? [];
  // Where nothing is amiss with what was to be read, it is what was to be written into.
  const isRead = given.every((value, i) => fits(value, listed[i] ?? listed[0]));
  const written = out === undefined ? '' : outlined(out);
  const said =
    written && isRead
      ? `an out with all fields of the result, got ${written} for ${needed}`
      : `${needed}, got ${given.map(outlined).join(' and ')}${written && ` for out ${written}`}`;
  return new TypeError(`expected ${said}`, { cause });
}

/** Whether something has the fields of a list such as `{ center, radius }`. */
function fits(value: unknown, fields = ''): boolean {
  return (
    value != null && (fields.match(/\w+/g) ?? []).every((field) => (value as Record<string, unknown>)[field] != null)
  );
}

/** An object by the fields that hold something. */
function outlined(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.keys(value).filter((field) => (value as Record<string, unknown>)[field] != null)} }`;
}
