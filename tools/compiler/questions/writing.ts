/**
 * Writes comparisons in the notation of `src/exact/ways.ts`. Coordinates, corners of a triangle and axes of a box mostly do the same by turns: what comes
 * from something written before by such a turn is not written again, and of a sum over all turns only the first term.
 */
import { turnsOf } from '../../../src/exact/ways.js';
import type { Type } from '../types.js';
import type { Dimension } from '../value.js';
import { type Comparison, letter, type Node, needsText } from './notation.js';

/** A number as it is written: equal ones are one object, whatever the order of their operands. */
interface Form {
  readonly character: string;
  readonly of: readonly Form[];
  readonly id: number;
  /** Of an input: its number. */
  readonly input?: number;
}

const SUMS = '!#$%';
const TURNS = "&'()";
const ONE = '@';

/** Which inputs turn together, see `src/exact/ways.ts`. */
export function layoutOf(parameters: readonly Type[], dimension: Dimension): string {
  return dimension + parameters.map(lettersOf).join('');
}

function lettersOf(type: Type): string {
  if (type.kind === 'list') return 'v'.repeat(type.items.length);
  if (type.kind !== 'record') return type.kind === 'vec' ? 'v' : 'n';
  const letters = [...type.fields.values()].map((field) => (field.kind === 'list' ? 'l' : lettersOf(field))).join('');
  return letters.replace('vl', 'b').replace('vvv', 't').replace('vv', 's');
}

export function written(comparisons: readonly Comparison[], layout = '3'): string {
  const forms = new Forms(turnsOf(layout, 0).slice(0, TURNS.length));
  const ends = comparisons.map(({ end }) => forms.of(end));
  const uses = usesOf(ends);
  const limits = comparisons.map(needsText);
  // What is fetched later has to be kept: that is known once all is written.
  const needed = new Set<Form>();
  const write = (): string => {
    const text = new Text(forms, uses, needed);
    let all = '';
    for (let i = 0; i < ends.length; ) {
      all += `${text.of(ends[i]!)};${limits[i]}`;
      const follow = (orbit: readonly Form[]): boolean =>
        orbit.every((end, j) => end === ends[i + j] && limits[i + j] === limits[i]);
      const [orbit, kind] = forms.orbitsOf(ends[i]!).find(([of]) => of.length > 1 && follow(of)) ?? [[0], -1];
      i += orbit.length;
      all += TURNS[kind] ?? '';
    }
    return all;
  };
  write();
  return `${layout}:${write()}`;
}

function usesOf(ends: readonly Form[]): ReadonlyMap<Form, number> {
  const uses = new Map<Form, number>();
  const use = (form: Form): void => {
    const before = uses.get(form) ?? 0;
    uses.set(form, before + 1);
    if (before === 0) form.of.forEach(use);
  };
  ends.forEach(use);
  return uses;
}

class Forms {
  private readonly known = new Map<string, Form>();
  private readonly nodes = new Map<Node, Form>();
  private readonly turned: Map<Form, Form>[];

  constructor(private readonly turns: readonly number[][]) {
    this.turned = turns.map(() => new Map());
  }

  /** What a number becomes by each kind of turn, until it is itself again. */
  orbitsOf(form: Form): [orbit: Form[], kind: number][] {
    return this.turns.map((_, kind) => {
      const orbit = [form];
      for (let next = this.turn(form, kind); next !== form; next = this.turn(next, kind)) orbit.push(next);
      return [orbit, kind];
    });
  }

  of(node: Node): Form {
    const form = this.nodes.get(node) ?? this.make(node);
    this.nodes.set(node, form);
    return form;
  }

  turn(form: Form, kind: number): Form {
    const { character, of, input } = form;
    if (input !== undefined) return this.leaf(letter('A', this.turns[kind]![input] ?? input));
    if (of.length === 0) return form;
    const known = this.turned[kind]!.get(form);
    const turned =
      known ??
      this.result(
        character,
        of.map((operand) => this.turn(operand, kind)),
      );
    this.turned[kind]!.set(form, turned);
    return turned;
  }

