/** A trace in words. */
import type { Seen, Step, Trace } from './trace.js';

/** `apart: square(between) - diameter * diameter is 5` */
export function inWords({ answer, decided }: Trace): string {
  const verdict = answer > 0 ? 'apart' : answer < 0 ? 'overlapping' : 'touching';
  const [first, ...more] = decided.map(stepInWords);
  if (first === undefined) return verdict;
  return `${verdict}: ${more.length > 5 ? `${first}; and ${more.length} more` : [first, ...more].join('; ')}`;
}

/** `least < 0 holds with -4 and 0`, `reach is 3 (i = 0)` */
function stepInWords({ kind, text, values, holds, at }: Step): string {
  const variables = Object.entries(at).map(([name, value]) => `${name} = ${value}`);
  const where = variables.length > 0 ? ` (${variables.join(', ')})` : '';
  const numbers = values.flatMap((value) => valueInWords(value) ?? []).join(' and ');
  if (kind !== 'condition') return `${text} is ${numbers}${where}`;
  return `${text} ${doesHold(holds) ? 'holds' : 'does not hold'}${numbers && ` with ${numbers}`}${where}`;
}

/** A comparison of vectors holds if it does in one coordinate. */
function doesHold(holds: Seen): boolean {
  return typeof holds === 'object' ? Object.values(holds).includes(true) : holds === true;
}

/** Numbers and vectors; whole shapes say too much. */
function valueInWords(value: Seen): string | undefined {
  if (typeof value === 'number') return String(Number(value.toPrecision(6)));
  if (typeof value !== 'object' || Array.isArray(value)) return undefined;
  const parts = Object.values(value).map((part) => (typeof part === 'number' ? valueInWords(part) : undefined));
  return parts.includes(undefined) ? undefined : `(${parts.join(', ')})`;
}
