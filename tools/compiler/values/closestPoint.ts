/** The point of a shape nearest to another, where a pair has no shorter way to it: what is left of their closest points. */
import { explained } from '../explained.js';
import type { GeneratedFile } from '../file.js';
import { kindsOf, nameIn } from '../pair.js';
import type { Parameter } from '../questions/question.js';
import type { Module, SourceFunction } from '../source.js';
import { COORDINATES } from '../value.js';

/** Whether a pair should have such a function, and does not say itself what it is. */
export function lacksClosestPoint(module: Module): boolean {
  const [first, second] = kindsOf(module);
  return first === 'point' && second !== 'point' && !module.functions.has('closestPoint');
}

/** @param nearest a result that is kept for such uses */
export function addClosestPoint(
  f: SourceFunction,
  shapes: readonly Parameter[],
  nearest: string,
  file: GeneratedFile,
): void {
  const { dimension } = file;
  const vectors = `math/vec${dimension}`;
  const create = file.import(`createVec${dimension}`, vectors);
  const vector = file.import(`type MutableVec${dimension}`, vectors);
  const [name, asked] = [nameIn('closestPoint', f.module, dimension), nameIn('closestPoints', f.module, dimension)];
  const [given, names] = [
    shapes.map((shape) => `${shape.name}: ${file.type(shape.type)}`),
    shapes.map((shape) => shape.name),
  ];
  const body = [
    `  if (${asked}(${names.join(', ')}, ${nearest}) === null) return null;`,
    `  out ??= ${create}();`,
    ...COORDINATES.slice(0, dimension).map((axis) => `  out.${axis} = ${nearest}.b.${axis};`),
    '  return out;',
  ];
  const told = `/**\n * That point itself where it lies in it; null where the shape is empty, or something not finite.\n * @bound result ${boundOfSecond(f)}\n */\n`;
  const head = `export function ${name}(${given.join(', ')}, out?: ${vector}): ${vector} | null`;
  file.add(`${told}${head} {\n${explained(body.join('\n'), shapes, file, true)}\n}`);
}

/** What the closest points promise of `b`. */
function boundOfSecond({ comment }: SourceFunction): string {
  const bounds = [
    ...comment.replace(/\s*\n \* /g, ' ').matchAll(/@bound ([\w, ]*?) ((?:\d|exact)[^@]*?)(?= @|\s*\*\/|$)/g),
  ];
  return bounds.find(([, fields]) => fields!.split(', ').includes('b'))?.[2]?.trim() ?? 'exact';
}
