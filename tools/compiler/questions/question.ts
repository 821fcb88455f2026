/** Compiles a pair's questions: exactly right for all doubles, by filter and exact stage. */
import type ts from 'typescript';
import { Evaluator } from '../evaluate.js';
import type { GeneratedFile } from '../file.js';
import {
  type Argument,
  type Cond,
  childrenOf,
  isCond,
  isSign,
  type Num,
  type Question,
  type Sign,
  type Stmt,
  truth,
} from '../ir.js';
import { Names } from '../names.js';
import { kindIn, nameIn } from '../pair.js';
import { Printer } from '../print.js';
import { type Module, refuse, type SourceFunction, type Sources } from '../source.js';
import { tidy } from '../tidy.js';
import { Types } from '../types.js';
import { type Dimension, given, type Value } from '../value.js';
import { ExactProgram } from './exact.js';
import { Filter } from './filter.js';
import { read } from './readings.js';
import { inSteps } from './steps.js';

export interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly value: Value;
}

/** A function's parameters, called as in its dimension: `sphere` is `circle` in the plane. */
export function parametersOf(f: SourceFunction, dimension: Dimension, sources: Sources): Parameter[] {
  return f.node.parameters.map((parameter) => {
    if (!parameter.type) return refuse(parameter, 'a parameter with a type');
    const type = parameter.type.getText();
    const name = kindIn(parameterName(parameter, type), dimension);
    return { name, type, value: given(name, new Types(sources).of(parameter.type, f.module), dimension) };
  });
}

/** A parameter that is taken apart at once is called after its type. */
function parameterName({ name }: ts.ParameterDeclaration, type: string): string {
  if (name.kind === 80 /* Identifier */) return name.getText().replace(/^_/, '');
  const kind = type.replace(/3$/, '').toLowerCase();
  return kind === 'aabb' || kind === 'obb' ? 'box' : kind;
}

export class Questions {
  private readonly seen = new Map<string, readonly [parameter: number, path: string][]>();
  /** The questions whose inputs are being looked for. */
  private readonly looking = new Set<string>();

  constructor(private readonly sources: Sources) {}

  /** Adds the functions of all questions that a pair's file exports. */
  compile(module: Module, file: GeneratedFile): void {
    for (const f of module.functions.values()) {
      const type = f.node.type?.getText();
      if (!f.isExported || (type !== 'Sign' && type !== 'boolean')) continue;
      this.inputsOf({ file: module.file, name: f.name }, file.dimension);
      if (f.name === 'gap') this.compileGap(f, file);
      else this.compileOne(f, file, f.name, new ExactStage(f, file, this.sources));
    }
  }

  /** Adds the same questions in plain doubles, without filter: what exactness is measured against. */
  compileNaively(module: Module, file: GeneratedFile): void {
    for (const f of module.functions.values()) {
      if (!f.isExported || !/^(Sign|boolean)$/.test(f.node.type?.getText() ?? '')) continue;
      const readings = f.name === 'gap' ? (['intersects', 'overlaps'] as const) : [];
      for (const reading of readings) this.addNaive(f, file, reading, (stmts) => read(stmts, reading));
      if (readings.length > 0) this.addTouches(f, file);
      if (f.node.type?.getText() === 'boolean') this.addNaive(f, file, f.name, (stmts) => [...stmts]);
    }
  }

  private addTouches(f: SourceFunction, file: GeneratedFile): void {
    const names = parametersOf(f, file.dimension, this.sources)
      .map(({ name }) => name)
      .join(', ');
    const call = (reading: string): string => `${nameIn(reading, f.module, file.dimension)}(${names})`;
    this.addFunction(f, file, 'touches', 'boolean', `  return ${call('intersects')} && !${call('overlaps')};`);
  }

  private addNaive(
    f: SourceFunction,
    file: GeneratedFile,
    name: string,
    reading: (stmts: readonly Stmt[]) => Stmt[],
  ): void {
    const names = new Names();
    const stmts = tidy(inSteps(reading(this.evaluate(f, file.dimension, names))));
    const printer = new Printer({ ask: (q) => file.ask(q), core: (n) => file.core(n) }, names);
    this.addFunction(f, file, name, 'boolean', printer.body(stmts));
  }

