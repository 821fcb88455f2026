/** Whether a function gets what it takes. */
import type ts from 'typescript';
import { refuse } from '../refusal.js';
import type { SourceFunction } from '../source.js';
import type { Scope, Value } from '../value.js';

/** As many arguments as there are parameters, but for those at the end that can be left out. */
export function checkArguments(
  { name, node: { parameters } }: SourceFunction,
  args: readonly Value[],
  node: ts.Node,
): void {
  const isOpen = parameters.at(-1)?.dotDotDotToken !== undefined;
  const least = parameters.filter(({ initializer, dotDotDotToken }) => !initializer && !dotDotDotToken).length;
  if (args.length >= least && (isOpen || args.length <= parameters.length)) return;
  const count = isOpen || least === parameters.length ? `${least}` : `${least} to ${parameters.length}`;
  const noun = count === '1' ? 'argument' : 'arguments';
  refuse(node, `${name} takes ${isOpen ? 'at least ' : ''}${count} ${noun}, not ${args.length}`);
}

/** A function with those of the arguments that it takes: what is given to every item may leave the last ones out. */
export function withArguments(f: Value, args: readonly Value[], node: ts.Node): [SourceFunction, Scope, Value[]] {
  if (f.kind !== 'function') return refuse(node, 'not a function that is written here: give it as (item) => …');
  const taken = args.slice(0, f.of.node.parameters.length);
  checkArguments(f.of, taken, node);
  return [f.of, f.scope, taken];
}
