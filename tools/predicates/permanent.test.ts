import { describe, expect, test } from 'vitest';
import { seeded } from '../../test/oracle/random.js';
import * as exact from '../../test/oracle/rational.js';
import { Analysis } from './analysis.js';
import { type Permanent, permanentOf } from './permanent.js';
import { readPredicates } from './read.js';
import type { Arithmetic, Statement } from './syntax.js';

type Inputs = Record<'a' | 'b', { x: number; y: number; z: number }>;

/** The compared value of a predicate `return … <= 0`, its permanent, and both in doubles and exactly. */
function studied(body: string) {
  const source = `/** Asks. */\nexport function asks(a: Vec3, b: Vec3): boolean {\n${body}\n}\n`;
  const [predicate] = readPredicates('asks.ts', source).predicates;
  const analysis = new Analysis(predicate!);
  const known = new Map<string, Permanent>();
  const definitions = new Map<string, Arithmetic>();
  const lines: string[] = [];
  let count = 0;
  const find = (node: Arithmetic): Permanent | undefined => {
    const permanent = permanentOf(node, analysis, known, (what) => `${what}${++count}`);
    for (const line of permanent?.lines ?? []) lines.push(`const ${line.name} = ${line.value};`);
    return permanent;
  };
  const constants = predicate!.body.filter(
    (statement): statement is Statement & { op: 'const' } => statement.op === 'const',
  );
  for (const { name, value } of constants) {
    definitions.set(name, value);
    const permanent = find(value);
    lines.push(`const ${name} = ${permanent?.value ?? text(value)};`);
    if (permanent)
      known.set(name, { ...permanent, value: name, text: permanent.own ? name : permanent.text, lines: [] });
  }
  const end = predicate!.body.at(-1)!;
  if (end.op !== 'return' || typeof end.value === 'string' || end.value.op !== 'compare')
    throw new Error('no comparison');
  const compared = end.value.left;
  const permanent = find(compared)!;
  const evaluate = new Function('a', 'b', `${lines.join('\n')}\nreturn [${permanent.value}, ${permanent.text}];`);
  return {
    permanent,
    inDoubles: ({ a, b }: Inputs): [value: number, permanent: number] => evaluate(a, b),
    truth: (inputs: Inputs): exact.Rational => exactly(compared, inputs, definitions),
  };
}

function text(node: Arithmetic): string {
  if (node.op === 'input') return node.path;
  if (node.op !== 'subtract' && node.op !== 'add') throw new Error(`not a leaf: ${node.op}`);
  return `${text(node.left)} ${node.op === 'add' ? '+' : '-'} ${text(node.right)}`;
}

function exactly(node: Arithmetic, inputs: Inputs, definitions: Map<string, Arithmetic>): exact.Rational {
  const of = (part: Arithmetic): exact.Rational => exactly(part, inputs, definitions);
  switch (node.op) {
    case 'input': {
      const [shape, axis] = node.path.split('.') as ['a' | 'b', 'x' | 'y' | 'z'];
      return exact.rational(inputs[shape][axis]);
    }
    case 'name':
      return of(definitions.get(node.name)!);
    case 'absolute':
      return absolute(of(node.of));
    case 'add':
      return exact.add(of(node.left), of(node.right));
    case 'subtract':
      return exact.subtract(of(node.left), of(node.right));
    case 'multiply':
      return exact.multiply(of(node.left), of(node.right));
    default:
      throw new Error(`not here: ${node.op}`);
  }
}

function absolute(value: exact.Rational): exact.Rational {
  return exact.compare(value, exact.zero) < 0 ? exact.subtract(exact.zero, value) : value;
}

const differences = `
  const dX = b.x - a.x;
  const dY = b.y - a.y;
  const dZ = b.z - a.z;`;

describe('no value is farther off than its permanent says, and some are not much nearer:', () => {
  test.each([
    ['a determinant', 3, 0.3, `${differences}\nreturn dX * a.y - dY * a.x <= 0;`, false],
    ['a scalar product', 4, 0.3, `${differences}\nreturn dX * a.x + dY * a.y + dZ * a.z <= 0;`, false],
    ['a sum of squares', 5, 0.3, `${differences}\nreturn dX * dX + dY * dY + dZ * dZ <= 0;`, true],
    ['squares against a square', 6, 0.2, `${differences}\nreturn dX * dX + dY * dY + dZ * dZ - b.x * b.x <= 0;`, false],
    [
      'positive parts',
      5,
      0.2,
      `${differences}\nconst gap = dX + Math.abs(dX) + (dY + Math.abs(dY));\nreturn gap * gap <= 0;`,
      true,
    ],
  ])('%s', (_name, errors, near, body, own) => {
    const { unit, pick } = seeded(5);
    const { permanent, inDoubles, truth } = studied(body);
    expect(permanent).toMatchObject({ errors, own });
    const number = (): number => (unit() - 0.5) * pick([1, 1, 1e-3, 1e6]);
    const vector = () => ({ x: number(), y: number(), z: number() });
    let worst = 0;
    for (let i = 0; i < 20_000; i++) {
      const inputs = { a: vector(), b: vector() };
      const [value, size] = inDoubles(inputs);
      const error = exact.toNumber(absolute(exact.subtract(exact.rational(value), truth(inputs))));
      if (error > 0) worst = Math.max(worst, error / (permanent.errors * 2 ** -53 * size));
    }
    expect(worst).toBeLessThanOrEqual(1);
    expect(worst).toBeGreaterThan(near);
  });
});

test('an infinite product has an infinite permanent', () => {
  const { inDoubles } = studied(`${differences}\nreturn dX * a.y - dY * a.x <= 0;`);
  const [value, size] = inDoubles({ a: { x: 1e200, y: 1e200, z: 0 }, b: { x: -1e200, y: 0, z: 0 } });
  expect(Math.abs(value) > size).toBe(false);
  expect(inDoubles({ a: { x: Infinity, y: 1, z: 0 }, b: { x: 0, y: 0, z: 0 } })[1]).not.toBeLessThan(Infinity);
});
