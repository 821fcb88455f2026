import { numbersOf, withNumber } from '../oracle/shapes.js';

/** The simplest case that still fails: every number in turn becomes as plain as the failure allows. */
export function shrunk<P extends object>(failing: P, fails: (candidate: P) => boolean): P {
  let current = failing;
  for (let changed = true; changed; ) {
    changed = false;
    for (const { path, value } of numbersOf(current)) {
      const simpler = plainer(value).find((candidate) => fails(withNumber(current, path, candidate)));
      if (simpler === undefined) continue;
      current = withNumber(current, path, simpler);
      changed = true;
    }
  }
  return current;
}

/** Numbers that are written shorter than `value`, the shortest first. A size must not turn negative: signs stay. */
function plainer(value: number): number[] {
  const rounded = Array.from({ length: 16 }, (_, digits) => Number(value.toPrecision(digits + 1)));
  const candidates = [0, Math.sign(value), Math.round(value), Math.trunc(value), ...rounded];
  return candidates
    .filter((candidate) => lengthOf(candidate) < lengthOf(value))
    .sort((a, b) => lengthOf(a) - lengthOf(b));
}

function lengthOf(value: number): number {
  return value === 0 ? 0 : String(value).length;
}

/** How much there is to read in a case. */
export function sizeOf(pair: object): number {
  return numbersOf(pair).reduce((sum, { value }) => sum + lengthOf(value), 0);
}

/** A case as code that can be pasted into a test. */
export function literal(value: unknown): string {
  if (Object.is(value, -0)) return '-0';
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${key}: ${literal(inner)}`)
    .join(', ')} }`;
}
