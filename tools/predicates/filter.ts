/** Emits the floating-point filter: the predicate in doubles, asking for the exact twin where a sign is not certain. */
import { type Analysis, isZero, type Size } from './analysis.js';
import { filterBound } from './bound.js';
import { doubles, plainCondition } from './print.js';
import type { Condition, Predicate, Statement } from './syntax.js';

/** A condition as two texts in doubles: when it surely holds, and when it may hold. */
interface Doubt {
  readonly sure: string;
  readonly may: string;
}

interface Scope {
  readonly defined: Set<string>;
  /** Names of the sizes and bounds that stand ready, by what they are made of. */
  readonly ready: Map<string, string>;
  /** Inputs that have gone into a bound: if one were not finite, the filter would not have decided. */
  readonly covered: Set<string>;
}

export class Filter {
  private readonly lines: string[] = [];
  private counter = 0;
  private readonly uniform: boolean;
  private readonly floor: number;
  private readonly exactCall: string;
  private readonly parameters: readonly string[];
  private endsBySign = false;

  constructor(
    predicate: Predicate,
    private readonly analysis: Analysis,
  ) {
    this.floor = 2 ** -Math.floor(1000 / analysis.degree);
    this.exactCall = `${predicate.name}Exactly(${predicate.parameters.map(({ name }) => name).join(', ')})`;
    this.parameters = predicate.parameters.map(({ name }) => name);
    const body = normalised(predicate.body, returnsOf(predicate.body));
    const final = body.at(-1);
    const last = final?.op === 'return' ? String(final.value) : '';
    const others = returnsOf(body.slice(0, -1));
    this.uniform = /^(true|false)$/.test(last) && others.every((value) => value !== last);
    this.block(body, { defined: new Set(), ready: new Map(), covered: new Set() }, 1, true);
  }

  text(): string {
    const doubt = this.mayDefer() ? ['  let unsure = false;'] : [];
    return hoisted([...doubt, ...this.lines].join('\n'), this.parameters);
  }

  private line(depth: number, text: string): void {
    this.lines.push('  '.repeat(depth) + text);
  }

  /** Whether an undecided comparison may wait for a later one that is certain: only if there is a later one. */
  private mayDefer(): boolean {
    return this.uniform && this.analysis.filtered > 1;
  }

  private block(statements: readonly Statement[], scope: Scope, depth: number, outermost: boolean): void {
    statements.forEach((statement, i) => {
      if (outermost && i === statements.length - 1 && this.endsBySign) return;
      if (statement.op === 'const') {
        this.line(depth, `const ${statement.name} = ${doubles(statement.value)};`);
        scope.defined.add(statement.name);
      } else if (statement.op === 'return') {
        const final = outermost && i === statements.length - 1;
        if (final && this.mayDefer()) this.line(depth, `if (unsure) return ${this.exactCall};`);
        this.line(depth, this.leaving(statement, scope));
      } else {
        const after = statements[i + 1];
        if (
          outermost &&
          i === statements.length - 2 &&
          after?.op === 'return' &&
          this.endBySign(statement, after, scope)
        )
          return;
        this.branch(statement, scope, depth);
      }
    });
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
    const { value, bound } = this.measured(compared, scope, 1);
    const open = [...this.analysis.inputs].filter((input) => !scope.covered.has(input));
    if (open.length > 0 || String(end.op === 'return' && end.value) === String(only.value)) return false;
    const greater = isZero(compared.left) ? compared.by.startsWith('<') : compared.by.startsWith('>');
    const holds = (condition.op === 'not') !== greater;
    this.line(1, `const size = Math.abs(${value});`);
    this.line(1, `if (!(size > ${bound} && size < Infinity)) return ${this.exactCall};`);
    this.line(1, `return ${value} ${holds === (only.value === 'true') ? '>' : '<'} 0;`);
    this.endsBySign = true;
    return true;
  }

