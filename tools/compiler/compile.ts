/** All generated files, from all pairs. */
import { existsSync, readdirSync } from 'node:fs';
import { arithmeticFiles } from './arithmetic.js';
import { isPublic } from './comments.js';
import { addContaining } from './containing.js';
import { GeneratedFile } from './file.js';
import { fileIn, partsOf } from './pair.js';
import { Programs } from './questions/programs.js';
import { Questions } from './questions/question.js';
import { inRegisters } from './registers.js';
import { Refusal, Sources } from './source.js';
import { addTables, checkOffer, kindsOf, type Offer } from './tables.js';
import { tracedFiles } from './traced.js';
import type { Dimension } from './value.js';
import { copiesFile } from './values/copies.js';
import { checkEmptiness } from './values/guard.js';
import { Rescaling } from './values/rescaling.js';
import { resultsFile } from './values/results.js';
import { SharedFunctions } from './values/shared.js';
import { Values } from './values/values.js';

const QUESTIONS = 'src/words/questions.ts';

/** Texts by path below `src/generated`, and everything that was refused. */
export interface Compiled {
  readonly files: Map<string, string>;
  readonly refusals: string[];
}

export function compileAll(sources = new Sources()): Compiled {
  const files = arithmeticFiles();
  const refusals = new Set<string>();
  const refusing = (work: () => void): void => {
    try {
      work();
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      refusals.add(problem.message);
    }
  };
  refusing(() => checkEmptiness(sources));
  for (const dimension of [2, 3] as const) refusing(() => checkPairs(dimension, sources));
  // What is refused before any pair is compiled makes all that follows doubtful.
  if (refusals.size > 0) return { files, refusals: [...refusals] };
  for (const dimension of [2, 3] as const) {
    const programs = new GeneratedFile('src/words/shapes.ts', dimension, sources);
    const questions = new Questions(sources, new Programs(programs));
    const [folder, vector] = [`${dimension}d`, `Vec${dimension}`];
    const shared = new GeneratedFile('src/words', dimension, sources);
    const rescaling = new GeneratedFile('src/words/results.ts', dimension, sources);
    const offer = new Map<string, GeneratedFile>();
    const values = new Values(sources, new SharedFunctions(sources, shared), new Rescaling(rescaling));
    const valueFiles = new ValueFiles(dimension, sources);
    for (const origin of pairFiles(dimension)) {
      refusing(() => {
        const module = sources.module(origin);
        const file = new GeneratedFile(origin, dimension, sources);
        questions.compile(module, file);
        values.compile(module, valueFiles.of, questions.thin.has(module));
        files.set(`${folder}/${fileIn(module, dimension)}.ts`, inRegisters(file.text(), vector));
        if (partsOf(module).length === 0) offer.set(fileIn(module, dimension), file);
      });
    }
    for (const origin of addContaining(dimension, sources)) {
      refusing(() => {
        const module = sources.module(origin);
        const file = new GeneratedFile(origin, dimension, sources);
        const name = `${fileIn(module, dimension)}.contains`;
        questions.compile(module, file);
        const text = inRegisters(file.text(), vector).replace(origin, 'src/words/containing.ts');
        files.set(`${folder}/${name}.ts`, text);
        offer.set(name, file);
      });
    }
    refusing(() => {
      for (const [name, file] of valueFiles.all) {
        files.set(`${folder}/${name}.ts`, inRegisters(file.text(), vector));
        offer.set(name, file);
      }
    });
    refusing(() => {
      // That the tables lack what a refused pair would offer is no news.
      if (refusals.size > 0) return;
      const tables = new GeneratedFile(QUESTIONS, dimension, sources);
      addTables(sources.module(QUESTIONS), kindsIn(dimension, sources), offer, tables);
      files.set(`${folder}/questions.ts`, tables.text());
    });
    files.set(`${folder}/index.ts`, exportsOf(offer));
    files.set(`${folder}/needed.ts`, neededBy(offer));
    refusing(() => {
      files.set(`${folder}/shared.ts`, inRegisters(shared.text(), vector));
      files.set(`${folder}/rescaling.ts`, rescaling.text());
      files.set(`${folder}/programs.ts`, programs.text());
      files.set(`${folder}/copies.ts`, copiesFile(dimension, sources).text());
      files.set(`${folder}/results.ts`, resultsFile(values.results, dimension, sources).text());
    });
  }
  refusing(() => {
    if (refusals.size > 0) return;
    for (const [file, text] of tracedFiles(pairFiles, sources)) files.set(file, text);
  });
  return { files, refusals: [...refusals] };
}

