/** Functions for which a pair names the general answer: short ones that load both shapes and call `src/convex`. */
import ts from 'typescript';
import type { GeneratedFile } from '../file.js';
import { GENERAL } from '../general.js';
import { or, truth } from '../ir.js';
import { Names } from '../names.js';
import { plainType } from '../pair.js';
import { Printer } from '../print.js';
import type { Parameter } from '../questions/question.js';
import type { SourceFunction, Sources } from '../source.js';
import { emptiness } from './guard.js';

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
  const isContact = name === 'contact';
  const write = file.import(isContact ? 'writeContact' : 'writeNearest', 'convex/answer');
  const lines = [
    ...asking(isContact, shapes, large, file),
    `out ??= ${create}();`,
    ...(hasAxis ? [`out.axis = ${file.import('nameOfAxis', 'convex/axes')}(${isDeep}) as typeof out.axis;`] : []),
    `return ${write}(out, ${isDeep});`,
  ];
  return lines.map((line) => `  ${line}`).join('\n');
}

/** The question, and what is given back where it has no answer. */
function asking(isContact: boolean, shapes: readonly Parameter[], large: string, file: GeneratedFile): string[] {
  const isDeep = file.dimension === 3;
  const more = isContact ? `${isDeep}, sign! < 0` : 'meet';
  if (isSurface(shapes[0]!)) {
    const ask = file.import(isContact ? 'answerContactOfSurface' : 'answerNearestOfSurface', 'convex/surfaces');
    const needed = isContact ? more : `${isDeep}, ${more}`;
    return [`if (!${ask}(${namesOf(shapes)}, ${isSolid(shapes[0]!)}, ${needed})) return null;`];
  }
  const areAlike = shapes[0]!.type === shapes[1]!.type;
  if (!isPosed(shapes)) {
    const ask = file.import(isContact ? 'answerContact' : 'answerNearest', 'convex/answers');
    return [...loads(shapes, file), `if (!${ask}(${areAlike}, ${more})) return ${large};`];
  }
  const ask = isContact
    ? file.import('answerContactOfHulls', 'convex/answersOfHulls')
    : file.import('answerNearest', 'convex/answers');
  const found = `${ask}(${areAlike}, ${more})`;
  const exact = file.import(isContact ? 'answerContactExactly' : 'answerNearestExactly', 'convex/answersExactly');
  const exactly = `${exact}(${areAlike}, ${wholes(shapes, file)}, ${more})`;
  return [...loads(shapes, file), `if (!${found} && !${exactly}) return null;`];
}

/** Whether one of them has vertices of its own: such shapes are never made smaller, but asked about in whole numbers. */
export function isPosed(shapes: readonly Parameter[]): boolean {
  return shapes.some(({ type }) => plainType(type) === 'Hull');
}

/** The gap of two shapes, from which the questions are read. @param empty when there is nothing to ask about */
export function generalGap(shapes: readonly Parameter[], empty: string | undefined, file: GeneratedFile): string {
  const isDeep = file.dimension === 3;
  const lines = empty === undefined ? [] : [`if (${empty}) return 1;`];
  if (isSurface(shapes[0]!)) {
    const ask = file.import('gapOfSurface', 'convex/surfaces');
    lines.push(`return ${ask}(${namesOf(shapes)}, ${isSolid(shapes[0]!)}, ${isDeep});`);
  } else {
    const [glance, exactly] = [file.import('glance', 'convex/glance'), file.import('gapExactly', 'convex/deciding')];
    lines.push(...loads(shapes, file));
    lines.push(`return ${glance}(${isDeep}) || ${exactly}(${wholes(shapes, file)}, ${isDeep});`);
  }
  return lines.map((line) => `  ${line}`).join('\n');
}

/** Whether the first holds the second. @param empty when neither does */
export function generalContains(shapes: readonly Parameter[], empty: string | undefined, file: GeneratedFile): string {
  const isDeep = file.dimension === 3;
  const guard = empty === undefined ? '' : `  if (${empty}) return false;\n`;
  if (isSurface(shapes[0]!)) {
    const ask = file.import('surfaceHolds', 'convex/surfaces');
    return `${guard}  return ${ask}(${namesOf(shapes)}, ${isSolid(shapes[0]!)}, ${isDeep});`;
  }
  const isByHull = plainType(shapes[0]!.type) === 'Hull';
  const ask = file.import(isByHull ? 'hullHolds' : 'holds', 'convex/holding');
  return `${guard}  return ${ask}(${isByHull ? `${shapes[0]!.name}, ` : ''}${wholes(shapes, file)}, ${isDeep});`;
}

/** When one of some shapes is empty, as text; nothing where none can be. */
export function emptyText(shapes: readonly Parameter[], file: GeneratedFile, sources: Sources): string | undefined {
  const conditions = shapes.flatMap((shape) => emptiness(shape, file.dimension, sources) ?? []);
  if (conditions.length === 0) return undefined;
  const printer = new Printer({ ask: (question) => file.ask(question), core: (name) => file.core(name) }, new Names());
  return printer.text(conditions.reduce(or, truth(false)));
}

function namesOf(shapes: readonly Parameter[]): string {
  return shapes.map(({ name }) => name).join(', ');
}

function isSurface({ type }: Parameter): boolean {
  return isSolid({ type }) || plainType(type) === 'Plane';
}

function isSolid({ type }: Pick<Parameter, 'type'>): boolean {
  return plainType(type) === 'Halfspace';
}

function loads(shapes: readonly Parameter[], file: GeneratedFile): string[] {
  return shapes.map((shape, i) => {
    const load = file.import(`load${loaderOf(shape)}`, 'convex/cores');
    const core = file.import(i === 0 ? 'firstCore' : 'secondCore', 'convex/cores');
    return `${load}(${core}, ${shape.name}, ${file.dimension === 3});`;
  });
}

/** The shapes in whole numbers. */
function wholes(shapes: readonly Parameter[], file: GeneratedFile): string {
  const texts = shapes.map((shape) => {
    const read = file.import(`whole${loaderOf(shape)}`, 'convex/whole');
    return `${read}(${shape.name}, ${file.dimension === 3})`;
  });
  return texts.join(', ');
}

/** Spheres and circles are loaded by one function. */
function loaderOf({ type, structure }: Parameter): string {
  if (structure.kind === 'vec') return 'Point';
  return plainType(type);
}
