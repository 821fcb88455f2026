/**
 * Compiles a predicate file: each function becomes one of the same name that is exactly right for all doubles.
 *
 *   filter     the source in doubles; a sign that its rounding error cannot have changed is the answer
 *   …Exactly   looks at the inputs and takes the cheapest stage that is exact for them:
 *   …OnGrid      the source as it stands, where doubles do not round
 *   …Twin        the source on expansions, or on dyadics
 */
import { Analysis } from './analysis.js';
import { balanced, Filter } from './filter.js';
import { readPredicates } from './read.js';
import type { Predicate } from './syntax.js';
import { twin } from './twin.js';

/** @param origin path of the source as the header of the result names it. */
export function compilePredicates(origin: string, text: string): string {
  const { imports, predicates } = readPredicates(origin, text);
  const used = new Set<string>();
  const functions = predicates.map((predicate) => compile(predicate, used));
  const exact = (names: string, file: string): string[] =>
    used.has(file) ? [`import ${names} from '../../exact/${file}.js';`] : [];
  return [
    `// Generated from ${origin} by \`npm run generate\`; edit that file instead.`,
    ...exact('type { Arithmetic }', 'arithmetic'),
    ...exact('{ dyadics }', 'dyadic'),
    ...exact('{ expansionsAtScale }', 'expansion'),
    ...exact('{ NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE }', 'probe'),
    ...imports,
    '',
    functions.join('\n\n'),
    '',
  ].join('\n');
}

function compile(predicate: Predicate, used: Set<string>): string {
  const { name, parameters, returns, comment } = predicate;
  const analysis = new Analysis(predicate);
  const filter = new Filter(predicate, analysis);
  const signature = parameters.map(({ text }) => text).join(', ');
  const names = parameters.map((parameter) => parameter.name).join(', ');
  const filtered = `${comment}\nexport function ${name}(${signature}): ${returns} {\n${filter.text()}\n}`;
  if (!analysis.needsFilter) {
    const zeros = balanced([...analysis.inputs].map((input) => `${input} * 0`));
    const finite = `function ${name}Finite(${signature}): boolean {\n  return ${zeros} === 0;\n}`;
    return filter.looksCloser ? `${filtered}\n\n${finite}` : filtered;
  }
  for (const file of ['arithmetic', 'dyadic', 'expansion', 'probe']) used.add(file);

  const { differences, factors, inputs, bits, degree, homogeneous } = analysis;
  const multiplied = [...differences.values()].flatMap(({ a, b }) => [a, b]).concat(...factors);
  const compared = [...inputs].filter((path) => !multiplied.includes(path) && !multiplied.includes(`-${path}`));
  const exactly = [
    `function ${name}Exactly(${signature}): ${returns} {`,
    ...[...multiplied, ...compared].map((operand, i) => `  operands[${i}] = ${operand};`),
    `  const scale = probe(${differences.size}, ${factors.size}, ${compared.length}, ${2 ** (54 - bits)}, ${2 ** (Math.floor(900 / degree) - bits)}, ${degree}, ${homogeneous});`,
    `  if (scale === ON_GRID) return ${name}OnGrid(${names});`,
    `  if (scale === NOT_FINITE) return ${returns === 'boolean' ? 'false' : '0'};`,
    `  return scale === TOO_WIDE ? ${name}Twin(dyadics, ${names}) : ${name}Twin(expansionsAtScale(scale), ${names});`,
    '}',
  ].join('\n');
  const onGrid = `function ${name}OnGrid(${signature}): ${returns} ${predicate.bodyText}`;
  const exactTwin = `function ${name}Twin<V>(x: Arithmetic<V>, ${signature}): ${returns} {\n${withoutUnused(twin(predicate.body, analysis), analysis)}\n}`;
  return [filtered, exactly, onGrid, exactTwin].join('\n\n');
}

/** Names that stand for an input are written out in exact arithmetic; what no comparison uses any more goes. */
function withoutUnused(text: string, { aliases }: Analysis): string {
  const unused = [...aliases.keys()].filter((name) => text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length === 1);
  return text
    .split('\n')
    .filter((line) => !unused.some((name) => line.trim().startsWith(`const ${name} = `)))
    .join('\n');
}
