/** What somebody gets who installs the tarball into a project that has nothing else. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type ts from 'typescript';
import { describe, expect, inject, test } from 'vitest';

const consumer = inject('consumer');
const exported = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).exports);
const entryPoints = exported.filter((path) => path !== './package.json').map((path) => path.replace('.', 'riposte'));

function runNode(...parameters: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, parameters, { cwd: consumer, encoding: 'utf8' });
  return stdout + stderr;
}

describe.each(entryPoints)('%s', (entryPoint) => {
  test('can be imported and has something to offer', () => {
    const code = `const names = Object.keys(await import('${entryPoint}')); console.log(names.length > 0)`;
    expect(runNode('--input-type=module', '--eval', code)).toBe('true\n');
  });

  const name = 'can be required (where Node can require ES modules: 20.19, 22.12 and newer)';
  test.runIf(process.features.require_module)(name, () => {
    const code = `console.log(Object.keys(require('${entryPoint}')).length > 0)`;
    expect(runNode('--input-type=commonjs', '--eval', code)).toBe('true\n');
  });

  test('leaves no trace of its import: no global, no change of a built-in, no output', () => {
    const code = `
      const look = () => Object.getOwnPropertyNames(globalThis).flatMap((name) => {
        const { value } = Object.getOwnPropertyDescriptor(globalThis, name);
        return [name, ...Object.getOwnPropertyNames(Object(value)), ...Object.getOwnPropertyNames(Object(value?.prototype))];
      }).join();
      const before = look();
      await import('${entryPoint}');
      console.log(look() === before);
    `;
    expect(runNode('--input-type=module', '--eval', code)).toBe('true\n');
  });
});

describe.each([
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
])('TypeScript with module %s and moduleResolution %s', (module, moduleResolution) => {
  function typeErrors(file: string, code?: string, more: ts.CompilerOptions = {}): string {
    if (code !== undefined) writeFileSync(join(consumer, file), code);
    const compilerOptions = {
      module,
      moduleResolution,
      target: 'es2022',
      lib: ['es2022'],
      types: [],
      strict: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      noEmit: true,
      ...more,
    };
    const project = join(consumer, `tsconfig.${moduleResolution}.json`);
    writeFileSync(project, JSON.stringify({ compilerOptions, files: [file] }));
    return runNode(resolve('node_modules/typescript/bin/tsc'), '--project', project);
  }

  test('compiles a program that uses both dimensions', () => {
    expect(typeErrors('dimensions.ts')).toBe('');
  });

  test('finds the types of every entry point, without three.js except for its adapter', () => {
    const others = entryPoints.filter((entryPoint) => entryPoint !== 'riposte/three');
    expect(typeErrors('others.ts', reexports(others))).toBe('');
  });

  /** As it is where three.js is installed as well. */
  const withThree = {
    paths: { three: [resolve('node_modules/@types/three/index.d.ts')] },
    lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'],
  };

  test('finds the types of the adapter where those of three.js are', () => {
    expect(typeErrors('adapter.ts', reexports(['riposte/three']), withThree)).toBe('');
  });

  test('compiles what people should be able to write', () => {
    expect(typeErrors('uses.ts', undefined, withThree)).toBe('');
  });

  test('sees every mistake', () => {
    expect(typeErrors('misuses.ts', undefined, withThree)).toBe('');
    expect(readFileSync(join(consumer, 'misuses.ts'), 'utf8').match(/@ts-expect-error/g)!.length).toBeGreaterThan(40);
  });
});

function reexports(modules: string[]): string {
  return modules.map((name, index) => `export * as module${index} from '${name}';`).join('\n');
}