  private compileGap(f: SourceFunction, file: GeneratedFile): void {
    const stage = new ExactStage(f, file, this.sources);
    this.compileOne(f, file, 'intersects', stage, (stmts) => read(stmts, 'intersects'));
    this.compileOne(f, file, 'overlaps', stage, (stmts) => read(stmts, 'overlaps'));
    const { dimension } = file;
    const names = parametersOf(f, dimension, this.sources).map(({ name }) => name);
    const call = (reading: string): string => `${nameIn(reading, f.module, dimension)}(${names.join(', ')})`;
    this.addTouches(f, file);
    if (areSimple(this.evaluate(f, dimension, new Names()))) this.compileOne(f, file, 'gap', stage);
    else
      this.addFunction(f, file, 'gap', 'number', `  return ${call('overlaps')} ? -1 : ${call('intersects')} ? 0 : 1;`);
    stage.finish();
  }

  private compileOne(
    f: SourceFunction,
    file: GeneratedFile,
    name: string,
    stage: ExactStage,
    reading: (stmts: readonly Stmt[]) => Stmt[] = (stmts) => [...stmts],
  ): void {
    const names = new Names();
    const isSigned = f.node.type?.getText() === 'Sign' && (name === 'gap' || f.name !== 'gap');
    const stmts = tidy(inSteps(reading(this.evaluate(f, file.dimension, names))));
    if (isSigned && !areSimple(stmts)) refuse(f.node, 'only gap may weigh several answers');
    const filter = new Filter(
      stmts,
      names,
      {
        exactly: (condition) => stage.call(condition),
        seenExactly: (condition) => stage.inputsOf(condition),
        seenBy: (ask) => this.seenBy(ask, file.dimension),
        readBy: (ask) => this.readBy(ask, file.dimension),
      },
      isSigned ? { op: 'fixed', value: name === 'gap' ? 1 : 0 } : truth(false),
      f.name === 'gap',
    );
    const printer = new Printer({ ask: (q) => file.ask(q), core: (n) => file.core(n) }, names);
    this.addFunction(f, file, name, isSigned ? 'number' : 'boolean', printer.body(filter.stmts));
    if (f.name !== 'gap') stage.finish();
  }

  private addFunction(f: SourceFunction, file: GeneratedFile, name: string, returns: string, body: string): void {
    const parameters = parametersOf(f, file.dimension, this.sources);
    const signature = parameters.map((parameter) => `${parameter.name}: ${file.type(parameter.type)}`).join(', ');
    file.add(`export function ${nameIn(name, f.module, file.dimension)}(${signature}): ${returns} {\n${body}\n}`);
  }

  private evaluate(f: SourceFunction, dimension: Dimension, names: Names): Stmt[] {
    const parameters = parametersOf(f, dimension, this.sources);
    for (const { name } of parameters) names.take(name);
    const evaluator = new Evaluator(this.sources, dimension, names, false, () =>
      refuse(f.node, 'no cold functions here'),
    );
    const stmts = evaluator.statements(
      f,
      parameters.map(({ value }) => value),
    );
    checkAnswers(stmts, f);
    return stmts;
  }

  /** Questions of a pair's own, other than `gap`, are asked of finite shapes and do not look. */
  private seenBy(ask: Cond & { op: 'ask' }, dimension: Dimension): string[] {
    return ask.question.name === 'gap' ? this.readBy(ask, dimension) : [];
  }

  /** The inputs of a question, as paths of the one that asks. */
  private readBy({ question, args }: Cond & { op: 'ask' }, dimension: Dimension): string[] {
    return this.inputsOf(question, dimension).flatMap(([i, path]) => pathIn(args[i]!, path));
  }

  private inputsOf({ file, name }: Question, dimension: Dimension): readonly [number, string][] {
    const key = `${dimension} ${file} ${name}`;
    const known = this.seen.get(key);
    if (known) return known;
    const f = this.sources.module(file).functions.get(name)!;
    if (this.looking.has(key)) return refuse(f.node, 'a question must not ask itself');
    this.looking.add(key);
    const parameters = parametersOf(f, dimension, this.sources).map((parameter) => parameter.name);
    const paths = new Set<string>();
    for (const stmt of inSteps(tidy(this.evaluate(f, dimension, new Names()))))
      inputsIn(stmt, paths, (ask) => this.readBy(ask, dimension));
    const found = [...paths].map((path): [number, string] => {
      const [root = ''] = path.split(/[.[]/);
      return [parameters.indexOf(root), path.slice(root.length)];
    });
    this.looking.delete(key);
    this.seen.set(key, found);
    return found;
  }
}

/** All ways lead to an answer, of the type that the function promises. */
function checkAnswers(stmts: readonly Stmt[], f: SourceFunction): void {
  const isOfType = f.node.type?.getText() === 'Sign' ? isSign : isCond;
  const check = (block: readonly Stmt[]): boolean =>
    block
      .map((stmt) => {
        if (stmt.op === 'return' && !isOfType(stmt.value))
          refuse(f.node, 'an answer is not of the type that is promised');
        if (stmt.op !== 'if') return stmt.op === 'return';
        const [then, otherwise] = [check(stmt.then), check(stmt.else)];
        return then && otherwise;
      })
      .includes(true);
  if (!check(stmts)) refuse(f.node, 'there is a way through without a return');
}

/** Whether each answer is the sign of one number, so that three values cost no more than two. */
function areSimple(stmts: readonly Stmt[]): boolean {
  return stmts.every((stmt) => {
    if (stmt.op === 'if') return areSimple(stmt.then) && areSimple(stmt.else);
    return stmt.op !== 'return' || ['sign', 'fixed', 'ask'].includes(stmt.value.op);
  });
}

/** The exact stage that all readings of a question share. */
class ExactStage {
  private readonly program = new ExactProgram();
  private readonly name: string;
  private readonly parameters: readonly Parameter[];

