/**
 * Compiles and runs pieces of code as users write them, against the library's sources.
 *
 * A line `expression; // said` is a claim: `…` stands for more digits, a quoted text for itself, `SomeError: …` for what
 * the expression throws, and whatever follows two spaces, or a colon behind true, false and null, is only words.
 */
import { resolve } from 'node:path';
import ts from 'typescript';

const modules: Record<string, () => Promise<object>> = {
  three: () => import('three'),
  'riposte/2d': () => import('../src/2d/index.js'),
  'riposte/3d': () => import('../src/3d/index.js'),
  'riposte/3d/explain': () => import('../src/3d/explain/index.js'),
  'riposte/gizmos': () => import('../src/gizmos/index.js'),
  'riposte/math': () => import('../src/math/index.js'),
  'riposte/three': () => import('../src/three/index.js'),
};

export interface Claim {
  readonly expression: string;
  readonly actual: string;
  readonly said: string;
}

/** Runs the code; `prelude` comes before it and makes no claims. */
export async function claimsOf(code: string, prelude = ''): Promise<Claim[]> {
  const claims: Claim[] = [];
  const check = (expression: string, said: string, evaluate: () => unknown): void => {
    claims.push({ expression, actual: outcome(evaluate), said });
  };
  const loaded = Object.fromEntries(
    await Promise.all(Object.entries(modules).map(async ([name, load]) => [name, await load()] as const)),
  );
  const asked = code.replace(/^([^\s/].*?);[ ]*\/\/ (\S.*)$/gm, (line, expression: string, said: string) => {
    if (/^(const|let|for|import)\b/.test(expression)) return line;
    return `check(${JSON.stringify(expression)}, ${JSON.stringify(said)}, () => (${expression}));`;
  });
  const body = `${prelude}\n${asked}`.replace(
    /^import \{([^}]*)\} from '([^']+)';$/gm,
    (_all, names: string, from: string) => {
      const values = names.split(',').filter((name) => !name.trim().startsWith('type '));
      return `const {${values.join(',').replaceAll(' as ', ': ')}} = modules['${from}'];`;
    },
  );
  const { outputText } = ts.transpileModule(body, { compilerOptions: { target: ts.ScriptTarget.ES2022 } });
  new Function('modules', 'check', outputText)(loaded, check);
  return claims;
}

function outcome(evaluate: () => unknown): string {
  try {
    return shown(evaluate());
  } catch (error) {
    return String(error);
  }
}

function shown(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '0' : String(value);
  return `{ ${Object.entries(value)
    .map(([key, field]) => `${key}: ${shown(field)}`)
    .join(', ')} }`;
}

export function pattern(said: string): RegExp {
  const [claim = ''] = said.replace(/^(true|false|null): .*/, '$1').split('  ');
  const escaped = claim.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('…', '\\d*')}$`);
}

function optionsOf(): ts.CompilerOptions {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path));
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, '.').options;
  const paths = Object.fromEntries(
    Object.keys(modules)
      .filter((module) => module.startsWith('riposte/'))
      .map((module) => [module, [resolve(`src/${module.slice('riposte/'.length)}/index.ts`)]]),
  );
  return { ...parsed, paths, lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'] };
}

/** What the compiler says of the code, with the library's names leading to its sources. */
export function complaintsAbout(code: string): string[] {
  return complaintsAboutEach([code])[0]!;
}

/** The same of many pieces, each a file of its own. Together they take hardly longer than one. */
export function complaintsAboutEach(codes: readonly string[]): string[][] {
  const texts = new Map(codes.map((code, i) => [resolve(`test/snippet.${i}.example.ts`), code]));
  const options = optionsOf();
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.getSourceFile = (path, ...rest) => {
    const code = texts.get(resolve(path));
    return code === undefined ? getSourceFile(path, ...rest) : ts.createSourceFile(path, code, ts.ScriptTarget.ES2022);
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  return [...texts.keys()].map((name) => {
    const source = program.getSourceFile(name);
    const complaints = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return complaints.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  });
}
