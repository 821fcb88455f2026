/**
 * Errors for arguments that could not be read: `null`, or shapes and results without all of their fields. Short, since every bundle has it:
 * what is thrown in place of the engine's own words, which are its cause. Nothing is checked beforehand, as that would take time.
 * @param needed what the function reads, as in 'a sphere { center, radius } and a box { min, max }'
 */
export function misfit(cause: unknown, needed: string, given: readonly unknown[], out?: unknown): TypeError {
  const written = out === undefined ? '' : ` for out ${outlined(out)}`;
  return new TypeError(`expected ${needed}, got ${given.map(outlined).join(' and ')}${written}`, { cause });
}

/** An object by the fields that hold something. */
function outlined(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.keys(value).filter((field) => (value as Record<string, unknown>)[field] != null)} }`;
}
