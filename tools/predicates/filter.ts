/** Emits the floating-point filter: the predicate in doubles, asking for the exact twin where a sign is not certain. */
import { type Analysis, isZero } from './analysis.js';
import { emptyScope, inner, Margins, type Scope } from './margin.js';
import { normalised, returnsOf } from './normal.js';
import { plainCondition } from './print.js';
import type { Condition, Predicate, Statement } from './syntax.js';

/** A condition as two texts in doubles: when it surely holds, and when it may hold. */
interface Doubt {
  readonly sure: string;
  readonly may: string;
}

export class Filter {
  private readonly lines: string[] = [];
  private readonly margins: Margins;
  private readonly uniform: boolean;
  private readonly exactCall: string;
  private readonly finiteCall: string;
  private readonly parameters: readonly string[];
  /** Whether a comparison on the way to the end can never be decided the way that leads there. */
  private endsUnsure = false;
  private needsFlag = false;

  constructor(
    predicate: Predicate,
    private readonly analysis: Analysis,
  ) {
    this.margins = new Margins(analysis, (depth, text) => this.line(depth, text));
    const names = predicate.parameters.map(({ name }) => name);
    this.parameters = names;
    this.exactCall = `${predicate.name}Exactly(${names.join(', ')})`;
    this.finiteCall = `${predicate.name}Finite(${names.join(', ')})`;
    const body = normalised(predicate.body, returnsOf(predicate.body));
    const final = body.at(-1);
    const last = final?.op === 'return' ? String(final.value) : '';
    const others = returnsOf(body.slice(0, -1));
    this.uniform = /^(true|false)$/.test(last) && others.every((value) => value !== last);
    this.block(body, emptyScope(), 1, true);
  }

  text(): string {
    const doubt = this.needsFlag ? ['  let unsure = false;'] : [];
    return hoisted([...doubt, ...this.lines], this.parameters);
  }

  /** Whether some answer rests on a closer look at whether inputs are finite. */
  get looksCloser(): boolean {
    return this.lines.some((line) => line.includes(this.finiteCall));
  }

  private line(depth: number, text: string): void {
    this.lines.push('  '.repeat(depth) + text);
  }

  /** Whether an undecided comparison may wait for a later one that is certain: only if there is a later one. */
  private mayDefer(): boolean {
    return this.uniform && this.analysis.filtered > 1;
  }

  /** @returns whether the code leaves the function before the block's end, in any case. */
  private block(statements: readonly Statement[], scope: Scope, depth: number, outermost: boolean): boolean {
    for (const [i, statement] of statements.entries()) {
      const isLast = outermost && i === statements.length - 1;
      if (statement.op === 'const') this.margins.declare(statement.name, statement.value, scope, depth);
      else if (statement.op === 'return') {
        if (isLast && this.endsUnsure) this.line(depth, `return ${this.exactCall};`);
        else {
          if (isLast && this.needsFlag) this.line(depth, `if (unsure) return ${this.exactCall};`);
          this.line(depth, this.leaving(statement, scope));
        }
        return true;
      } else {
        const after = statements[i + 1];
        const isEnd = outermost && i === statements.length - 2 && after?.op === 'return';
        if (isEnd && this.endBySign(statement, after, scope)) return true;
        if (after?.op === 'return' && this.endByCall(statement, after, scope, depth)) return true;
        if (this.branch(statement, scope, depth, outermost)) return true;
      }
    }
    return false;
  }

