/** The questions about any two shapes, made of the pairs that exist: each pair is written once and asked in both orders. */
import ts from 'typescript';
import { tried } from './explained.js';
import type { GeneratedFile } from './file.js';
import { capital } from './pair.js';
import { type Module, Refusal } from './source.js';
import { COORDINATES, type Dimension } from './value.js';

/** How an answer changes when the shapes are swapped. */
const TURNS: Readonly<Record<string, string>> = {
  ClosestPoints: 'swapPoints',
  Contact: 'turnNormal',
  ObbContact: 'turnAxis',
  LineMeeting: 'swapSteps',
};

/** What generic questions say that they need. */
const NEEDED = "'two shapes with all of their fields'";

/** Questions that are answered by the sign of the gap: one table serves all three. */
const BY_GAP: Readonly<Record<string, string>> = { intersects: '<= 0', overlaps: '< 0', touches: '=== 0' };

/** What `intersection` takes beside a solid, a surface or another line. */
const LINES: readonly string[] = ['Segment', 'Ray', 'Line'];

/** What a dimension's pairs offer, by the names of their files. */
export type Offer = ReadonlyMap<string, GeneratedFile>;

interface Question {
  readonly name: string;
  readonly comment: string;
  /** The result's type, if it is written into `out`. */
  readonly result: string | undefined;
  readonly returns: string;
  readonly isOfRay: boolean;
  readonly node: ts.Node;
}

/** What the cells of a table need to know. */
type Cell = Pick<Question, 'name' | 'result' | 'node'>;

/** The kinds that all questions take: those of the dimension's `Shape`. */
export function kindsOf(shape: ts.TypeNode): string[] {
  const types = ts.isUnionTypeNode(shape) ? [...shape.types] : [shape];
  return types.map((type) => type.getText().toLowerCase());
}

/** Every two kinds have a pair with a `gap`, in the order of `Shape`, and one only. */
export function checkOffer(
  kinds: readonly string[],
  offered: readonly string[],
  dimension: Dimension,
  node: ts.Node,
): void {
  const missing = kinds.flatMap((a, i) =>
    kinds.slice(i).flatMap((b) => {
      const [usual, other] = [`${a}-${b}`, `${b}-${a}`];
      if (a !== b && offered.includes(other)) return [`${other}, which is to be written as ${usual}`];
      return offered.includes(usual) ? [] : [usual];
    }),
  );
  if (missing.length > 0) throw new Refusal(node, `pairs that are missing in ${dimension}D: ${missing.join(', ')}`);
}

export function addTables(questions: Module, kinds: readonly string[], offer: Offer, file: GeneratedFile): void {
  const tables = new Tables(kinds, offer, file);
  for (const f of questions.functions.values()) {
    const node = f.node as ts.FunctionDeclaration;
    const returns = node.type!.getText();
    const result = /^(\w+) \| null$/.exec(returns)?.[1];
    tables.add({
      name: f.name,
      comment: f.comment,
      result,
      returns,
      isOfRay: node.parameters[0]!.name.getText() === 'ray',
      node,
    });
  }
  tables.addGap(questions.functions.get('intersects')!.node);
  tables.addIntersection();
  tables.addTurns();
}

class Tables {
  private readonly where = new Map<string, string>();

  constructor(
    private readonly kinds: readonly string[],
    private readonly offer: Offer,
    private readonly file: GeneratedFile,
  ) {
    for (const [from, { exported }] of offer) for (const name of exported) this.where.set(name, from);
  }

  private get dimension(): Dimension {
    return this.file.dimension;
  }

  private get here(): string {
    return `generated/${this.dimension}d`;
  }

  /** A pair's function, imported. */
  private function(name: string, node: ts.Node): string {
    const from = this.where.get(name);
    if (from === undefined) throw new Refusal(node, `there is no ${name} in ${this.dimension}D`);
    return this.file.import(name, `${this.here}/${from}`);
  }

  private resultOf(name: string): string | undefined {
    return this.offer.get(this.where.get(name)!)!.resultOf(name);
  }

  private shape(): string {
    return this.file.import('type Shape', `${this.dimension}d/shapes/shape`);
  }

  /** The type of a kind's shapes. */
  private typeOf(kind: string): string {
    return this.file.import(`type ${capital(kind)}`, `${this.dimension}d/shapes/${kind}`);
  }

  private lost(a: string, b: string): string {
    return `throw ${this.file.import('noTest', 'core/unknownKind')}(${a}, ${b}, '${this.dimension}D');`;
  }