  private branch(statement: Statement & { op: 'if' }, scope: Scope, depth: number): void {
    const { sure, may } = this.doubt(statement.condition, scope, depth);
    const leaves = statement.then.length === 1 && statement.then[0]!.op === 'return' && statement.else.length === 0;
    if (sure === may) {
      if (leaves) {
        this.line(depth, `if ${inBrackets(sure)} ${this.leaving(statement.then[0]!, scope)}`);
        return;
      }
      this.line(depth, `if ${inBrackets(sure)} {`);
    } else {
      this.line(depth, `if ${inBrackets(may)} {`);
      if (leaves && this.mayDefer()) {
        if (sure !== 'false') this.line(depth + 1, `if ${inBrackets(sure)} ${this.leaving(statement.then[0]!, scope)}`);
        this.line(depth + 1, 'unsure = true;');
        this.line(depth, '}');
        return;
      }
      this.line(
        depth + 1,
        sure === 'false' ? `return ${this.exactCall};` : `if (${negated(sure)}) return ${this.exactCall};`,
      );
      if (sure === 'false') {
        this.line(depth, '}');
        this.block(statement.else, scope, depth, false);
        return;
      }
    }
    this.block(statement.then, inner(scope), depth + 1, false);
    if (statement.else.length > 0) {
      this.line(depth, '} else {');
      this.block(statement.else, inner(scope), depth + 1, false);
    }
    this.line(depth, '}');
  }

  /** Leaves with an answer; with yes only if the inputs that no bound has looked at are finite. */
  private leaving(statement: Statement, scope: Scope): string {
    const value = statement.op === 'return' ? String(statement.value) : '';
    const open = value === 'true' ? [...this.analysis.inputs].filter((input) => !scope.covered.has(input)) : [];
    if (open.length === 0) return `return ${value};`;
    const sum = `sum${++this.counter}`;
    return `{ const ${sum} = ${balanced(open)}; return ${sum} - ${sum} === 0 || ${this.closerLook()}; }`;
  }

  /** A sum of finite inputs may overflow; then they are looked at one by one. */
  private closerLook(): string {
    if (this.analysis.needsFilter) return this.exactCall;
    return `${balanced([...this.analysis.inputs].map((input) => `${input} * 0`))} === 0`;
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
    const { value, bound } = this.measured(condition, scope, depth);
    const { by } = condition;
    const above = `(${value} > ${bound} && ${value} < Infinity)`;
    const below = `(${value} < -${bound} && ${value} > -Infinity)`;
    const greater = isZero(condition.left) ? by.startsWith('<') : by.startsWith('>');
    if (by === '===') return { sure: 'false', may: `(!${above} && !${below})` };
    if (by === '!==') return { sure: `(${above} || ${below})`, may: 'true' };
    return greater ? { sure: above, may: `!${below}` } : { sure: below, may: `!${above}` };
  }

  /** Emits the value whose sign decides a comparison, left - right or the side that is not 0, and its bound. */
  private measured(
    condition: Condition & { op: 'compare' },
    scope: Scope,
    depth: number,
  ): { value: string; bound: string } {
    const { left, right } = condition;
    const mirrored = isZero(left);
    const bound = this.bound(this.analysis.difference(condition), scope, depth);
    let value = doubles(mirrored ? right : left);
    if ((!mirrored && !isZero(right)) || !/^\w+$/.test(value)) {
      const text =
        mirrored || isZero(right)
          ? value
          : `${value} - ${right.op === 'add' || right.op === 'subtract' ? `(${doubles(right)})` : doubles(right)}`;
      value = `value${++this.counter}`;
      this.line(depth, `const ${value} = ${text};`);
    }
    return { value, bound };
  }

  private bound(value: ReturnType<Analysis['difference']>, scope: Scope, depth: number): string {
    const terms = filterBound(value).map(([monomial, coefficient]) => {
      const sizes = monomial.split('*').filter(Boolean);
      return [
        upward(coefficient),
        ...sizes.map((size) => this.size(this.analysis.sizes.get(size)!, scope, depth)),
      ].join(' * ');
    });
    const text = terms.join(' + ');
    const known = scope.ready.get(text);
    if (known) return known;
    const name = `bound${++this.counter}`;
    this.line(depth, `const ${name} = ${text};`);
    scope.ready.set(text, name);
    return name;
  }

  private size(size: Size, scope: Scope, depth: number): string {
    const members = size.members.filter(({ text }) => text.includes('.') || scope.defined.has(text));
    const key = members.map(({ text }) => text).join(' ');
    for (const { inputs } of members) for (const input of inputs) scope.covered.add(input);
    const known = scope.ready.get(key);
    if (known) return known;
    const taken = [...scope.ready.values()].filter((name) => name.startsWith(`${size.name}Size`)).length;
    const name = `${size.name}Size${taken === 0 ? '' : taken + 1}`;
    const parts = members.map(({ text, signed }) => (signed ? `Math.abs(${text})` : text));
    this.line(depth, `const ${name} = ${[...parts, String(this.floor)].join(' + ')};`);
    scope.ready.set(key, name);
    return name;
  }
}