  /**
   * A function whose one rounded comparison comes last answers by its sign, once that is certain. The test for certainty
   * nearly always holds, so that the processor foresees it; the sign itself it could not.
   */
  private endBySign(statement: Statement & { op: 'if' }, end: Statement, scope: Scope): boolean {
    const { condition } = statement;
    const compared = condition.op === 'not' ? condition.of : condition;
    if (this.analysis.filtered !== 1 || compared.op !== 'compare' || this.analysis.isExact(compared)) return false;
    if (compared.by === '===' || compared.by === '!==') return false;
    const [only] = statement.then;
    if (statement.then.length !== 1 || only?.op !== 'return' || statement.else.length > 0) return false;
    const { value, sides, bound, endless } = this.margins.measure(compared, scope, 1);
    const open = [...this.analysis.inputs].filter((input) => !scope.covered.has(input));
    if (open.length > 0 || String(end.op === 'return' && end.value) === String(only.value)) return false;
    const greater = isZero(compared.left) ? compared.by.startsWith('<') : compared.by.startsWith('>');
    const holds = (condition.op === 'not') !== greater;
    this.line(1, `if (!${this.unequal(value, bound, endless, 1)}) return ${this.exactCall};`);
    this.line(1, `return ${sides.join(holds === (only.value === 'true') ? ' > ' : ' < ')};`);
    return true;
  }

  /** A block that ends with another predicate's answer returns it as it is, if that looked at all inputs. */
  private endByCall(
    statement: Statement & { op: 'if' },
    end: Statement & { op: 'return' },
    scope: Scope,
    depth: number,
  ): boolean {
    const { condition, then } = statement;
    const [only] = then;
    if (condition.op !== 'not' || condition.of.op !== 'call' || this.needsFlag || this.endsUnsure) return false;
    if (only?.op !== 'return' || only.value !== 'false' || end.value !== 'true') return false;
    this.note(condition, scope);
    if (this.openInputs(scope).length > 0) return false;
    this.line(depth, `return ${condition.of.text};`);
    return true;
  }

  private branch(statement: Statement & { op: 'if' }, scope: Scope, depth: number, outermost: boolean): boolean {
    const { sure, may } = this.doubt(statement.condition, scope, depth);
    const [only] = statement.then;
    const leaves = statement.then.length === 1 && only?.op === 'return' && statement.else.length === 0;
    if (leaves && sure === may) {
      this.line(depth, `if ${inBrackets(sure)} ${this.leaving(only, scope)}`);
      this.note(statement.condition, scope);
      return false;
    }
    if (leaves && this.mayDefer()) {
      this.defer(sure, may, this.leaving(only, scope), depth, outermost);
      return false;
    }
    if (may === 'true') {
      this.line(depth, `if (${negated(sure)}) return ${this.exactCall};`);
      return this.block(statement.then, inner(scope), depth, false);
    }
    this.line(depth, `if ${inBrackets(may)} {`);
    if (sure === 'false') {
      this.line(depth + 1, `return ${this.exactCall};`);
      this.line(depth, '}');
      return this.block(statement.else, scope, depth, false);
    }
    if (sure !== may) this.line(depth + 1, `if (${negated(sure)}) return ${this.exactCall};`);
    const within = inner(scope);
    this.noteEquals(statement.condition, within);
    const thenLeaves = this.block(statement.then, within, depth + 1, false);
    if (statement.else.length === 0) {
      this.line(depth, '}');
      return false;
    }
    this.line(depth, '} else {');
    const elseLeaves = this.block(statement.else, inner(scope), depth + 1, false);
    this.line(depth, '}');
    return thenLeaves && elseLeaves;
  }

  /** Leaves early if that is certain, and otherwise goes on in case a later comparison is. */
  private defer(sure: string, may: string, leaving: string, depth: number, outermost: boolean): void {
    if (may === 'true' && outermost) {
      if (sure !== 'false') this.line(depth, `if ${inBrackets(sure)} ${leaving}`);
      this.endsUnsure = true;
      return;
    }
    this.needsFlag = true;
    if (sure === 'false') {
      this.line(depth, `if ${inBrackets(may)} unsure = true;`);
      return;
    }
    this.line(depth, `if ${inBrackets(may)} {`);
    this.line(depth + 1, `if ${inBrackets(sure)} ${leaving}`);
    this.line(depth + 1, 'unsure = true;');
    this.line(depth, '}');
  }

