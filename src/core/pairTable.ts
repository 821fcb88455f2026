type OfKind<Shape, Kind> = Extract<Shape, { readonly kind: Kind }>;

/**
 * A function for every ordered pair of kinds, each typed for its own two shapes: a forgotten or mistaken cell does not
 * compile. `Extra` are the arguments after the two shapes.
 */
export type PairTable<Shape extends { readonly kind: string }, Extra extends unknown[], Result> = {
  readonly [A in Shape['kind']]: {
    readonly [B in Shape['kind']]: (a: OfKind<Shape, A>, b: OfKind<Shape, B>, ...extra: Extra) => Result;
  };
};

/** Asks a symmetric question the other way round. */
export function swapped<A, B, Out, Result>(ask: (a: A, b: B, out?: Out) => Result): (b: B, a: A, out?: Out) => Result {
  return (b, a, out) => ask(a, b, out);
}

/** Asks the other way round and lets `turn` mirror the answer in place: a contact's normal, the nearest points. */
export function flipped<A, B, Answer, Result extends Answer | null>(
  ask: (a: A, b: B, out?: Answer) => Result,
  turn: (answer: Answer) => void,
): (b: B, a: A, out?: Answer) => Result {
  return (b, a, out) => {
    const answer = ask(a, b, out);
    if (answer !== null) turn(answer);
    return answer;
  };
}

/** What a generic question throws for kinds it does not know; `dimension` is '2D' or '3D'. */
export function noTest(a: unknown, b: unknown, dimension: string): TypeError {
  return new TypeError(`no test for ${kindOf(a)} and ${kindOf(b)} in ${dimension}`);
}

/** The same for a question about one shape. */
export function noShape(shape: unknown, dimension: string): TypeError {
  return new TypeError(`no shape of kind ${kindOf(shape)} in ${dimension}`);
}

function kindOf(shape: unknown): string {
  const kind = (shape as { kind?: unknown } | null | undefined)?.kind;
  return typeof kind === 'string' ? kind : `${shape === null ? 'null' : typeof shape} without a kind`;
}