  private make(node: Node): Form {
    if (node.op === undefined) return this.leaf(node.character);
    const isSum = node.op === 'add' || node.op === 'subtract' || node.op === 'choose';
    const of = node.of.map((operand, i) =>
      isSum && (node.op !== 'choose' || i > 0) ? this.term(operand) : this.of(operand),
    );
    if (node.op === 'subtract') return this.difference(of[0]!, of[1]!);
    if (node.op !== 'choose') return this.result(node.character, of);
    const [by, yes, no] = of as [Form, Form, Form];
    if (by === this.difference(yes, no)) return this.result('>', [yes, no]);
    if (by === this.difference(no, yes)) return this.result('<', [yes, no]);
    const [otherwise, same, equal] = no.of as [Form, Form, Form];
    if (no.character === ',' && same === yes && otherwise === this.opposite(by))
      return this.result('_', [by, equal, yes]);
    return this.result(',', of);
  }

  private difference(a: Form, b: Form): Form {
    if (a.character === '0') return this.opposite(b);
    if (b.character === '^') return this.result('+', [a, b.of[0]!]);
    return b.character === '0' ? a : this.result('-', [a, b]);
  }

  private opposite(form: Form): Form {
    if (form.character === '^') return form.of[0]!;
    return form.character === '-' ? this.result('-', [form.of[1]!, form.of[0]!]) : this.result('^', [form]);
  }

  /** Without the ones that the reader multiplies with as well. */
  private term(node: Node): Form {
    return node.op === 'multiply' && node.of[1]!.character === ONE ? this.term(node.of[0]!) : this.of(node);
  }

  private leaf(character: string): Form {
    const code = character.charCodeAt(character.length - 1) - 65;
    const input = code < 0 ? undefined : code + 27 * (character.length - 1);
    return this.found(character, { character, of: [], ...(input === undefined ? {} : { input }) });
  }

  private result(character: string, of: readonly Form[]): Form {
    const sorted = '*+<>'.includes(character) ? [...of].sort((a, b) => a.id - b.id) : of;
    const known = this.known.get(`${character} ${sorted.map(({ id }) => id).join(' ')}`);
    return known ?? this.found(`${character} ${sorted.map(({ id }) => id).join(' ')}`, { character, of });
  }

  private found(key: string, form: Omit<Form, 'id'>): Form {
    const known = this.known.get(key) ?? { ...form, id: this.known.size };
    this.known.set(key, known);
    return known;
  }
}

class Text {
  private readonly done = new Set<Form>();
  private readonly kept: Form[] = [];

  constructor(
    private readonly forms: Forms,
    private readonly uses: ReadonlyMap<Form, number>,
    private readonly needed: Set<Form>,
  ) {}

  of(form: Form): string {
    if (form.of.length === 0) return form.character;
    if (this.done.has(form)) return this.fetched(form);
    const text = this.byTurn(form) ?? this.bySums(form) ?? this.byOperands(form);
    this.done.add(form);
    if (!this.needed.has(form)) return text;
    this.kept.push(form);
    return `${text}=`;
  }

  private fetched(form: Form): string {
    this.needed.add(form);
    return letter('a', this.kept.length - 1 - this.kept.indexOf(form));
  }

  private byOperands({ character, of }: Form): string {
    if (character === '*' && of[0] === of[1]) return `${this.of(of[0]!)}?`;
    return of.map((operand) => this.of(operand)).join('') + character;
  }

  /** From what is written already. */
  private byTurn(form: Form): string | undefined {
    if (form.of.every((operand) => operand.of.length === 0)) return undefined;
    for (const [orbit, kind] of this.forms.orbitsOf(form))
      for (const [i, other] of orbit.entries())
        if (i > 0 && this.done.has(other)) return this.fetched(other) + TURNS[kind]!.repeat(orbit.length - i);
    return undefined;
  }

  private bySums(form: Form): string | undefined {
    if (form.character !== '+') return undefined;
    const terms = form.of.flatMap((operand) => this.termsOf(operand));
    const parts: string[] = [];
    for (const term of [...terms])
      for (const [orbit, kind] of this.forms.orbitsOf(term)) {
        if (orbit.length < 2 || !orbit.every((other) => terms.includes(other))) continue;
        const first = orbit.find((other) => this.done.has(other)) ?? term;
        parts.push(this.of(first) + SUMS[kind]!);
        for (const other of orbit) terms.splice(terms.indexOf(other), 1);
      }
    if (parts.length === 0) return undefined;
    const [first, ...others] = [...parts, ...terms.map((term) => this.of(term))];
    return first + others.map((other) => `${other}+`).join('');
  }

  /** The terms of a sum that nothing else needs. */
  private termsOf(form: Form): Form[] {
    if (form.character !== '+' || this.uses.get(form)! > 1 || this.done.has(form)) return [form];
    return form.of.flatMap((operand) => this.termsOf(operand));
  }
}
