/** The exact stage that all readings of a question share: its program, and the calls of it. */
import type { GeneratedFile } from '../file.js';
import type { Argument, Cond, Num } from '../ir.js';
import { nameIn } from '../pair.js';
import { refuse, type SourceFunction } from '../source.js';
import { ExactProgram } from './exact.js';
import { type Programs, pathsOf } from './programs.js';
import type { Parameter } from './question.js';
import { layoutOf } from './writing.js';

export class ExactStage {
  private readonly program: ExactProgram;
  private readonly paths: readonly string[];
  private readonly name: string;

  constructor(
    private readonly f: SourceFunction,
    private readonly file: GeneratedFile,
    private readonly parameters: readonly Parameter[],
    private readonly programs: Programs,
  ) {
    const { dimension } = file;
    this.name = `${nameIn(f.name, f.module, dimension)}Program`;
    this.paths = parameters.flatMap(({ name, structure }) => pathsOf(name, structure, dimension));
    const layout = layoutOf(
      parameters.map(({ structure }) => structure),
      dimension,
    );
    this.program = new ExactProgram(this.paths, layout);
  }

  /** The sign of a comparison; NaN where a shape is not finite. */
  call(condition: Cond & { op: 'compare' }): Num {
    return this.calling('exactSign', [this.numberOf(condition), ...this.shapes]);
  }

  /** The same where doubles have given a value, which is the true one unless something was rounded. */
  callInDoubt(
    condition: Cond & { op: 'compare' },
    value: Num,
    name: 'signInDoubt' | 'gapInDoubt' = 'signInDoubt',
  ): Num {
    const [number, ...shapes] = [this.numberOf(condition), ...this.shapes].map((argument) => argument.path);
    for (const imported of ['doubted', name]) this.file.import(imported, 'exact/program');
    const call = `${name}(${[this.name, number, ...shapes].join(', ')})`;
    return { op: 'code', text: `(doubted[0] = $0, ${call})`, args: [value] };
  }

  /** A look at the shapes, which several comparisons share. */
  look(): Num {
    return this.calling('look', this.shapes);
  }

  /** The same after a look. @param looked what it has told */
  callAfterLook(condition: Cond & { op: 'compare' }, value: Num, looked: Num): Num {
    for (const name of ['doubted', 'signAfterLook']) this.file.import(name, 'exact/program');
    const text = `(doubted[0] = $0, signAfterLook(${this.name}, ${this.numberOf(condition).path}, $1))`;
    return { op: 'code', text, args: [value, looked] };
  }

  /** Reads the shapes for `callOfRead`; whether they are finite. */
  reading(): Cond {
    return this.calling('readShapes', this.shapes);
  }

  callOfRead(condition: Cond & { op: 'compare' }): Num {
    this.file.import('signOfRead', 'exact/program');
    return { op: 'ask', question: { file: '', name: 'signOfRead' }, args: [this.numberOf(condition)] };
  }

  /** The inputs that it looks at: all that there are. */
  get inputs(): ReadonlySet<string> {
    return new Set(this.paths);
  }

  finish(): void {
    const { written } = this.program;
    if (written === undefined) return;
    const { f, file, parameters, programs, name } = this;
    if (parameters.length > 2) refuse(f.node, 'a question is about two shapes at most');
    programs.add(name, written, parameters, file);
  }

  private get shapes(): { path: string }[] {
    return this.parameters.map(({ name }) => ({ path: name }));
  }

  private numberOf(condition: Cond & { op: 'compare' }): { path: string } {
    return { path: String(this.program.comparison(condition)) };
  }

  private calling(name: string, args: readonly Argument[]): Num & Cond & { op: 'ask' } {
    this.file.import(name, 'exact/program');
    return { op: 'ask', question: { file: '', name }, args: [{ path: this.name }, ...args] };
  }
}
