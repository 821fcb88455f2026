/** Writes the questions of all pairs in plain doubles, as JavaScript, into the folder given. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { compileNaively } from './compile.js';

const [folder = ''] = process.argv.slice(2);
const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true };
for (const [file, text] of compileNaively()) {
  const target = path.join(folder, file.replace(/\.ts$/, '.js'));
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, ts.transpileModule(text, { compilerOptions }).outputText);
}