  /**
   * What is known after leaving for `!(…)`. After `x <= y` both are numbers, and x is finite if it has an upper neighbour
   * and a lower one; after a predicate's yes all its inputs are finite.
   */
  private note(condition: Condition, scope: Scope): void {
    if (condition.op !== 'not') return;
    const { of } = condition;
    if (of.op === 'call') {
      const [, parameters = ''] = /\((.*)\)$/.exec(of.text) ?? [];
      const given = parameters.split(', ').filter((path) => /^[\w.]+$/.test(path));
      for (const input of this.analysis.inputs) {
        if (given.some((path) => input === path || input.startsWith(`${path}.`))) scope.covered.add(input);
      }
    } else if (of.op === 'compare' && /^[<>]/.test(of.by)) {
      const [left, right] = [this.analysis.path(of.left), this.analysis.path(of.right)];
      if (left === undefined || right === undefined) return;
      scope.order.push(of.by.startsWith('<') ? [left, right] : [right, left]);
    }
  }

  /** What is known where equalities hold: what equals 0 is finite, and what equals a finite input is as well. */
  private noteEquals(condition: Condition, scope: Scope): void {
    if (condition.op === 'and') {
      this.noteEquals(condition.left, scope);
      this.noteEquals(condition.right, scope);
    } else if (condition.op === 'compare' && condition.by === '===') {
      const [left, right] = [this.analysis.path(condition.left), this.analysis.path(condition.right)];
      if (left !== undefined && isZero(condition.right)) scope.covered.add(left);
      if (left !== undefined && right !== undefined) scope.equals.push([left, right]);
    }
  }

  /** Leaves with an answer; with yes only if the inputs that no bound has looked at are finite. */
  private leaving(statement: Statement, scope: Scope): string {
    const value = statement.op === 'return' ? String(statement.value) : '';
    const open = value === 'true' ? this.openInputs(scope) : [];
    if (open.length === 0) return `return ${value};`;
    const sum = this.margins.fresh('sum');
    // A sum of finite inputs may overflow; then they are looked at one by one.
    const look = this.analysis.needsFilter ? this.exactCall : this.finiteCall;
    return `{ const ${sum} = ${balanced(open)}; return ${sum} - ${sum} === 0 || ${look}; }`;
  }

  /** Inputs that might not be finite: neither in a bound, nor between two others that are looked at themselves. */
  private openInputs(scope: Scope): string[] {
    const isLow = (input: string): boolean => scope.order.some(([low]) => low === input);
    const isHigh = (input: string): boolean => scope.order.some(([, high]) => high === input);
    const isBetween = (input: string): boolean =>
      scope.order.some(([low, high]) => high === input && !isHigh(low)) &&
      scope.order.some(([low, high]) => low === input && !isLow(high));
    const isCovered = (input: string): boolean =>
      scope.covered.has(input) ||
      scope.equals.some(([a, b]) => (a === input && scope.covered.has(b)) || (b === input && scope.covered.has(a)));
    return [...this.analysis.inputs].filter((input) => !isCovered(input) && !isBetween(input));
  }

  private doubt(condition: Condition, scope: Scope, depth: number): Doubt {
    if (this.analysis.isExact(condition)) {
      const text = `(${plainCondition(condition)})`;
      return { sure: text, may: text };
    }
    switch (condition.op) {
      case 'not': {
        const { sure, may } = this.doubt(condition.of, scope, depth);
        return { sure: negated(may), may: negated(sure) };
      }
      case 'and':
      case 'or': {
        const left = this.doubt(condition.left, scope, depth);
        const right = this.doubt(condition.right, scope, depth);
        const joint = condition.op === 'and' ? '&&' : '||';
        return { sure: joined(joint, left.sure, right.sure), may: joined(joint, left.may, right.may) };
      }
      case 'compare':
        return this.comparison(condition, scope, depth);
      default:
        throw new SyntaxError('unreachable: a call is exact');
    }
  }

