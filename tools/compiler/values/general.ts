/** Values for which a pair names the general answer: short functions that load both shapes and call `src/convex`. */
import ts from 'typescript';
import type { GeneratedFile } from '../file.js';
import { GENERAL } from '../general.js';
import { plainType } from '../pair.js';
import type { Parameter } from '../questions/question.js';
import type { SourceFunction } from '../source.js';
import { COORDINATES, type Dimension } from '../value.js';

/** Whether all that a function does is to give back a general answer. */
export function isGeneral({ node, module }: SourceFunction): boolean {
  const { body } = node;
  const [statement] = body && ts.isBlock(body) ? body.statements : [];
  const value = statement && ts.isReturnStatement(statement) ? statement.expression : undefined;
  if (!value || !ts.isCallExpression(value)) return false;
  return module.imports.get(value.expression.getText())?.from === GENERAL;
}

/** What comes after all guards: loads the shapes, asks, and writes the answer into `out`. */
export function generalText(
  name: string,
  shapes: readonly Parameter[],
  { create, hasAxis }: { readonly create: string; readonly hasAxis: boolean },
  file: GeneratedFile,
): string {
  const { dimension } = file;
  const isDeep = dimension === 3;
  const loads = shapes.map((shape, i) => {
    const load = file.import(`load${loaderOf(shape)}`, 'convex/cores');
    const core = file.import(i === 0 ? 'first' : 'second', 'convex/cores');
    return `${load}(${core}, ${shape.name}, ${isDeep});`;
  });
  const areAlike = shapes[0]!.type === shapes[1]!.type;
  const [ask, more] = name === 'contact' ? ['answerContact', `${isDeep}, sign! < 0`] : ['answerNearest', 'meet'];
  const answer = file.import('answer', 'convex/answers');
  const lines = [
    ...loads,
    `${file.import(ask!, 'convex/answers')}(${areAlike}, ${more});`,
    `out ??= ${create}();`,
    ...fieldsOf(name, dimension).map((path, i) => (path === '' ? '' : `out.${path} = ${answer}[${i}]!;`)),
    hasAxis ? `out.axis = ${file.import('nameOfAxis', 'convex/axes')}(${isDeep}) as typeof out.axis;` : '',
    'return out;',
  ];
  return lines
    .filter((line) => line !== '')
    .map((line) => `  ${line}`)
    .join('\n');
}

/** Spheres and circles are loaded by one function. */
function loaderOf({ type, structure }: Parameter): string {
  if (structure.kind === 'vec') return 'Point';
  return plainType(type);
}

/** Where the numbers of an answer go; in the plane every third goes nowhere. */
function fieldsOf(name: string, dimension: Dimension): string[] {
  const [first, second, last] = name === 'contact' ? ['normal', 'point', 'depth'] : ['a', 'b', 'distance'];
  const vector = (of: string): string[] => COORDINATES.map((axis, i) => (i < dimension ? `${of}.${axis}` : ''));
  return [...vector(first!), ...vector(second!), last!];
}
