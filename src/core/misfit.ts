/** Errors for arguments that could not be read: `null`, or shapes and results without all of their fields. */
import { isObject, shown } from './expect.js';

/**
 * What is thrown in place of the engine's own words, which are its cause. Nothing is checked beforehand: that would take time.
 * @param needed what the function reads, as in 'a sphere { center, radius } and a box { min, max }'
 */
export function misfit(problem: unknown, needed: string, given: readonly unknown[], out?: unknown): TypeError {
  const written = out === undefined ? '' : `, and ${outlined(out)} for out`;
  return new TypeError(`expected ${needed}, got ${given.map(outlined).join(' and ')}${written}`, { cause: problem });
}

/** An object by the name of its class and the fields that hold something. */
function outlined(value: unknown): string {
  if (!isObject(value)) return shown(value);
  const name = value.constructor?.name ?? 'Object';
  const fields = Object.entries(value).flatMap(([field, part]) => (part === undefined || part === null ? [] : [field]));
  return `${name === 'Object' ? '' : `${name} `}${fields.length === 0 ? '{}' : `{ ${fields.slice(0, 8).join(', ')} }`}`;
}