  private comparison(condition: Condition & { op: 'compare' }, scope: Scope, depth: number): Doubt {
    const { value, bound, endless } = this.margins.measure(condition, scope, depth);
    const { by } = condition;
    if (by === '===') return { sure: 'false', may: `!${this.unequal(value, bound, endless, depth)}` };
    if (by === '!==') return { sure: this.unequal(value, bound, endless, depth), may: 'true' };
    const above = beyond(value, bound, endless);
    const below = `(${value} < -${bound}${endless ? '' : ` && ${value} > -Infinity`})`;
    const greater = isZero(condition.left) ? by.startsWith('<') : by.startsWith('>');
    return greater ? { sure: above, may: `!${below}` } : { sure: below, may: `!${above}` };
  }

  /** That a value is surely not 0. */
  private unequal(value: string, bound: string, endless: boolean, depth: number): string {
    if (endless) return beyond(`Math.abs(${value})`, bound, endless);
    const size = this.margins.fresh('size');
    this.line(depth, `const ${size} = Math.abs(${value});`);
    return beyond(size, bound, endless);
  }
}

/** Whether a value exceeds its bound, and not by overflow. */
function beyond(value: string, bound: string, endless: boolean): string {
  return endless ? `(${value} > ${bound})` : `(${value} > ${bound} && ${value} < Infinity)`;
}

/**
 * Reads what is used more than once into a constant, right before the statement that uses it first: each vector of a
 * parameter, and each number. V8 would read the numbers again after every branch.
 */
function hoisted(lines: readonly string[], parameters: readonly string[]): string {
  const path = `\\b(?:${parameters.join('|')})(?:\\.\\w+|\\[\\d\\])*?`;
  const numbers = readOnce(lines, new RegExp(`${path}\\.(?:[xyz]|radius)\\b`, 'g'));
  const vectors = readOnce(numbers, new RegExp(`${path}(?=\\.[xyz]\\b)`, 'g'), parameters);
  return vectors.join('\n');
}

function readOnce(lines: readonly string[], paths: RegExp, except: readonly string[] = []): string[] {
  const counts = new Map<string, number>();
  for (const [path] of lines.join('\n').matchAll(paths)) counts.set(path, (counts.get(path) ?? 0) + 1);
  const isRead = (path: string): boolean => counts.get(path)! > 1 && !except.includes(path);
  const name = (path: string): string =>
    path.replace(/[.[](\w)/g, (_all, letter: string) => letter.toUpperCase()).replace(']', '');
  const known = new Set<string>();
  return statementsOf(lines).flatMap((statement) => {
    const used = new Set([...statement.join('\n').matchAll(paths)].map(([path]) => path));
    const fresh = [...used].filter((path) => isRead(path) && !known.has(path));
    for (const path of fresh) known.add(path);
    const reads = fresh.map((path) => `  const ${name(path)} = ${path};`);
    return [...reads, ...statement.map((line) => line.replaceAll(paths, (path) => (isRead(path) ? name(path) : path)))];
  });
}

/** The lines of each statement of a function's body. */
function statementsOf(lines: readonly string[]): string[][] {
  const statements: string[][] = [];
  for (const line of lines) {
    if (/^ {2}[^ }]/.test(line)) statements.push([]);
    statements.at(-1)!.push(line);
  }
  return statements;
}

function joined(operator: '&&' | '||', left: string, right: string): string {
  if (operator === '&&' && (left === 'false' || right === 'false')) return 'false';
  if (operator === '||' && left === 'false') return right;
  if (operator === '||' && right === 'false') return left;
  return `(${left} ${operator} ${right})`;
}

/** Every text negated here is a constant, a negation, or stands in brackets. */
function negated(text: string): string {
  if (text === 'true') return 'false';
  if (text === 'false') return 'true';
  return text.startsWith('!') ? text.slice(1) : `!${text}`;
}

/** An `if` around a condition that stands in brackets of its own. */
function inBrackets(text: string): string {
  return text.startsWith('(') ? text : `(${text})`;
}

/** Adds in pairs, so that the additions do not wait for each other. */
export function balanced(terms: readonly string[]): string {
  if (terms.length === 1) return terms[0]!;
  const middle = terms.length >> 1;
  return `(${balanced(terms.slice(0, middle))} + ${balanced(terms.slice(middle))})`;
}
