import { describe, expect, test } from 'vitest';
import { doubles, errorOf, input, worked } from '../../../test/compiler/worked.js';
import { seeded } from '../../../test/oracle/random.js';
import {
  absolute,
  add,
  and,
  binary,
  type Cond,
  compare,
  type Local,
  multiply,
  type Num,
  number,
  type Stmt,
  subtract,
  truth,
} from '../ir.js';
import { Norms } from './norms.js';

/** Formulas of vectors of space, and what holds for them. */
class Formula {
  readonly stmts: Stmt[] = [];
  readonly vectors = new Map<string, Num[]>();
  holds: Cond = truth(true);

  named(value: Num, group = ''): Num {
    const local: Local = { name: `n${this.stmts.length}`, group, value };
    this.stmts.push({ op: 'const', local });
    return { op: 'local', local };
  }

  /** From one point to another. */
  difference(name: string, from: string, to: string): Num[] {
    return this.vector(
      name,
      [...'xyz'].map((i) => this.named(subtract(input(`${to}.${i}`), input(`${from}.${i}`)), name)),
    );
  }

  given(name: string): Num[] {
    return this.vector(
      name,
      [...'xyz'].map((i) => input(`${name}.${i}`)),
    );
  }

  private vector(name: string, parts: Num[]): Num[] {
    this.vectors.set(name, parts);
    return parts;
  }

  dot(v: readonly Num[], w: readonly Num[]): Num {
    return this.named(v.map((part, i) => multiply(part, w[i]!)).reduce(add));
  }

  /** Keeps a number between two others. */
  keep(of: Num, least: Num, most?: Num): void {
    this.holds = and(this.holds, compare('>', of, least, undefined));
    if (most) this.holds = and(this.holds, compare('<=', of, most, undefined));
  }

  atLeast0(x: Num): Num {
    return multiply(number(0.5), add(x, absolute(x)));
  }

  get norms(): Norms {
    return new Norms(this.stmts, this.holds);
  }

  /** Whether a condition holds, and how large a sum is. */
  isMet(inputs: ReadonlyMap<string, number>, by = this.holds): boolean {
    if (by.op === 'and') return this.isMet(inputs, by.left) && this.isMet(inputs, by.right);
    if (by.op !== 'compare') return true;
    const [left, right] = [worked(by.left, inputs, doubles) as number, worked(by.right, inputs, doubles) as number];
    return by.by === '>' ? left > right : left <= right;
  }

  sizeOf(sum: ReadonlyMap<string, number>, inputs: ReadonlyMap<string, number>): number {
    const lengthOf = (name: string): number =>
      name === 'η'
        ? 2 ** -1074
        : Math.hypot(...this.vectors.get(name)!.map((x) => worked(x, inputs, doubles) as number));
    const powers = (product: string): string[] => product.split(' ').filter(Boolean);
    return [...sum].reduce((total, [product, by]) => {
      const factors = powers(product).map((text) => text.split('^') as [string, string]);
      return total + factors.reduce((all, [name, power]) => all * lengthOf(name) ** Number(power), by);
    }, 0);
  }
}

const [LEAST, MOST] = [number(1e-60), number(1e60)];
const over = (a: Num, b: Num): Num => binary('divide', a, b);

/** The squared distance from a point to a ray, as words have it, and how large it is beside the way from its start. */
function fromRay(f: Formula, margin: number): Num {
  const [w, d] = [f.difference('w', 'p', 'q'), f.given('d')];
  const [dd, size] = [f.dot(d, d), f.dot(w, w)];
  const t = f.named(over(f.dot(w, d), dd));
  const away = w.map((part, i) => f.named(subtract(part, multiply(f.atLeast0(t), d[i]!))));
  const squared = f.dot(away, away);
  f.keep(dd, LEAST, MOST);
  f.keep(size, LEAST, MOST);
  f.keep(squared, multiply(number(margin), size));
  return squared;
}

/** That of two rays. */
function betweenRays(f: Formula, margin: number, sine: number): Num {
  const [w, d, e] = [f.difference('w', 'p', 'q'), f.given('d'), f.given('e')];
  const [ww, dd, ee, de] = [f.dot(w, w), f.dot(d, d), f.dot(e, e), f.dot(d, e)];
  const [wd, we] = [f.dot(w, d), f.dot(w, e)];
  const across = f.named(subtract(multiply(dd, ee), multiply(de, de)));
  const foot = f.named(over(subtract(multiply(wd, ee), multiply(we, de)), across));
  const t = f.named(over(subtract(multiply(f.atLeast0(foot), de), we), ee));
  const s = f.named(over(add(multiply(f.atLeast0(t), de), wd), dd));
  const gap = w.map((part, i) =>
    f.named(add(part, subtract(multiply(f.atLeast0(t), e[i]!), multiply(f.atLeast0(s), d[i]!)))),
  );
  const squared = f.dot(gap, gap);
  for (const size of [dd, ee, ww]) f.keep(size, LEAST, MOST);
  f.keep(across, multiply(multiply(number(sine), dd), ee));
  f.keep(squared, multiply(number(margin), ww));
  return squared;
}

