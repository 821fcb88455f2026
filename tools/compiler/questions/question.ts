/** Compiles a pair's questions: exactly right for all doubles, by filter and exact stage. */
import ts from 'typescript';
import { Evaluator } from '../evaluate.js';
import { explained } from '../explained.js';
import type { GeneratedFile } from '../file.js';
import {
  type Argument,
  type Cond,
  isCond,
  isSign,
  type Num,
  type Question,
  type Reading,
  type Sign,
  type Stmt,
  truth,
} from '../ir.js';
import { isReserved, Names } from '../names.js';
import { kindIn, nameIn, partsOf, plainType } from '../pair.js';
import { rootOf } from '../paths.js';
import { Printer } from '../print.js';
import { placed } from '../refusal.js';
import { type Module, refuse, type SourceFunction, type Sources } from '../source.js';
import { tidy } from '../tidy.js';
import { type Type, Types } from '../types.js';
import { type Dimension, given, type Value } from '../value.js';
import { emptyText, generalContains, generalGap, isGeneral } from '../values/general.js';
import { ExactStage } from './exactStage.js';
import { type Body, functionsOf } from './functions.js';
import type { Programs } from './programs.js';
import { canOverlap, isOfParts, isQuickerApart, read } from './readings.js';
import { inSteps, weighed } from './steps.js';

export interface Parameter {
  readonly name: string;
  readonly type: string;
  /** What the type says of its numbers. */
  readonly structure: Type;
  readonly value: Value;
}

/** A function's parameters, called as in its dimension: `sphere` is `circle` in the plane. */
export function parametersOf(f: SourceFunction, dimension: Dimension, sources: Sources): Parameter[] {
  const known = new Set<string>();
  return f.node.parameters.map((parameter) => {
    if (!parameter.type) return refuse(parameter, 'a parameter with a type');
    const type = parameter.type.getText();
    const name = kindIn(parameterName(parameter, type), dimension);
    const structure = new Types(sources).of(parameter.type, f.module);
    checkParameter(parameter, structure);
    if (type !== 'boolean' && isReserved(name)) refuse(parameter, `generated code needs the name ${name} itself`);
    if (known.has(name)) refuse(parameter, `two parameters would be called ${name}: give one another name`);
    known.add(name);
    return { name, type, structure, value: given(name, structure, dimension) };
  });
}

/** Users give shapes and points, all of them; whether these meet is found out for them. */
function checkParameter(parameter: ts.ParameterDeclaration, { kind }: Type): void {
  const { questionToken, initializer, dotDotDotToken, name } = parameter;
  if (questionToken || initializer || dotDotDotToken) refuse(parameter, 'a parameter that is always given');
  const isMeet = kind === 'boolean' && /^_?meet$/.test(name.getText());
  if (kind !== 'record' && kind !== 'vec' && !isMeet) refuse(parameter, 'a parameter is a shape or a point');
}

/** A parameter that is taken apart at once is called after its type. */
function parameterName({ name }: ts.ParameterDeclaration, type: string): string {
  if (ts.isIdentifier(name)) return name.getText().replace(/^_/, '');
  const kind = plainType(type).toLowerCase();
  return kind === 'aabb' || kind === 'obb' ? 'box' : kind;
}

/** What the compiler makes of `gap` and of the closest points. */
const DERIVED = ['intersects', 'overlaps', 'touches', 'distance'];

export class Questions {
  /** Pairs whose shapes touch, but never overlap: they hardly ever meet. */
  readonly thin = new Set<Module>();
  private readonly seen = new Map<string, readonly [parameter: number, path: string][]>();
  /** The questions whose inputs are being looked for. */
  private readonly looking = new Set<string>();

  /** @param programs of the exact stage; they must be in `programs.ts` of the same dimension */
  constructor(
    private readonly sources: Sources,
    private readonly programs: Programs,
  ) {}

