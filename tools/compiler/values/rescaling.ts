/** What makes the shapes of a value smaller and its result larger again, number by number, as their types say. */
import type { GeneratedFile } from '../file.js';
import { typeIn } from '../pair.js';
import type { Parameter } from '../questions/question.js';
import type { Type, Unit } from '../types.js';
import { COORDINATES } from '../value.js';
import type { Leaf } from './store.js';

export class Rescaling {
  private readonly known = new Set<string>();

  constructor(private readonly file: GeneratedFile) {}

  /** The function that makes a shape smaller, imported into a file. */
  shrink(shape: Parameter, into: GeneratedFile): string {
    const text = typeIn(shape.type, this.file.dimension);
    const name = `shrink${/^Bare/.test(text) ? text.slice(5, -1) : 'Point'}`;
    if (!this.known.has(name)) this.addShrink(name, shape);
    this.known.add(name);
    return this.importInto(into, name);
  }

  /** The function that makes a result larger, imported into a file. */
  grow(type: string, leaves: readonly Leaf[], into: GeneratedFile): string {
    const name = `grow${type}`;
    if (!this.known.has(name)) this.addGrow(name, type, leaves);
    this.known.add(name);
    return this.importInto(into, name);
  }

  private importInto(into: GeneratedFile, name: string): string {
    return into.import(name, `generated/${this.file.dimension}d/rescaling`);
  }

  private addShrink(name: string, { type, structure }: Parameter): void {
    const { file } = this;
    const step = hasSteps(structure) ? ', step: number' : '';
    const text = file.type(type);
    file.add(
      `export function ${name}(of: ${text}, unit: number${step}): ${text} {\n  return ${shrunk('of', structure, file)};\n}`,
    );
  }

  private addGrow(name: string, type: string, leaves: readonly Leaf[]): void {
    const { file } = this;
    const isVec = type.startsWith('MutableVec');
    file.import(`type ${type}`, isVec ? `math/vec${file.dimension}` : `generated/${file.dimension}d/results`);
    const factors: Partial<Record<string, string>> = { length: 'unit', steps: 'pace' };
    const lines = leaves.flatMap((leaf) => {
      const factor = leaf.type.kind === 'number' && factors[leaf.type.unit];
      return factor ? [`  out${leaf.path} *= ${factor};`] : [];
    });
    const pace = lines.some((line) => line.endsWith('pace;')) ? ', pace: number' : '';
    file.add(
      `export function ${name}(out: ${type}, unit: number${pace}): ${type} {\n${lines.join('\n')}\n  return out;\n}`,
    );
  }
}

function hasSteps(type: Type): boolean {
  if (type.kind === 'record') return [...type.fields.values()].some(hasSteps);
  return type.kind === 'vec' && type.unit === 'step';
}

/** A copy, so that nothing but numbers is in it. */
function shrunk(path: string, type: Type, file: GeneratedFile): string {
  switch (type.kind) {
    case 'number':
      return type.unit === 'length' ? `${path} / unit` : path;
    case 'vec':
      return vectorText(path, type.unit, file);
    case 'list':
      return `[${type.items.map((item, i) => shrunk(`${path}[${i}]`, item, file)).join(', ')}]`;
    case 'record':
      return `{ ${[...type.fields].map(([name, of]) => `${name}: ${shrunk(`${path}.${name}`, of, file)}`).join(', ')} }`;
    default:
      throw new TypeError(`${path} of a shape is neither a number nor made of numbers`);
  }
}

function vectorText(path: string, unit: Unit, file: GeneratedFile): string {
  const step = (): string => `${file.import('stepOf', 'core/rescaled')}(${path}, step)`;
  const divisor = unit === 'length' ? 'unit' : unit === 'step' ? step() : '1';
  const fields = COORDINATES.slice(0, file.dimension).map((name) => `${name}: ${path}.${name} / ${divisor}`);
  return `{ ${fields.join(', ')} }`;
}
