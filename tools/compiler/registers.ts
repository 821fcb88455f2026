/**
 * Gives the variables of printed functions few names, the same in all functions, as a processor has registers: `x2` holds one
 * coordinate after another. In a bundle that is minified and compressed, most bytes are there for names of variables. Minifiers
 * name them in the order of their declarations: declared in the same order, they are called the same in all functions, and the same
 * formula becomes the same text. V8 does not care: it sees values, not variables.
 */
import ts from 'typescript';
import { kindOf, LETTER } from './kinds.js';
import { Lives } from './lives.js';

/** As many parameters and fillers stand before the first register: so it comes at the same place in most functions. */
const BEFORE = 6;
/** Registers for objects, after those of the first vector. */
const OBJECTS = 2;
/** Registers for any number, after those of each vector. */
const BETWEEN = 2;

/** What stands in a register that is none. */
const ALWAYS = '';

/** A file with other names. What a variable was called stands beside it in a comment. */
export function inRegisters(text: string, vector: string): string {
  const source = ts.createSourceFile('generated.ts', text, ts.ScriptTarget.ES2022, true);
  const edits: Edit[] = [];
  for (const statement of source.statements)
    if (ts.isFunctionDeclaration(statement) && statement.body) {
      const lives = new Lives(statement.body);
      const parameters = statement.parameters.map(({ name }) => name.getText());
      const registers = new Registers(lives, parameters);
      const declared = registers.declared(parameters.length, vector);
      const start = statement.body.getStart() + 1;
      if (declared !== '') edits.push({ from: start, to: start, by: `\n  var ${declared};` });
      edits.push(...lives.names.flatMap((name) => editsFor(name, lives, registers)));
    }
  return withImport(edited(text, edits), vector);
}

class Registers {
  private readonly held = new Map<string, string[]>();
  private readonly named = new Map<string, string>();

  constructor(
    private readonly lives: Lives,
    parameters: readonly string[],
  ) {
    // What keeps its name.
    const others = lives.names.filter((name) => !kindOf(name, lives));
    for (const name of [...parameters, ...others]) this.held.set(name, [ALWAYS]);
    for (const name of lives.names) if (!this.named.has(name)) this.place(name);
  }

  of(name: string): string | undefined {
    return this.named.get(name);
  }

  /** In the first that is free as long as it is needed; coordinates of one vector in registers of one number. */
  private place(name: string): void {
    const kind = kindOf(name, this.lives);
    if (!kind) return;
    const vector = kind === 'number' ? this.coordinatesOf(name) : [];
    const isVector = vector.length > 1;
    for (let i = 1; ; i++) {
      const places = isVector ? vector.map((one) => [one, letterOf(one) + i]) : [[name, LETTER[kind] + i]];
      if (!places.every(([one, register]) => this.isFree(register!, one!))) continue;
      for (const [one, register] of places as [string, string][]) {
        this.named.set(one, register);
        this.held.set(register, [...(this.held.get(register) ?? []), one]);
      }
      return;
    }
  }

  private coordinatesOf(name: string): string[] {
    const vector = vectorOf(name);
    if (vector === undefined) return [];
    return this.lives.names.filter((other) => vectorOf(other) === vector && kindOf(other, this.lives) === 'number');
  }

  private isFree(register: string, name: string): boolean {
    return (this.held.get(register) ?? []).every((other) => other !== ALWAYS && !this.lives.overlap(name, other));
  }

  /**
   * In an order that is the same for all functions, up to the last that is used: some of those before it are not. Objects come after the
   * first vector: with one of them first, V8 made code of some functions that took a tenth longer.
   */
  declared(parameters: number, vector: string): string {
    const order = inOrder(BEFORE - parameters, this.all('z').length > 0 ? 'xyz' : 'xy');
    const used = new Set(this.named.values());
    const last = Math.max(...order.map((register, i) => (used.has(register) ? i : -1)));
    const all = [...order.slice(0, last + 1), ...[...used].filter((register) => !order.includes(register))];
    return all.map((register) => `${register}: ${typeOf(register, vector)}`).join(', ');
  }