  /** Adds the functions of all questions that a pair's file exports. */
  compile(module: Module, file: GeneratedFile): void {
    for (const f of module.functions.values()) {
      const type = f.node.type?.getText();
      if (f.name === 'gap' && type !== 'Sign') refuse(f.node, 'gap answers with a Sign');
      if (f.isExported && DERIVED.includes(f.name))
        refuse(f.node, `${f.name} is made from other functions of the pair`);
      if (!f.isExported || (type !== 'Sign' && type !== 'boolean')) continue;
      placed(f.node, () => {
        if (!isGeneral(f)) this.inputsOf({ file: module.file, name: f.name }, file.dimension);
        if (f.name === 'contains' && isGeneral(f)) this.addGeneralContains(f, file);
        else if (f.name === 'gap' && isGeneral(f)) this.addGeneralGap(f, file);
        else if (f.name === 'gap') this.compileGap(f, file);
        else if (f.name === 'glance') this.addGlance(f, file);
        else this.compileOne(f, file, f.name, this.exactStage(f, file));
      });
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
    const [meet, overlap] = [this.called('intersects', f, file), this.called('overlaps', f, file)];
    this.addFunction(f, file, 'touches', 'boolean', `  return ${meet} && !${overlap};`);
  }

  private addNaive(
    f: SourceFunction,
    file: GeneratedFile,
    name: string,
    reading: (stmts: readonly Stmt[]) => Stmt[],
  ): void {
    const names = new Names();
    const stmts = tidy(inSteps(reading(this.evaluate(f, file.dimension, names))));
    this.addFunction(f, file, name, 'boolean', this.printer(file, names, f.name).body(stmts));
  }

  /** What is certain at first sight, in plain doubles: its source says why its margin is wide enough. */
  private addGlance(f: SourceFunction, file: GeneratedFile): void {
    const names = new Names();
    const stmts = tidy(inSteps(this.evaluate(f, file.dimension, names)));
    this.addFunction(f, file, f.name, 'number', this.printer(file, names, f.name).body(stmts));
  }

  /** Asks the exact question only where a glance does not tell. */
  private addGapByGlance(f: SourceFunction, file: GeneratedFile, body: string): void {
    const [glance, settled] = [this.called('glance', f, file), this.called('settledGap', f, file)];
    this.addFunction(f, file, 'gap', 'number', `  return ${glance} || ${settled};`);
    const called = nameIn('settledGap', f.module, file.dimension);
    file.add(`function ${called}(${this.signature(f, file)}): number {\n${body}\n}`);
  }

  /** All is left to `src/convex`, and for each function that users ask its sign is read. */
  private addGeneralGap(f: SourceFunction, file: GeneratedFile): void {
    const parameters = parametersOf(f, file.dimension, this.sources);
    this.addFunction(f, file, 'gap', 'number', generalGap(parameters, emptyText(parameters, file, this.sources), file));
    const gap = this.called('gap', f, file);
    this.addReading(f, file, 'intersects', `${gap} <= 0`);
    this.addReading(f, file, 'overlaps', `${gap} < 0`);
    this.addReading(f, file, 'touches', `${gap} === 0`);
  }

  private addGeneralContains(f: SourceFunction, file: GeneratedFile): void {
    const parameters = parametersOf(f, file.dimension, this.sources);
    const body = generalContains(parameters, emptyText(parameters, file, this.sources), file);
    this.addFunction(f, file, f.name, 'boolean', this.explained(body, f, file));
  }

  /** One function with three answers, and its readings. */
  private compileGap(f: SourceFunction, file: GeneratedFile): void {
    if (f.isRare) refuse(f.node, 'gap is not asked rarely');
    const stage = this.exactStage(f, file);
    const stmts = this.evaluate(f, file.dimension, new Names());
    if (hasGlance(f.module) && isOfParts(stmts)) refuse(f.node, 'a gap of parts has no glance');
    if (isOfParts(stmts)) this.addGapByReadings(f, file);
    else this.compileOne(f, file, 'gap', stage, weighed);
    const gap = this.called('gap', f, file);
    if (isOfParts(stmts)) {
      for (const reading of ['intersects', 'overlaps'] as const)
        this.compileOne(f, file, reading, stage, (apart) => read(apart, reading));
      this.addReading(f, file, 'touches', `${gap} === 0`);
      stage.finish();
      return;
    }
    if (isQuickerApart(stmts) && !hasGlance(f.module))
      this.compileOne(f, file, 'intersects', stage, (apart) => read(apart, 'intersects'));
    else this.addReading(f, file, 'intersects', `${gap} <= 0`);
    if (!canOverlap(stmts)) this.thin.add(f.module);
    this.addReading(f, file, 'overlaps', canOverlap(stmts) ? `${gap} < 0` : 'false');
    this.addReading(f, file, 'touches', `${gap} === 0`);
    stage.finish();
  }

  private addGapByReadings(f: SourceFunction, file: GeneratedFile): void {
    const [meet, overlap] = [this.called('intersects', f, file), this.called('overlaps', f, file)];
    this.addFunction(f, file, 'gap', 'number', `  return ${overlap} ? -1 : ${meet} ? 0 : 1;`);
  }

  /** A question asked of the same shapes. */
  private called(question: string, f: SourceFunction, { dimension }: GeneratedFile): string {
    const names = parametersOf(f, dimension, this.sources).map(({ name }) => name);
    return `${nameIn(question, f.module, dimension)}(${names.join(', ')})`;
  }

  private compileOne(
    f: SourceFunction,
    file: GeneratedFile,
    name: string,
    stage: ExactStage,
    reading: (stmts: readonly Stmt[]) => Stmt[] = (stmts) => [...stmts],
  ): void {
    const { dimension } = file;
    const isSigned = f.node.type?.getText() === 'Sign' && (name === 'gap' || f.name !== 'gap');
    const inDoubt = `${nameIn(name, f.module, dimension)}InDoubt`;
    const args = parametersOf(f, dimension, this.sources).map((parameter) => ({ path: parameter.name }));
    const [first, second] = functionsOf({
      isRare: f.isRare,
      looksAtAll: f.name === 'gap' || f.name === 'contains',
      no: isSigned ? { op: 'fixed', value: name === 'gap' ? 1 : 0 } : truth(false),
      stage,
      around: { seenBy: (ask) => this.seenBy(ask, dimension), readBy: (ask) => this.readBy(ask, dimension) },
      elsewhere: { op: 'ask', question: { file: '', name: inDoubt }, args },
      evaluate: (names) => {
        const stmts = this.evaluate(f, dimension, names);
        if (isSigned && name !== 'gap' && !areSimple(stmts)) refuse(f.node, 'only gap may weigh several answers');
        return tidy(inSteps(reading(stmts)));
      },
    });
    const returns = isSigned ? 'number' : 'boolean';
    const bodyOf = ({ stmts, names }: Body): string => this.printer(file, names, f.name).body(stmts);
    const isSeen = name !== 'gap' && (f.name === 'gap' || f.name === 'contains');
    const body = bodyOf(first);
    if (second && body.includes('Math.abs(')) file.ownAbs();
    if (name === 'gap' && hasGlance(f.module)) this.addGapByGlance(f, file, body);
    else this.addFunction(f, file, name, returns, isSeen ? this.explained(body, f, file) : body);
    if (second) file.add(`function ${inDoubt}(${this.signature(f, file)}): ${returns} {\n${bodyOf(second)}\n}`);
    if (f.name !== 'gap') stage.finish();
  }

  private printer(file: GeneratedFile, names: Names, owner: string): Printer {
    return new Printer(
      {
        ask: (q) => file.ask(q),
        core: (n) => file.core(n),
        kept: (shape, place) => file.kept(shape, `${owner} ${place}`),
      },
      names,
    );
  }

  private exactStage(f: SourceFunction, file: GeneratedFile): ExactStage {
    return new ExactStage(f, file, parametersOf(f, file.dimension, this.sources), this.programs);
  }

  private addFunction(f: SourceFunction, file: GeneratedFile, name: string, returns: string, body: string): void {
    const called = nameIn(name, f.module, file.dimension);
    file.add(`export function ${called}(${this.signature(f, file)}): ${returns} {\n${body}\n}`);
  }

  /** A question that users ask. */
  private addReading(f: SourceFunction, file: GeneratedFile, name: Reading | 'touches', answer: string): void {
    const body = `  return ${answer};`;
    this.addFunction(f, file, name, 'boolean', answer === 'false' ? body : this.explained(body, f, file));
  }

  private explained(body: string, f: SourceFunction, file: GeneratedFile): string {
    const isPair = partsOf(f.module).length === 0;
    return isPair ? explained(body, parametersOf(f, file.dimension, this.sources), file) : body;
  }

  private signature(f: SourceFunction, file: GeneratedFile): string {
    const parameters = parametersOf(f, file.dimension, this.sources);
    return parameters.map(({ name, type }) => `${name}: ${file.type(type)}`).join(', ');
  }

  private evaluate(f: SourceFunction, dimension: Dimension, names: Names): Stmt[] {
    const parameters = parametersOf(f, dimension, this.sources);
    for (const { name } of parameters) names.take(name);
    const evaluator = new Evaluator(this.sources, dimension, names, false, () =>
      refuse(f.node, 'no shared words here'),
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
      const root = rootOf(path);
      return [parameters.indexOf(root), path.slice(root.length)];
    });
    this.looking.delete(key);
    this.seen.set(key, found);
    return found;
  }
}

/** Whether a pair looks at its shapes in plain doubles first. */
function hasGlance({ functions }: Module): boolean {
  return functions.get('glance')?.isExported === true;
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

/** Whether each answer is the sign of one number, as those of other questions than `gap` must be. */
function areSimple(stmts: readonly Stmt[]): boolean {
  return stmts.every((stmt) => {
    if (stmt.op === 'if') return areSimple(stmt.then) && areSimple(stmt.else);
    return stmt.op !== 'return' || ['sign', 'fixed', 'ask'].includes(stmt.value.op);
  });
}

function pathIn(of: Argument, path: string): string[] {
  if ('path' in of) return [of.path + path];
  const [, field = '', rest = ''] = /^[.[](\w+)\]?(.*)$/.exec(path) ?? [];
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
