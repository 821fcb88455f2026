/**
 * Gives the variables of a printed function few names, the same in all functions, as a processor has registers: `x2` holds one
 * coordinate after another. Most of what a compressed bundle holds are names of variables. Minifiers name them in the order of
 * their declarations, so what is declared in the same order has the same name in all functions, and the same formula the same text.
 */
import ts from 'typescript';
import { Lives } from './lives.js';

/** What a variable can hold, and what its registers are called. Coordinates have `x`, `y` and `z`. */
type Kind = 'object' | 'number' | 'boolean';
const LETTER: Record<Kind, string> = { object: 'v', number: 'n', boolean: 'is' };

/** Parameters, objects and numbers that stand before coordinates, so that these begin at the same place in most functions. */
const BEFORE = 7;
/** Registers for any number between those of two vectors. */
const BETWEEN = 2;

/** A printed function, with other names. What a variable was called stands beside it in a comment. */
export function withRegisters(text: string, objectType: () => string): string {
  const source = ts.createSourceFile('function.ts', text, ts.ScriptTarget.ES2022, true);
  const f = source.statements.filter(ts.isFunctionDeclaration).at(-1);
  if (!f?.body) return text;
  const lives = new Lives(f.body);
  const registers = new Registers(lives);
  const declared = registers.declared(f.parameters.length, objectType);
  if (declared === '') return text;
  const start = f.body.getStart(source) + 1;
  return `${text.slice(0, start)}\n  let ${declared};${renamed(text.slice(start), start, lives, registers)}`;
}

class Registers {
  private readonly held = new Map<string, string[]>();
  private readonly named = new Map<string, string>();

  constructor(private readonly lives: Lives) {
    for (const name of lives.names) if (!this.named.has(name)) this.place(name);
  }

  of(name: string): string | undefined {
    return this.named.get(name);
  }

  /** Coordinates of one vector get registers of one number. */
  private place(name: string): void {
    const kind = kindOf(name, this.lives);
    if (!kind) return;
    const group = kind === 'number' ? this.coordinatesOf(name) : [];
    for (let i = 1; ; i++) {
      const places =
        group.length > 1 ? group.map((one) => [one, letterOf(one) + i] as const) : [[name, LETTER[kind] + i] as const];
      if (!places.every(([one, register]) => this.isFree(register, one))) continue;
      for (const [one, register] of places) {
        this.named.set(one, register);
        this.held.set(register, [...(this.held.get(register) ?? []), one]);
      }
      return;
    }
  }

  private coordinatesOf(name: string): string[] {
    const group = groupOf(name);
    return group === undefined
      ? []
      : this.lives.names.filter((other) => groupOf(other) === group && kindOf(other, this.lives) === 'number');
  }

  private isFree(register: string, name: string): boolean {
    return (this.held.get(register) ?? []).every((other) => !this.lives.overlap(name, other));
  }

  /** In an order that is the same for all functions, up to the last that is used: some of those before it are not. */
  declared(parameters: number, objectType: () => string): string {
    const objects = this.all('v');
    const order = inOrder(BEFORE - parameters - objects.length, this.all('z').length > 0 ? 'xyz' : 'xy');
    const last = Math.max(...order.map((register, i) => (this.held.has(register) ? i : -1)));
    return [
      ...objects.map((register) => `${register}: ${objectType()}`),
      ...order.slice(0, last + 1).map((register) => `${register}: number`),
      ...this.all('is').map((register) => `${register}: boolean`),
    ].join(', ');
  }

  private all(letter: string): string[] {
    return [...this.held.keys()].filter((register) => register.replace(/\d+$/, '') === letter);
  }
}

function inOrder(before: number, coordinates: string): string[] {
  const order: string[] = [];
  let number = 1;
  while (number <= before) order.push(`n${number++}`);
  for (let i = 1; i < 100; i++) {
    for (const letter of coordinates) order.push(letter + i);
    for (let j = 0; j < BETWEEN; j++) order.push(`n${number++}`);
  }
  return order;
}

/** `x2` before `y2` before `x3`. */
function isBefore(one: string, other: string): boolean {
  const [[, a, i], [, b, j]] = [/^([a-z]+)(\d+)$/.exec(one)!, /^([a-z]+)(\d+)$/.exec(other)!];
  return i === j ? a! < b! : Number(i) < Number(j);
}

