/** Public functions say in the library's words what was wrong with their arguments, where the engine would speak. */
import { nounsOf } from './comments.js';
import type { GeneratedFile } from './file.js';
import { capital, kindIn, plainType } from './pair.js';
import type { Parameter } from './questions/question.js';
import type { Type } from './types.js';
import { COORDINATES, type Dimension } from './value.js';

/**
 * A function's body within a `try`. It costs V8 nothing but bytecode, and where that keeps a function from being inlined the `try` has to
 * stand in another one around it.
 */
export function explained(body: string, shapes: readonly Parameter[], file: GeneratedFile, hasOut = false): string {
  const needed = file.need(kindsOf(shapes, file).map(capital).join(''), neededOf(shapes, file));
  const names = shapes.map(({ name }) => name);
  return tried(body, needed, names, file, hasOut);
}

/** @param needed what to say that was expected */
export function tried(
  body: string,
  needed: string,
  names: readonly string[],
  file: GeneratedFile,
  hasOut: boolean,
): string {
  const misfit = file.import('misfit', 'core/misfit');
  const thrown = `${misfit}(problem, ${needed}, [${names.join(', ')}]${hasOut ? ', out' : ''})`;
  return `  try {\n${body.replace(/^/gm, '  ')}\n  } catch (problem) {\n    throw ${thrown};\n  }`;
}

function kindsOf(shapes: readonly Parameter[], { dimension }: GeneratedFile): string[] {
  return shapes.map(({ type, structure }) =>
    structure.kind === 'vec' ? 'point' : kindIn(plainType(type).toLowerCase(), dimension),
  );
}

/** 'a sphere { center, radius } and a box { min, max }', 'two spheres { center, radius }'. */
function neededOf(shapes: readonly Parameter[], file: GeneratedFile): string {
  const { dimension } = file;
  const kinds = kindsOf(shapes, file);
  const fields = shapes.map(({ structure }) => fieldsOf(structure, dimension));
  const [first, second] = kinds;
  if (first === second) return `two ${nounsOf(first!)[1]} ${fields[0]}`;
  return kinds.map((kind, i) => `${nounsOf(kind)[0]} ${fields[i]}`).join(' and ');
}

/** `{ center, radius }`. */
export function fieldsOf(type: Type, dimension: Dimension): string {
  const names = type.kind === 'record' ? [...type.fields.keys()] : COORDINATES.slice(0, dimension);
  return `{ ${names.join(', ')} }`;
}
