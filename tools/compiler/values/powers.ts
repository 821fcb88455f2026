/** Sums of products of powers: coefficients by the product's text, such as `d^-1 w^1`; that of 1 is empty. */
export type Sum = ReadonlyMap<string, number>;

/** What underflow can take. It is less than 1, and of higher powers its square is enough. */
export const LOST = 'η';

/** The names in a product, with their powers. */
export function powersIn(product: string): [name: string, power: number][] {
  return product
    .split(' ')
    .filter(Boolean)
    .map((text) => {
      const [name = '', power] = text.split('^');
      return [name, Number(power)];
    });
}

function textOf(powers: ReadonlyMap<string, number>): string {
  return [...powers]
    .filter(([, power]) => power !== 0)
    .map(([name, power]) => `${name}^${name === LOST ? Math.min(power, 2) : power}`)
    .sort()
    .join(' ');
}

/** A product to some power. */
export function raised(product: string, by: number): string {
  return textOf(new Map(powersIn(product).map(([name, power]) => [name, by * power])));
}

function productOf(a: string, b: string): string {
  const powers = new Map(powersIn(a));
  for (const [name, power] of powersIn(b)) powers.set(name, (powers.get(name) ?? 0) + power);
  return textOf(powers);
}

export const single = (product: string, coefficient = 1): Sum => new Map([[product, coefficient]]);

export function plus(a: Sum, b: Sum): Sum {
  const sum = new Map(a);
  for (const [product, coefficient] of b) sum.set(product, (sum.get(product) ?? 0) + coefficient);
  return sum;
}

/** What is no less than either, for numbers that are not negative. */
export function larger(a: Sum, b: Sum): Sum {
  const sum = new Map(a);
  for (const [product, coefficient] of b) sum.set(product, Math.max(sum.get(product) ?? 0, coefficient));
  return sum;
}

export function times(a: Sum, b: Sum): Sum {
  let sum: Sum = new Map();
  for (const [p, x] of a) for (const [q, y] of b) sum = plus(sum, single(productOf(p, q), x * y));
  return sum;
}

export const scaled = (sum: Sum, by: number): Sum => new Map([...sum].map(([product, c]) => [product, by * c]));
