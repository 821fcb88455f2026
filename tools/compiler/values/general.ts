/** Values for which a pair names the general answer: short functions that load both shapes and call `src/convex`. */
import ts from 'typescript';
import type { GeneratedFile } from '../file.js';
import { GENERAL } from '../general.js';
import { plainType } from '../pair.js';
import type { Parameter } from '../questions/question.js';
import type { SourceFunction } from '../source.js';

/** Whether all that a function does is to give back a general answer. */
export function isGeneral({ node, module }: SourceFunction): boolean {
  const { body } = node;
  const [statement] = body && ts.isBlock(body) ? body.statements : [];
  const value = statement && ts.isReturnStatement(statement) ? statement.expression : undefined;
  if (!value || !ts.isCallExpression(value)) return false;
  return module.imports.get(value.expression.getText())?.from === GENERAL;
}

/** What is around a general answer. */
interface Made {
  /** Makes what is written into. */
  readonly create: string;
  /** Whether the result names an axis. */
  readonly hasAxis: boolean;
  /** What is given back of shapes that are too large. */
  readonly large: string;
}

/** What comes after all guards: loads the shapes, asks, and writes the answer into `out`. */
export function generalText(name: string, shapes: readonly Parameter[], made: Made, file: GeneratedFile): string {
  const { create, hasAxis, large } = made;
  const isDeep = file.dimension === 3;
  const loads = shapes.map((shape, i) => {
    const load = file.import(`load${loaderOf(shape)}`, 'convex/cores');
    const core = file.import(i === 0 ? 'firstCore' : 'secondCore', 'convex/cores');
    return `${load}(${core}, ${shape.name}, ${isDeep});`;
  });
  const areAlike = shapes[0]!.type === shapes[1]!.type;
  const isContact = name === 'contact';
  const ask = file.import(isContact ? 'answerContact' : 'answerNearest', 'convex/answers');
  const more = isContact ? `${isDeep}, sign! < 0` : 'meet';
  const write = file.import(isContact ? 'writeContact' : 'writeNearest', 'convex/answers');
  const lines = [
    ...loads,
    `if (!${ask}(${areAlike}, ${more})) return ${large};`,
    `out ??= ${create}();`,
    ...(hasAxis ? [`out.axis = ${file.import('nameOfAxis', 'convex/axes')}(${isDeep}) as typeof out.axis;`] : []),
    `return ${write}(out, ${isDeep});`,
  ];
  return lines.map((line) => `  ${line}`).join('\n');
}

/** Spheres and circles are loaded by one function. */
function loaderOf({ type, structure }: Parameter): string {
  if (structure.kind === 'vec') return 'Point';
  return plainType(type);
}