/** `toX2` is a coordinate of another vector than `toX` is. */
function groupOf(name: string): string | undefined {
  const [, group, , count] = /^(.*)([XYZ])(\d*)$/.exec(name) ?? [];
  return group === undefined ? undefined : `${group} ${count}`;
}

function letterOf(name: string): string {
  return /([XYZ])\d*$/.exec(name)![1]!.toLowerCase();
}

/** Nothing for words, and where it is not clear. */
function kindOf(name: string, lives: Lives): Kind | undefined {
  const { type, initializer } = lives.declarationOf(name);
  if (type)
    return type.kind === ts.SyntaxKind.NumberKeyword
      ? 'number'
      : type.kind === ts.SyntaxKind.BooleanKeyword
        ? 'boolean'
        : undefined;
  return initializer && kindOfExpression(initializer, name, lives);
}

function kindOfExpression(of: ts.Expression, name: string, lives: Lives): Kind | undefined {
  if (ts.isParenthesizedExpression(of)) return kindOfExpression(of.expression, name, lives);
  if (ts.isConditionalExpression(of)) return kindOfExpression(of.whenTrue, name, lives);
  if (ts.isStringLiteral(of)) return undefined;
  if (ts.isIdentifier(of)) return lives.has(of.text) ? kindOf(of.text, lives) : undefined;
  if (of.kind === ts.SyntaxKind.TrueKeyword || of.kind === ts.SyntaxKind.FalseKeyword) return 'boolean';
  if (ts.isPrefixUnaryExpression(of)) return of.operator === ts.SyntaxKind.ExclamationToken ? 'boolean' : 'number';
  if (ts.isBinaryExpression(of)) {
    if (of.operatorToken.kind === ts.SyntaxKind.CommaToken) return kindOfExpression(of.right, name, lives);
    return TRUTHS.test(of.operatorToken.getText()) ? 'boolean' : 'number';
  }
  const users = lives.usesOf(name).map((use) => use.parent);
  if (users.some((user) => ts.isPropertyAccessExpression(user) || ts.isElementAccessExpression(user))) return 'object';
  if (!ts.isCallExpression(of) || /^Math\b/.test(of.getText())) return 'number';
  // An answer: what is done with it tells whether it is a sign.
  return users.some((user) => ts.isBinaryExpression(user) && !/^(&&|\|\|)$/.test(user.operatorToken.getText()))
    ? 'number'
    : undefined;
}

const TRUTHS = /^([<>]=?|[!=]==|&&|\|\|)$/;

/** What stands from one place of a text to another, and what will. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly by: string;
}

function renamed(text: string, start: number, lives: Lives, registers: Registers): string {
  const edits = lives.names.flatMap((name) => editsFor(name, lives, registers));
  let [result, at] = ['', 0];
  for (const { from, to, by } of edits.sort((a, b) => a.from - b.from)) {
    result += text.slice(at, from - start) + by;
    at = to - start;
  }
  return (result + text.slice(at)).replace(/\n\s*(?=\n)/g, '');
}

function editsFor(name: string, lives: Lives, registers: Registers): Edit[] {
  const register = registers.of(name);
  if (register === undefined) return [];
  const uses = lives.usesOf(name).map((use) => ({ from: use.getStart(), to: use.end, by: inPlaceOf(use, registers) }));
  const settings = lives.settingsOf(name).flatMap(({ statement, target, value }): Edit[] => {
    const isSame = value && ts.isIdentifier(value) && registers.of(value.text) === register;
    if (!value || isSame) return [{ from: statement.getStart(), to: statement.end, by: '' }];
    const before = { from: statement.getStart(), to: target.end, by: register };
    return [before, { from: statement.end, to: statement.end, by: ` // ${name}` }];
  });
  const empty = settings.filter(({ by }) => by === '');
  return [...uses.filter((use) => !empty.some(({ from, to }) => from <= use.from && use.to <= to)), ...settings];
}

/** Of two factors or summands the one in the lower register goes first: which is first does not change their product or sum. */
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