  private all(letter: string): string[] {
    const isOne = new RegExp(`^${letter}\\d+$`);
    return [...new Set(this.named.values())].filter((register) => isOne.test(register));
  }
}

function inOrder(before: number, coordinates: string): string[] {
  const order = Array.from({ length: Math.max(before, 0) }, (_, i) => `filler${i + 1}`);
  for (let vector = 1, number = 1; vector < 100; vector++) {
    for (const letter of coordinates) order.push(letter + vector);
    if (vector === 1) for (let i = 1; i <= OBJECTS; i++) order.push(`v${i}`);
    for (let i = 0; i < BETWEEN; i++) order.push(`n${number++}`);
  }
  return order;
}

function typeOf(register: string, vector: string): string {
  return register.startsWith('is') ? 'boolean' : register.startsWith('v') ? vector : 'number';
}

/** `toX2` is a coordinate of another vector than `toX` is. */
function vectorOf(name: string): string | undefined {
  const [, vector, , count] = /^(.*)([XYZ])(\d*)$/.exec(name) ?? [];
  return vector === undefined ? undefined : `${vector} ${count}`;
}

function letterOf(name: string): string {
  return /([XYZ])\d*$/.exec(name)![1]!.toLowerCase();
}

// The text -----------------------------------------------------------------------------------------------------------------

/** What stands from one place of a text to another, and what will. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly by: string;
}

function edited(text: string, edits: readonly Edit[]): string {
  let [result, at] = ['', 0];
  for (const { from, to, by } of [...edits].sort((a, b) => a.from - b.from)) {
    result += text.slice(at, from) + by;
    at = to;
  }
  return result + text.slice(at);
}

function editsFor(name: string, lives: Lives, registers: Registers): Edit[] {
  const register = registers.of(name);
  if (register === undefined) return [];
  const settings = lives.settingsOf(name).flatMap(({ statement, target, value }): Edit[] => {
    const isSame = value && ts.isIdentifier(value) && registers.of(value.text) === register;
    if (!value || isSame) return [{ from: statement.pos, to: statement.end, by: '' }];
    const before = { from: statement.getStart(), to: target.end, by: register };
    return [before, { from: statement.end, to: statement.end, by: ` // ${name}` }];
  });
  return [...settings, ...usesOf(name, lives, registers)];
}

/** Its uses, but for those in copies that are left out: what is copied is in the same register. */
function usesOf(name: string, lives: Lives, registers: Registers): Edit[] {
  return lives.usesOf(name).flatMap((use) => {
    const copy = lives.copyBy(use);
    if (copy !== undefined && registers.of(copy) === registers.of(name)) return [];
    return [{ from: use.getStart(), to: use.end, by: inPlaceOf(use, registers) }];
  });
}

/** Of two factors or summands the one in the lower register goes first: the product or sum is the same. */
function inPlaceOf(use: ts.Identifier, registers: Registers): string {
  const own = registers.of(use.text)!;
  const { parent } = use;
  if (!ts.isBinaryExpression(parent) || !/^[*+]$/.test(parent.operatorToken.getText())) return own;
  const other = use === parent.left ? parent.right : parent.left;
  const others = ts.isIdentifier(other) ? registers.of(other.text) : undefined;
  if (others === undefined) return own;
  const [first, second] = isBefore(own, others) ? [own, others] : [others, own];
  return use === parent.left ? first : second;
}

/** `x2` before `y2` before `x3`. */
function isBefore(one: string, other: string): boolean {
  const [[, a, i], [, b, j]] = [/^([a-z]+)(\d+)$/.exec(one)!, /^([a-z]+)(\d+)$/.exec(other)!];
  return i === j ? a! < b! : Number(i) < Number(j);
}

function withImport(text: string, vector: string): string {
  const isNeeded = new RegExp(`\\bv1: ${vector}\\b`).test(text);
  if (!isNeeded || new RegExp(`^import .*\\b${vector}\\b`, 'm').test(text)) return text;
  return text.replace(/^import /m, `import type { ${vector} } from '../../math/${vector.toLowerCase()}.js';\nimport `);
}
