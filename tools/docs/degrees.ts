/** Of which degree the polynomials are whose signs decide questions, read from the generated code. */

/**
 * By the names of all functions that decide something. A question that asks others is of the highest degree among its own comparisons and theirs; one that compares nothing but numbers
 * as they are given is of degree 1, and one that compares nothing of degree 0.
 * @param texts generated files
 */
export function degreesIn(texts: readonly string[]): Map<string, number> {
  const own = new Map<string, number>();
  const calls = new Map<string, string[]>();
  const programs = new Map(texts.flatMap((text) => [...programsIn(text)]));
  for (const text of texts) {
    for (const [, name = '', body = ''] of text.matchAll(/^(?:export )?function (\w+)\([^{]*\{\n([\s\S]*?)^\}/gm)) {
      const used = [...body.matchAll(/\b(\w+)Program\b/g)].map(([, program]) => programs.get(program!) ?? 0);
      own.set(name, Math.max(/[<>]|===/.test(body) ? 1 : 0, ...used));
      calls.set(
        name,
        [...body.matchAll(/\b(\w+)\(/g)].map(([, called]) => called!),
      );
    }
  }
  const degreeOf = (name: string, seen: ReadonlySet<string>): number => {
    const others = (calls.get(name) ?? []).filter((called) => own.has(called) && !seen.has(called));
    const within = new Set([...seen, name]);
    return Math.max(own.get(name)!, ...others.map((called) => degreeOf(called, within)));
  };
  return new Map([...own.keys()].map((name) => [name, degreeOf(name, new Set([name]))]));
}

/** The highest degree of each exact program. Behind every comparison stand two characters, of which the second holds it (`needsText` of the compiler). */
function programsIn(text: string): Map<string, number> {
  const found = text.matchAll(/const (\w+)Program(?:: \w+)? = [^"]*("(?:[^"\\]|\\.)*")/g);
  return new Map(
    [...found].map(([, name = '', literal = '']) => {
      const code = JSON.parse(literal) as string;
      let degree = 0;
      for (let at = code.indexOf(';'); at >= 0; at = code.indexOf(';', at + 3)) {
        degree = Math.max(degree, (code.charCodeAt(at + 2) - 48) & 15);
      }
      return [name, degree];
    }),
  );
}