/** Reads each vector of a parameter once, which keeps the function small enough to be inlined. */
function hoisted(text: string, parameters: readonly string[]): string {
  const vectors = new RegExp(`\\b(?:${parameters.join('|')})\\.\\w+(?:\\[\\d\\])?(?=\\.[xyz]\\b)`, 'g');
  const counts = new Map<string, number>();
  for (const [path] of text.matchAll(vectors)) counts.set(path, (counts.get(path) ?? 0) + 1);
  const paths = [...counts].filter(([, count]) => count > 1).map(([path]) => path);
  const name = (path: string): string =>
    path.replace(/[.[](\w)/g, (_all, letter: string) => letter.toUpperCase()).replace(']', '');
  const reads = paths.map((path) => `  const ${name(path)} = ${path};`);
  return [...reads, text.replaceAll(vectors, (path) => (paths.includes(path) ? name(path) : path))].join('\n');
}

function inner({ defined, ready, covered }: Scope): Scope {
  return { defined: new Set(defined), ready: new Map(ready), covered: new Set(covered) };
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

/** A decimal that reads back as the coefficient or the next few doubles above it, short enough to compare by eye. */
function upward(coefficient: number): string {
  const exponent = Math.floor(Math.log10(coefficient));
  const digits = Math.ceil((coefficient / 10 ** exponent) * 1000 * (1 + 2 ** -40)) / 1000;
  return `${digits}e${exponent}`;
}

/** Adds in pairs, so that the additions do not wait for each other. */
function balanced(terms: readonly string[]): string {
  if (terms.length === 1) return terms[0]!;
  const middle = terms.length >> 1;
  return `(${balanced(terms.slice(0, middle))} + ${balanced(terms.slice(middle))})`;
}

function returnsOf(statements: readonly Statement[]): string[] {
  return statements.flatMap((statement) => {
    if (statement.op === 'return') return typeof statement.value === 'string' ? [statement.value] : [];
    return statement.op === 'if' ? [...returnsOf(statement.then), ...returnsOf(statement.else)] : [];
  });
}

/** Rewrites returned conditions and joined early-outs as single steps, so that each can be left undecided on its own. */
function normalised(statements: readonly Statement[], returns: readonly string[]): Statement[] {
  return statements.flatMap((statement): Statement[] => {
    if (statement.op === 'const') return [statement];
    if (statement.op === 'return')
      return typeof statement.value === 'string' ? [statement] : returned(statement.value, returns);
    const then = normalised(statement.then, returns);
    const [only] = then;
    if (then.length === 1 && only?.op === 'return' && statement.else.length === 0)
      return earlyOut(statement.condition, only);
    return [{ ...statement, then, else: normalised(statement.else, returns) }];
  });
}

/** Leaves early with what the other returns say, so that the end of the function says the opposite. */
function returned(condition: Condition, returns: readonly string[]): Statement[] {
  const yes: Statement = { op: 'return', value: 'true' };
  const no: Statement = { op: 'return', value: 'false' };
  const earlyNo = returns.includes('false') || (!returns.includes('true') && condition.op !== 'or');
  return earlyNo ? [...earlyOut({ op: 'not', of: condition }, no), yes] : [...earlyOut(condition, yes), no];
}

function earlyOut(condition: Condition, leave: Statement): Statement[] {
  if (condition.op === 'or') return [...earlyOut(condition.left, leave), ...earlyOut(condition.right, leave)];
  if (condition.op === 'not') {
    const { of } = condition;
    if (of.op === 'and') {
      return [...earlyOut({ op: 'not', of: of.left }, leave), ...earlyOut({ op: 'not', of: of.right }, leave)];
    }
    if (of.op === 'not') return earlyOut(of.of, leave);
    if (of.op === 'or') {
      const condition: Condition = { op: 'and', left: { op: 'not', of: of.left }, right: { op: 'not', of: of.right } };
      return [{ op: 'if', condition, then: [leave], else: [] }];
    }
  }
  return [{ op: 'if', condition, then: [leave], else: [] }];
}