function triple(f: Formula): Num {
  const [w, d, e] = [f.difference('w', 'p', 'q'), f.given('d'), f.given('e')];
  const cross = [0, 1, 2].map((i) => {
    const [j, k] = [(i + 1) % 3, (i + 2) % 3];
    return f.named(subtract(multiply(d[j]!, e[k]!), multiply(d[k]!, e[j]!)));
  });
  return f.dot(w, cross);
}

const root = (f: Formula, of: Num): Num => f.named({ op: 'root', of });
const VECTORS = ['p', 'q', 'd', 'e'];

/** Vectors as they come: of several sizes, and now and then nearly the same or parallel. */
function inputsBy({ unit, pick, chance }: ReturnType<typeof seeded>): Map<string, number> {
  const vector = (): number[] => [unit() - 0.5, unit() - 0.5, unit() - 0.5];
  const inputs = new Map<string, number>();
  let last = vector();
  for (const name of VECTORS) {
    const near = pick([1e-14, 1e-8, 1e-3]);
    const [fresh, like] = [vector(), last];
    last = chance(0.4) ? like.map((x) => x * (1 + (unit() - 0.5) * near)) : fresh;
    const size = pick([1, 1, 1e-3, 1e6, 1e25, 1e-25]);
    for (const [i, x] of last.entries()) inputs.set(`${name}.${'xyz'[i]}`, x * size);
  }
  return inputs;
}

describe('no error exceeds the bound, and some come near:', () => {
  test.each<[string, number, (f: Formula) => Num]>([
    ['the distance from a point to a ray', 0.01, (f) => root(f, fromRay(f, 2 ** -98))],
    ['the distance of two rays', 1e-6, (f) => root(f, betweenRays(f, 2 ** -60, 2 ** -6))],
    ['a product of three vectors', 0.05, triple],
  ])('%s', (_name, near, make) => {
    const random = seeded(31);
    const f = new Formula();
    const value = make(f);
    const { error } = f.norms.measure(value)!;
    let worst = 0;
    for (let i = 0; i < 3000; i++) {
      const inputs = inputsBy(random);
      if (f.isMet(inputs)) worst = Math.max(worst, errorOf(value, inputs) / f.sizeOf(error, inputs));
    }
    expect(worst).toBeLessThanOrEqual(1);
    expect(worst).toBeGreaterThan(near);
  });
});

describe('a distance is certain', () => {
  test.each<[string, boolean, (f: Formula) => Num]>([
    ['by a margin far above its error', true, (f) => fromRay(f, 2 ** -90)],
    ['of rays at an angle', true, (f) => betweenRays(f, 2 ** -48, 2 ** -6)],
    ['but not by a margin below its error', false, (f) => fromRay(f, 2 ** -110)],
    ['nor of rays that may be nearly parallel', false, (f) => betweenRays(f, 2 ** -48, 2 ** -40)],
    ['nor where nothing is known of the angle', false, (f) => betweenRays(f, 2 ** -48, 0)],
  ])('%s', (_name, is, make) => {
    const f = new Formula();
    const value = root(f, make(f));
    expect(f.norms.isSurelyPositive(value)).toBe(is);
  });

  test('but not where a vector may be so short that squares vanish', () => {
    const f = new Formula();
    const value = root(f, fromRay(f, 2 ** -90));
    f.holds = (f.holds as Cond & { op: 'and' }).right;
    expect(f.norms.isSurelyPositive(value)).toBe(false);
  });
});

test('a bound in sizes holds where a sum of products is off', () => {
  const random = seeded(37);
  const f = new Formula();
  const value = triple(f);
  const { sizes, products, coefficient, lost } = f.norms.boundOf(value, 1e100)!;
  for (let i = 0; i < 2000; i++) {
    const inputs = inputsBy(random);
    const sizeOf = (name: string): number => worked(sizes.get(name)!.of, inputs, doubles) as number;
    const sum = products.reduce((total, names) => total + names.reduce((all, name) => all * sizeOf(name), 1), 0);
    expect(errorOf(value, inputs)).toBeLessThanOrEqual(coefficient * sum + lost);
  }
});
