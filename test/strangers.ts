/** Strange arguments, and how to hear whether a function answers them in the library's words or in the engine's. */
import { expect } from 'vitest';

export type Ask = (...given: unknown[]) => unknown;

/** What engines say of values that are not what the code took them for. */
export const raw = new RegExp(
  [
    '\\bCannot ',
    'is not (a function|iterable|an object|defined|a constructor|extensible|callable)',
    'BigInts? ',
    'Symbol\\.iterator|@@iterator',
    'incompatible receiver',
    'Invalid (array|count|string)',
    'Maximum call stack',
    'must be called on|called on (null|undefined|non-object)',
  ].join('|'),
);

/** Runs many calls, and asks for a verdict only on those that went wrong: `expect` takes longer than most of them. */
export function expectOwnWords(ask: Ask, givens: Iterable<readonly unknown[]>): void {
  const engineWords = new Set<string>();
  // Most calls throw, and it takes long to note where.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  for (const given of givens) {
    const message = messageOf(() => ask(...given));
    if (raw.test(message)) engineWords.add(message);
  }
  Error.stackTraceLimit = stackTraceLimit;
  expect([...engineWords].join('\n')).toBe('');
}

export function messageOf(call: () => unknown): string {
  try {
    call();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

/** Things that are no shape, no vector, no number and no list of such, made anew since functions may write into them. */
export function wrongs(): unknown[] {
  return [
    undefined,
    null,
    7,
    NaN,
    true,
    'text',
    7n,
    Symbol('s'),
    () => 7,
    {},
    Object.create(null),
    Object.freeze({ x: 0, y: 0, z: 0 }),
    { x: 7n, y: 7n, z: 7n },
    { x: Symbol('s'), y: Symbol('s'), z: Symbol('s') },
    [],
    [null],
    [undefined, 7n],
    [Object.create(null), Symbol('s')],
    new Set([null]),
    new Set([{ x: 0, y: 0, z: 0 }]),
  ];
}