  /** The function of a pair for a question, if it has one, and whether it takes the two in this order. */
  private asked(name: string, a: string, b: string): { name: string; isInOrder: boolean } | undefined {
    const isInOrder = this.kinds.indexOf(a) <= this.kinds.indexOf(b);
    const asked = name + (isInOrder ? [a, b] : [b, a]).map(capital).join('');
    return this.where.has(asked) ? { name: asked, isInOrder } : undefined;
  }

  /** Those kinds that a question can be asked about together with one. */
  private partnersOf(name: string, kind: string): string[] {
    return this.kinds.filter((other) => this.asked(name, kind, other));
  }

  add(question: Question): void {
    const { name, comment, result, returns, isOfRay } = question;
    if (result) this.file.import(`type ${result}`, `${this.here}/results`);
    if (isOfRay) {
      this.addCast(question);
      return;
    }
    if (name === 'contains') {
      this.addContains(question);
      return;
    }
    const byGap = BY_GAP[name];
    const body = byGap ? `  return gap(a, b) ${byGap};` : this.cells(question);
    const shape = this.shape();
    const out = result ? `, out?: ${result}` : '';
    const isComplete = byGap !== undefined || this.kinds.every((kind) => this.isForAll(name, kind));
    if (isComplete) {
      this.file.add(`${comment}\nexport function ${name}(a: ${shape}, b: ${shape}${out}): ${returns} {\n${body}\n}`);
      return;
    }
    const partners = this.addPartners(name);
    const own = this.ownResults(question).map(
      ([a, b, type]) => `${comment}\nexport function ${name}(a: ${a}, b: ${b}, out?: ${type}): ${type} | null;\n`,
    );
    const generic = `${comment}\nexport function ${name}<A extends ${shape}>(a: A, b: ${partners}[A['kind']]${out}): ${returns};\n`;
    const all = `export function ${name}(a: ${shape}, b: ${shape}${out}): ${returns}`;
    this.file.add(`${own.join('')}${generic}${all} {\n${body}\n}`);
  }

  /** The order counts. Where no shape of a kind can hold any of another there is no function. */
  private addContains({ name, comment, node }: Question): void {
    const rows = this.kinds.map((a) => {
      const cells = this.kinds.map((b) => {
        const asked = name + capital(a) + capital(b);
        const answer = this.where.has(asked) ? `${this.function(asked, node)}(a, b)` : 'false';
        return `        case '${b}':\n          return ${answer};`;
      });
      return `    case '${a}':\n      switch (b?.kind) {\n${cells.join('\n')}\n      }\n      break;`;
    });
    const body = `  switch (a?.kind) {\n${rows.join('\n')}\n  }\n  ${this.lost('a', 'b')}`;
    const shape = this.shape();
    this.file.add(`${comment}\nexport function ${name}(a: ${shape}, b: ${shape}): boolean {\n${body}\n}`);
  }

  private isForAll(name: string, kind: string): boolean {
    return this.partnersOf(name, kind).length === this.kinds.length;
  }

  /** Two kinds whose result is more than that of others. */
  private ownResults({ name, result }: Question): [a: string, b: string, type: string][] {
    const all = this.kinds.flatMap((a) => this.kinds.map((b) => [a, b] as const));
    return all.flatMap(([a, b]): [string, string, string][] => {
      const asked = this.asked(name, a, b);
      const own = asked && this.resultOf(asked.name);
      if (!own || own === result) return [];
      return [[this.typeOf(a), this.typeOf(b), this.file.import(`type ${own}`, `${this.here}/results`)]];
    });
  }

  /** What a question can be asked about, as a type. */
  private addPartners(name: string): string {
    const type = `${capital(name)}Partners`;
    const unions = this.kinds.map((kind) => {
      const partners = this.partnersOf(name, kind).map((other) => this.typeOf(other));
      return `  ${kind}: ${partners.join(' | ') || 'never'};`;
    });
    this.file.add(
      `/** With which shapes \`${name}\` can be asked about each kind. Of one of several kinds, with those of any of them. */\nexport interface ${type} {\n${unions.join('\n')}\n}`,
    );
    return type;
  }

  addGap(node: ts.Node): void {
    const body = this.cells({ name: 'gap', result: undefined, node });
    const shape = this.shape();
    this.file.add(
      `/** Positive where two shapes are apart, 0 where they touch. */\nfunction gap(a: ${shape}, b: ${shape}): number {\n${body}\n}`,
    );
  }