/** Every two kinds of a dimension have a pair. */
function checkPairs(dimension: Dimension, sources: Sources): void {
  const modules = pairFiles(dimension).map((file) => sources.module(file));
  const offered = modules.filter((module) => partsOf(module).length === 0).map((module) => fileIn(module, dimension));
  checkOffer(
    kindsIn(dimension, sources),
    offered,
    dimension,
    sources.module(QUESTIONS).functions.get('intersects')!.node,
  );
}

function kindsIn(dimension: Dimension, sources: Sources): string[] {
  return kindsOf(sources.module(`src/${dimension}d/shapes/shape.ts`).aliases.get('Shape')!.type);
}

/**
 * Values of all pairs, by what is asked: functions that are alike stand side by side, and bundles become a tenth smaller. gzip looks no
 * farther back than 32 kB.
 */
class ValueFiles {
  readonly all = new Map<string, GeneratedFile>();

  constructor(
    private readonly dimension: Dimension,
    private readonly sources: Sources,
  ) {}

  /** The file for a value. Distances and nearest points are made of the closest points, and stand with them. */
  readonly of = (value: string): GeneratedFile => {
    const name = /^(distance|closestPoint)/.test(value) ? 'closestPoints' : value;
    const file = this.all.get(name) ?? new GeneratedFile('src/pairs', this.dimension, this.sources);
    this.all.set(name, file);
    return file;
  };
}

/** All functions of pairs that users see: by the order of these lines bundlers order all code. */
function exportsOf(offer: Offer): string {
  const lines = [...offer]
    .map(([file, { exported }]) => [file, exported.filter(isPublic).sort()] as const)
    .filter(([, names]) => names.length > 0)
    .sort(([a], [b]) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1))
    .map(([file, names]) => `export { ${names.join(', ')} } from './${file}.js';`);
  return [
    `// Generated from src/pairs: what they offer to users.`,
    ...lines,
    `export * from './copies.js';`,
    `export * from './questions.js';`,
    `export * from './results.js';`,
    '',
  ].join('\n');
}

/** What functions say that they need, once for all questions about the same kinds. */
function neededBy(offer: Offer): string {
  const texts = new Map([...offer.values()].flatMap(({ needs }) => [...needs]));
  const lines = [...texts].map(([name, text]) => `export const ${name} = '${text}';`);
  return ['// Generated from src/pairs: what their functions say that they need.', ...lines.sort(), ''].join('\n');
}

/** Questions first, then what contains what, then values. */
const rankOf = (file: string): number => (file.includes('.contains') ? 1 : file.includes('-') ? 0 : 2);

/** The pairs of a dimension: those that hold in both, and its own. */
export function pairFiles(dimension: Dimension): string[] {
  return ['src/pairs', `src/${dimension}d/pairs`].flatMap((folder) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => name.endsWith('.ts') && !/\.(test|soak)\.ts$/.test(name))
          .map((name) => `${folder}/${name}`)
      : [],
  );
}

/** The questions of all pairs in plain doubles, by path: for benchmarks. */
export function compileNaively(sources = new Sources()): Map<string, string> {
  const files = new Map<string, string>();
  for (const dimension of [2, 3] as const) {
    const programs = new GeneratedFile('src/words/shapes.ts', dimension, sources);
    const questions = new Questions(sources, new Programs(programs));
    for (const origin of pairFiles(dimension)) {
      const module = sources.module(origin);
      const file = new GeneratedFile(origin, dimension, sources);
      questions.compileNaively(module, file);
      files.set(`${dimension}d/${fileIn(module, dimension)}.ts`, file.text());
    }
  }
  return files;
}
