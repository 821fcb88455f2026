/** Functions of words that are not inlined, because they run rarely. */
import ts from 'typescript';
import { type ColdCall, Evaluator } from '../evaluate.js';
import type { GeneratedFile } from '../file.js';
import type { Num } from '../ir.js';
import { Names } from '../names.js';
import { Printer } from '../print.js';
import { refuse, type SourceFunction, type Sources } from '../source.js';
import { tidy } from '../tidy.js';
import type { Value } from '../value.js';
import { storesOf } from './store.js';

const LETTERS = ['X', 'Y', 'Z'];

/** Numbers go in and come back by way of `core/passing.ts`. */
export class ColdFunctions {
  private readonly known = new Map<SourceFunction, Map<string, { name: string; result: Value }>>();

  constructor(
    private readonly sources: Sources,
    private readonly file: GeneratedFile,
  ) {}

  /** How functions of a file call cold ones. */
  caller(into: GeneratedFile): (f: SourceFunction, args: readonly Value[], node: ts.Node) => ColdCall {
    return (f, args, node) => this.call(f, args, node, into);
  }

  private call(f: SourceFunction, args: readonly Value[], node: ts.Node, importInto: GeneratedFile): ColdCall {
    const numbers = args.flatMap((value) => numbersOf(value, node));
    const { name, result } = this.compiled(f, args, node);
    return {
      name: importInto === this.file ? name : importInto.import(name, `generated/${this.file.dimension}d/cold`),
      numbers,
      result,
    };
  }

  /** A function is compiled once for each form that its arguments have. */
  private compiled(f: SourceFunction, args: readonly Value[], node: ts.Node): { name: string; result: Value } {
    const forms = this.known.get(f) ?? new Map<string, { name: string; result: Value }>();
    this.known.set(f, forms);
    const form = args.map(formText).join();
    const known = forms.get(form);
    if (known) return known;
    const name = f.name + (forms.size === 0 ? '' : forms.size + 1);
    const compiled = { name, result: this.compile(f, name, args, node) };
    forms.set(form, compiled);
    return compiled;
  }

  private compile(f: SourceFunction, name: string, args: readonly Value[], _node: ts.Node): Value {
    const { dimension } = this.file;
    const names = new Names();
    const parameters = f.node.parameters.map((parameter, i) => given(nameOf(parameter.name, i), args[i]!));
    for (const { inputs } of parameters) for (const name of inputs) names.take(name);
    const evaluator = new Evaluator(this.sources, dimension, names, true, this.caller(this.file));
    const { stmts, value } = evaluator.result(
      f,
      parameters.map((parameter) => parameter.value),
      'found',
    );
    const paths = pathsOf(value);
    const stores = storesOf(
      value,
      paths.map((path) => ({ path, type: { kind: 'number', unit: 'ratio' } })),
      names,
    );
    const found = this.file.core('found');
    const places = new Map(paths.map((path, i) => [`out${path}`, `${found}[${i}]`]));
    const all = [
      ...stmts,
      ...stores.map((stmt) => (stmt.op === 'store' ? { ...stmt, path: places.get(stmt.path)! } : stmt)),
    ];
    const inputs = parameters.flatMap((parameter) => parameter.inputs);
    const printer = new Printer(
      { ask: (q) => this.file.ask(q), core: (n) => this.file.core(n) },
      names,
      new Map(inputs.map((name) => [name, name])),
    );
    // All is read at once: a function called from here takes its numbers in the same place.
    const reads = inputs.map((input, i) => `  const ${input} = ${this.file.core('given')}[${i}]!;`);
    this.file.add(`export function ${name}(): void {\n${reads.join('\n')}\n${printer.body(tidy(all))}\n}`);
    return formOf(value, new Map(paths.map((path, i) => [path, `${found}[${i}]`])));
  }
}

/** What a value is made of, without its numbers. */
function formText(value: Value): string {
  if (value.kind !== 'record') return value.kind;
  return `{${[...value.fields].map(([name, of]) => `${name}:${formText(of)}`).join()}}`;
}

function numbersOf(value: Value, node: ts.Node): readonly Num[] {
  if (value.kind === 'num') return [value.of];
  if (value.kind === 'vec') return value.of;
  if (value.kind === 'record') return [...value.fields.values()].flatMap((of) => numbersOf(of, node));
  return refuse(node, 'a cold function takes numbers, vectors and records of them');
}

/** A parameter as inputs of its own: `vX`, `vY`, `vZ`. */
function given(name: string, like: Value): { value: Value; inputs: string[] } {
  const inputs: string[] = [];
  const input = (path: string): Num => {
    inputs.push(path);
    return { op: 'input', path };
  };
  const rebuilt = (of: Value, as: string): Value => {
    if (of.kind === 'vec') return { kind: 'vec', of: of.of.map((_, i) => input(as + LETTERS[i])) };
    if (of.kind !== 'record') return { kind: 'num', of: input(as) };
    const fields = [...of.fields].map(
      ([field, inner]) => [field, rebuilt(inner, as + field.charAt(0).toUpperCase() + field.slice(1))] as const,
    );
    return { kind: 'record', fields: new Map(fields) };
  };
  return { value: rebuilt(like, name), inputs };
}

/** Where the numbers of a result stand in it, in order. */
function pathsOf(value: Value, path = ''): string[] {
  if (value.kind === 'num') return [path];
  if (value.kind === 'vec') return value.of.map((_, i) => `${path}.${'xyz'[i]}`);
  if (value.kind === 'record') return [...value.fields].flatMap(([name, of]) => pathsOf(of, `${path}.${name}`));
  throw new TypeError(`a cold function cannot give back a ${value.kind}`);
}

/** The same form, with the places where numbers are found. */
function formOf(value: Value, places: ReadonlyMap<string, string>, path = ''): Value {
  if (value.kind === 'num') return { kind: 'num', of: { op: 'input', path: places.get(path)! } };
  if (value.kind === 'vec')
    return { kind: 'vec', of: value.of.map((_, i) => ({ op: 'input', path: places.get(`${path}.${'xyz'[i]}`)! })) };
  if (value.kind !== 'record') return value;
  return {
    kind: 'record',
    fields: new Map([...value.fields].map(([name, of]) => [name, formOf(of, places, `${path}.${name}`)])),
  };
}

/** A parameter that is taken apart at once has no name of its own. */
function nameOf(name: ts.BindingName, i: number): string {
  return ts.isIdentifier(name) ? name.text : `given${i + 1}`;
}
