/** Runs rewritten pairs and words in memory, with numbers of one's own. */
import ts from 'typescript';
import { type Calc, instrument } from './instrument.js';
import { importedFile, Sources } from './source.js';

type Exports = Record<string, unknown>;

const RUNTIME = 'calc';

/** @returns a function that gives what a file exports; everything that it imports is rewritten too. */
export function loader(calc: Calc, sources = new Sources()): (file: string) => Exports {
  const loaded = new Map<string, Exports>();
  const load = (file: string): Exports => {
    const known = loaded.get(file);
    if (known) return known;
    const exports: Exports = {};
    loaded.set(file, exports);
    const resolve = (specifier: string): Exports =>
      specifier === RUNTIME ? { calc } : load(importedFile(file, specifier));
    new Function('require', 'exports', asScript(instrument(sources.module(file), sources, RUNTIME)))(resolve, exports);
    return exports;
  };
  return load;
}

function asScript(text: string): string {
  const compilerOptions = {
    module: ts.ModuleKind.CommonJS,
    target: ts.ScriptTarget.ES2022,
    verbatimModuleSyntax: false,
  };
  return ts.transpileModule(text, { compilerOptions }).outputText;
}