  /** V8 turns a switch over strings into comparisons of pointers; looking names up in a table took a quarter longer. */
  private cells(question: Cell): string {
    const rows = this.kinds.flatMap((a) => {
      const cells = this.partnersOf(question.name, a).map(
        (b) => `        case '${b}':\n          return ${this.cell(question, a, b)};`,
      );
      if (cells.length === 0) return [];
      return [`    case '${a}':\n      switch (b?.kind) {\n${cells.join('\n')}\n      }\n      break;`];
    });
    const all = `  switch (a?.kind) {\n${rows.join('\n')}\n  }`;
    // Functions that users see of a pair say themselves what they could not read.
    const found = question.name === 'gap' ? tried(all, NEEDED, ['a', 'b'], this.file, false) : all;
    return `${found}\n  ${this.lost('a', 'b')}`;
  }

  private cell({ name, result, node }: Cell, a: string, b: string): string {
    const { name: asked, isInOrder } = this.asked(name, a, b)!;
    const ask = this.function(asked, node);
    const own = this.resultOf(asked);
    const out = !result ? '' : own === result ? ', out' : `, out as ${own} | undefined`;
    if (isInOrder) return `${ask}(a, b${out})`;
    const turn = result && (TURNS[own ?? result] ?? TURNS[result]);
    return turn ? `${turn}(${ask}(b, a${out}))` : `${ask}(b, a${out})`;
  }

  private addCast(question: Question): void {
    const { name, comment, result, returns } = question;
    const cast = this.kinds.filter((kind) => this.where.has(name + capital(kind)));
    const shape = cast.length === this.kinds.length ? this.shape() : cast.map((kind) => this.typeOf(kind)).join(' | ');
    const parameters = `ray: ${this.file.type('Ray')}, shape: ${shape}, out?: ${result}`;
    this.file.add(`${comment}\nexport function ${name}(${parameters}): ${returns} {\n${this.casts(question)}\n}`);
  }

  private casts({ name, node }: Question): string {
    const kinds = this.kinds.filter((kind) => this.where.has(name + capital(kind)));
    const cells = kinds.map(
      (kind) => `    case '${kind}':\n      return ${this.function(name + capital(kind), node)}(ray, shape, out);`,
    );
    const noRay = this.file.import('noRay', 'core/unknownKind');
    // To look for its fields as well would take a nanosecond.
    const check = `  if (ray === undefined || ray === null) throw ${noRay}(ray);`;
    return `${check}\n  switch (shape?.kind) {\n${cells.join('\n')}\n  }\n  ${this.lost("{ kind: 'ray' }", 'shape')}`;
  }

  /** What becomes of an answer when the shapes are asked about in the other order. */
  addTurns(): void {
    const names = COORDINATES.slice(0, this.dimension);
    const turned = names.map((name) => `  found.normal.${name} = 0 - found.normal.${name};`);
    const swapped = names.flatMap((name) => [`  a.${name} = b.${name};`, `  b.${name} = ${name};`]);
    this.file.add(
      [
        'function turnNormal(found: Contact | null): Contact | null {',
        '  if (found === null) return null;',
        ...turned,
        '  return found;',
        '}',
      ].join('\n'),
    );
    const other = this.file.import('otherAxis', 'convex/axes');
    this.file.add(
      [
        'function turnAxis(found: ObbContact | null): ObbContact | null {',
        `  if (turnNormal(found) !== null) found!.axis = ${other}(found!.axis) as ObbContact['axis'];`,
        '  return found;',
        '}',
      ].join('\n'),
    );
    this.addSwapOfSteps(names);
    this.file.add(
      [
        "/** The vectors stay where they are: `out.a` may be one of the caller's. */",
        'function swapPoints(nearest: ClosestPoints | null): ClosestPoints | null {',
        '  if (nearest === null) return null;',
        '  const { a, b } = nearest;',
        `  const { ${names.join(', ')} } = a;`,
        ...swapped,
        '  return nearest;',
        '}',
      ].join('\n'),
    );
  }

  private addSwapOfSteps(names: readonly string[]): void {
    const turned = names.flatMap((name) => [
      `  const ${name} = start.${name};`,
      `  start.${name} = end.${name};`,
      `  end.${name} = ${name};`,
    ]);
    this.file.add(
      [
        '/** A stretch is seen along the first, which was the second. What is endless keeps the one point that it has. */',
        'function swapSteps(meeting: LineMeeting | null): LineMeeting | null {',
        '  if (meeting === null) return null;',
        '  const { start, end, t, s, tEnd, sEnd } = meeting;',
        '  const isTurned = s > sEnd;',
        '  meeting.t = isTurned ? sEnd : s;',
        '  meeting.s = isTurned ? tEnd : t;',
        '  meeting.tEnd = isTurned ? s : sEnd;',
        '  meeting.sEnd = isTurned ? t : tEnd;',
        '  if (!isTurned) return meeting;',
        ...turned,
        '  return meeting;',
        '}',
      ].join('\n'),
    );
  }

