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

/** A printed function, with other names. What a variable was called stands beside it in a comment. */
export function withRegisters(text: string, objectType: () => string): string {
  const source = ts.createSourceFile('function.ts', text, ts.ScriptTarget.ES2022, true);
  const f = source.statements.findLast(ts.isFunctionDeclaration);
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
      const places = group.length > 1 ? group.map((one) => [one, letterOf(one) + i] as const) : [[name, LETTER[kind] + i] as const];
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

  declared(parameters: number, objectType: () => string): string {
    const all = (letters: string): string[] =>
      [...this.held.keys()]
        .filter((register) => new RegExp(`^(${letters})\\d+$`).test(register))
        .sort((a, b) => numberOf(a) - numberOf(b) || (a < b ? -1 : 1));
    const [objects, numbers] = [all('v'), all('n')];
    const before = Math.max(BEFORE - parameters - objects.length, 0);
    const typed = (registers: string[], type: string): string[] => registers.map((register) => `${register}: ${type}`);
    return [
      ...(objects.length > 0 ? typed(objects, objectType()) : []),
      ...typed([...numbers.slice(0, before), ...all('[xyz]'), ...numbers.slice(before)], 'number'),
      ...typed(all('is'), 'boolean'),
    ].join(', ');
  }
}

function numberOf(register: string): number {
  return Number(/\d+$/.exec(register));
}

/** `toX2` is a coordinate of `to2`. */
function groupOf(name: string): string | undefined {
  const [, group, , count] = /^(.*)([XYZ])(\d*)$/.exec(name) ?? [];
  return group === undefined ? undefined : group + count;
}

function letterOf(name: string): string {
  return /([XYZ])\d*$/.exec(name)![1]!.toLowerCase();
}

/** Nothing for words, and where it is not clear. */
function kindOf(name: string, lives: Lives): Kind | undefined {
  const { type, initializer } = lives.declarationOf(name);
  if (type) return type.kind === ts.SyntaxKind.NumberKeyword ? 'number' : type.kind === ts.SyntaxKind.BooleanKeyword ? 'boolean' : undefined;
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
  return users.some((user) => ts.isBinaryExpression(user) && !/^(&&|\|\|)$/.test(user.operatorToken.getText())) ? 'number' : undefined;
}

const TRUTHS = /^([<>]=?|[!=]==|&&|\|\|)$/;

function renamed(text: string, start: number, lives: Lives, registers: Registers): string {
  const edits: { from: number; to: number; by: string }[] = [];
  for (const name of lives.names) {
    const register = registers.of(name);
    if (register === undefined) continue;
    for (const use of lives.usesOf(name)) edits.push({ from: use.getStart(), to: use.end, by: register });
    for (const { statement, isEmpty, target } of lives.settingsOf(name)) {
      edits.push({ from: statement.getStart(), to: target.end, by: isEmpty ? '' : register });
      const type = isEmpty ? statement.end : undefined;
      if (type !== undefined) edits.push({ from: target.end, to: type, by: '' });
      else edits.push({ from: statement.end, to: statement.end, by: ` // ${name}` });
    }
  }
  let [result, at] = ['', 0];
  for (const { from, to, by } of edits.sort((a, b) => a.from - b.from)) {
    result += text.slice(at, from - start) + by;
    at = to - start;
  }
  return (result + text.slice(at)).replace(/\n\s*(?=\n)/g, '');
}