  constructor(
    private readonly f: SourceFunction,
    private readonly file: GeneratedFile,
    sources: Sources,
  ) {
    this.name = `${nameIn(f.name, f.module, file.dimension)}Exactly`;
    this.parameters = parametersOf(f, file.dimension, sources);
  }

  call(condition: Cond & { op: 'compare' }): Num {
    const register: Argument = { path: String(this.program.comparison(condition)) };
    return {
      op: 'ask',
      question: { file: '', name: this.name },
      args: [register, ...this.parameters.map(({ name }) => ({ path: name }))],
    };
  }

  /** The inputs that it looks at for a comparison, whatever the others are. */
  inputsOf(condition: Cond & { op: 'compare' }): Set<string> {
    this.program.comparison(condition);
    return new Set(this.program.inputs.flatMap((input) => (input.op === 'input' ? [input.path] : [])));
  }

  finish(): void {
    const { inputs, code } = this.program;
    if (code.length === 0) return;
    const { file, name } = this;
    for (const word of ['exactSign', 'inputs', 'program']) file.import(word, 'exact/program');
    const constant = `${nameIn(this.f.name, this.f.module, file.dimension)}Program`;
    const signature = this.parameters.map((parameter) => `${parameter.name}: ${file.type(parameter.type)}`).join(', ');
    const printer = new Printer({ ask: (q) => file.ask(q), core: (n) => file.core(n) }, new Names());
    // What asks another question comes first: that one uses the same buffer.
    const asks = inputs.flatMap((input, i) => (isAsking(input) ? [`  const input${i} = ${printer.text(input)};`] : []));
    const reads = inputs.map((input, i) => `  inputs[${i}] = ${isAsking(input) ? `input${i}` : printer.text(input)};`);
    const lines = [...asks, ...reads];
    file.add(`const ${constant} = /* @__PURE__ */ program(${inputs.length}, [${code.join(', ')}]);`);
    file.add(
      `function ${name}(register: number, ${signature}): number {\n${lines.join('\n')}\n  return exactSign(${constant}, register);\n}`,
    );
  }
}

function isAsking(node: Num | Cond | Sign): boolean {
  return node.op === 'ask' || childrenOf(node).some(isAsking);
}

function pathIn(of: Argument, path: string): string[] {
  if ('path' in of) return [of.path + path];
  const [, field = '', rest = ''] = /^\.(\w+)(.*)$/.exec(path) ?? [];
  return of.fields[field] ? pathIn(of.fields[field], rest) : [];
}

function inputsIn(stmt: Stmt, found: Set<string>, readBy: (ask: Cond & { op: 'ask' }) => string[]): void {
  const look = (node: Num | Cond | Sign): void => {
    if (node.op === 'input') found.add(node.path);
    if (node.op === 'ask') for (const path of readBy(node as Cond & { op: 'ask' })) found.add(path);
    const { left, right, of, by, yes, no, none, args, local } = node as unknown as Record<string, unknown>;
    for (const child of [
      left,
      right,
      of,
      by,
      yes,
      no,
      none,
      args,
      (local as { value?: unknown } | undefined)?.value,
    ].flat())
      if (typeof child === 'object' && child !== null && 'op' in child) look(child as Num);
  };
  if (stmt.op === 'const') look(stmt.local.value!);
  if (stmt.op === 'return') look(stmt.value);
  if (stmt.op === 'if') {
    look(stmt.by);
    for (const inner of [...stmt.then, ...stmt.else]) inputsIn(inner, found, readBy);
  }
}
