/** What a dimension's values have in common: whether shapes are empty, and what each number of them is. */
import type { GeneratedFile } from '../file.js';
import type { Cond } from '../ir.js';
import { Names } from '../names.js';
import { typeIn } from '../pair.js';
import { Printer } from '../print.js';
import type { Parameter } from '../questions/question.js';
import type { Sources } from '../source.js';
import type { Type, Unit } from '../types.js';
import { COORDINATES } from '../value.js';
import { emptiness } from './guard.js';
import { under } from './shared.js';

/** As `core/rescaled.ts` reads it. */
const CODE: Record<Unit, number> = { ratio: 0, length: 1, step: 2, steps: 3, stepsOfFirst: 4, stepsOfSecond: 5 };
const VECTORS: Partial<Record<Unit, string>> = { ratio: 'ratios', length: 'lengths', step: 'steps' };

export class Rescaling {
  private readonly known = new Set<string>();

  constructor(private readonly file: GeneratedFile) {}

  /** The plan of a shape, imported into a file. */
  planOfShape({ type, structure }: Parameter, into: GeneratedFile): string {
    return this.plan(this.kindOf(type), this.planText(structure, true), into);
  }

  /** The plan of a result: of what becomes larger with it. */
  planOfResult(name: string, type: Type, into: GeneratedFile): string {
    return this.plan(name, this.planText(type, false), into);
  }

  /** When a shape holds no point, if it can be so. */
  emptiness(shape: Parameter, sources: Sources, into: GeneratedFile): Cond | undefined {
    const { dimension } = this.file;
    const own = emptiness(shape, dimension, sources);
    if (!own || own.op === 'compare') return own;
    const condition = emptiness({ ...shape, value: under('of', shape.value) }, dimension, sources)!;
    const type = this.file.type(shape.type);
    const name = this.shared(`isEmpty${this.kindOf(shape.type)}`, into, (own) => {
      return `export function ${own}(of: ${type}): boolean {\n  return ${this.text(condition)};\n}`;
    });
    return { op: 'code', text: `${name}(${shape.name})`, args: [] };
  }

  /** Where closest points are written that are asked for their distance alone. */
  nearest(into: GeneratedFile): string {
    return this.shared('nearest', into, (name) => {
      const { dimension } = this.file;
      const create = this.file.import('createClosestPoints', `generated/${dimension}d/results`);
      this.file.import('type ClosestPoints', `generated/${dimension}d/results`);
      return `export const ${name}: ClosestPoints = /* @__PURE__ */ ${create}();`;
    });
  }

  private kindOf(type: string): string {
    const text = typeIn(type, this.file.dimension);
    return /^Bare/.test(text) ? text.slice(5, -1) : 'Point';
  }

  private text(node: Cond): string {
    const core = (name: string): string => this.file.core(name);
    return new Printer({ ask: (question) => this.file.ask(question), core }, new Names()).text(node);
  }

  /** What all files share, made when it is first wanted. */
  private shared(name: string, into: GeneratedFile, make: (name: string) => string): string {
    if (!this.known.has(name)) this.file.add(make(name));
    this.known.add(name);
    return into === this.file ? name : into.import(name, `generated/${this.file.dimension}d/rescaling`);
  }

  private plan(of: string, text: string, into: GeneratedFile): string {
    if (Object.values(VECTORS).includes(text)) return this.shared(text, into, () => '');
    this.file.import('type Plan', 'core/rescaled');
    return this.shared(`planOf${of}`, into, (name) => `export const ${name}: Plan = ${text};`);
  }

  /** @param isWhole whether ratios are part of it */
  private planText(type: Type, isWhole: boolean): string {
    switch (type.kind) {
      case 'number':
        return isWhole || type.unit !== 'ratio' ? String(CODE[type.unit]) : '';
      case 'vec':
        return isWhole || type.unit !== 'ratio' ? this.vector(type.unit) : '';
      case 'list':
        return `[${type.items.map((item) => this.planText(item, isWhole)).join(', ')}]`;
      case 'record': {
        const fields = [...type.fields]
          .filter(([name]) => this.file.dimension === 3 || name !== 'z')
          .map(([name, of]) => [name, this.planText(of, isWhole)] as const)
          .filter(([, text]) => text !== '');
        return fields.length === 0 ? '' : `{ ${fields.map((field) => field.join(': ')).join(', ')} }`;
      }
      default:
        return '';
    }
  }

  private vector(unit: Unit): string {
    this.file.import('type Plan', 'core/rescaled');
    const parts = COORDINATES.slice(0, this.file.dimension).map((name) => `${name}: ${CODE[unit]}`);
    return this.shared(VECTORS[unit]!, this.file, (name) => `export const ${name}: Plan = { ${parts.join(', ')} };`);
  }
}