  /** What two shapes share, wherever a pair says it: mostly a line-like one and a solid, a surface or another line. */
  addIntersection(): void {
    const name = /^intersection([A-Z][a-z]+)([A-Z][a-z]+)$/;
    const all = [...this.where.keys()].flatMap((key) => {
      const [, line, solid] = name.exec(key) ?? [];
      return line && solid ? [{ key, line, solid }] : [];
    });
    const pairs = all.filter(({ line }) => LINES.includes(line));
    const others = all.filter(({ line }) => !LINES.includes(line));
    const resultOf = (solid: string): string => this.resultOf(pairs.find((pair) => pair.solid === solid)!.key)!;
    const solids = [...new Set(pairs.map(({ solid }) => solid))];
    const results = [...new Set(solids.map(resultOf))];
    for (const type of results) this.file.import(`type ${type}`, `${this.here}/results`);
    const kinds = [...new Set(all.flatMap(({ line, solid }) => [line, solid]))];
    for (const kind of kinds) this.file.import(`type ${kind}`, `${this.dimension}d/shapes/${kind.toLowerCase()}`);
    const linesOf = (solid: string): string =>
      pairs
        .filter((pair) => pair.solid === solid)
        .map(({ line }) => line)
        .join(' | ');
    this.file.add(
      [
        '/** What `intersection` gives back for each kind of solid. */',
        `export interface Passages {\n${solids.map((solid) => `  ${solid.toLowerCase()}: ${resultOf(solid)};`).join('\n')}\n}`,
      ].join('\n'),
    );
    this.file.add(
      [
        '/** What `intersection` gives back for a solid, or for any of several. */',
        `export type PassageOf<S extends ${solids.join(' | ')}> = Passages[S['kind']];`,
      ].join('\n'),
    );
    this.file.add(
      [
        '/** What `intersection` can write into: for any of several solids, it has the fields of all their results. */',
        `export type PassageOutOf<S extends ${solids.join(' | ')}> =`,
        '  (S extends unknown ? (out: PassageOf<S>) => void : never) extends (out: infer Out) => void ? Out : never;',
      ].join('\n'),
    );
    this.file.add(
      [
        '/** With which lines `intersection` can be asked about each kind of solid. */',
        `export interface PassageLines {\n${solids.map((solid) => `  ${solid.toLowerCase()}: ${linesOf(solid)};`).join('\n')}\n}`,
      ].join('\n'),
    );
    const comment = '/** What two shapes share, in either order, or null when they do not meet. */';
    const [lines, rest] = ["PassageLines[S['kind']]", 'out?: PassageOutOf<S>): PassageOf<S> | null;'];
    const overloads = [
      `${comment}\nexport function intersection<S extends ${solids.join(' | ')}>(a: ${lines}, b: S, ${rest}`,
      `${comment}\nexport function intersection<S extends ${solids.join(' | ')}>(a: S, b: ${lines}, ${rest}`,
      ...others.map(({ key, line, solid }) => {
        const own = this.file.import(`type ${this.resultOf(key)}`, `${this.here}/results`);
        return `${comment}\nexport function intersection(a: ${line}, b: ${solid}, out?: ${own}): ${own} | null;`;
      }),
    ];
    const any = [...new Set(all.map(({ key }) => this.resultOf(key)!))].join(' | ');
    const cells = all.flatMap(({ key, line, solid }) => {
      const ask = this.file.import(key, `${this.here}/${this.where.get(key)}`);
      const [l, s] = [line.toLowerCase(), solid.toLowerCase()];
      const out = `out as ${this.resultOf(key)} | undefined`;
      const cell = (first: string, second: string, found: string): string =>
        `  if (a?.kind === '${first}' && b?.kind === '${second}') return ${found};`;
      const inOrder = cell(l, s, `${ask}(a, b, ${out})`);
      const turn = TURNS[this.resultOf(key)!] ?? '';
      return l === s ? [inOrder] : [inOrder, cell(s, l, `${turn}(${ask}(b, a, ${out}))`)];
    });
    this.file.add(
      [
        ...overloads,
        `export function intersection(a: ${kinds.join(' | ')}, b: ${kinds.join(' | ')}, out?: ${any}): ${any} | null {`,
        ...cells,
        `  ${this.lost('a', 'b')}`,
        '}',
      ].join('\n'),
    );
  }
}
