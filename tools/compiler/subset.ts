/** What a file of pairs or words may be made of, as far as that is seen before anything is worked out. */
import ts from 'typescript';
import { Misspelling, refuse } from './refusal.js';

/** Tags that mean something to the compiler or to tests, and those that speak to readers. */
const TAGS = ['shared', 'rare', 'cold', 'robust', 'bound', 'param', 'returns', 'see'];

/** TypeScript's parser goes on after a mistake, and only notes it. */
export function checkSyntax(source: ts.SourceFile): void {
  const { parseDiagnostics = [] } = source as { parseDiagnostics?: readonly ts.DiagnosticWithLocation[] };
  const [first] = parseDiagnostics;
  if (first) throw new Misspelling(source, first.start, ts.flattenDiagnosticMessageText(first.messageText, ' '));
}

/** A tag that nothing reads is most likely a misspelled one. */
export function checkTags(source: ts.SourceFile, isPair: boolean): void {
  // Not by recursion: formulas may nest deeper than that goes.
  const nodes: ts.Node[] = [source];
  for (const node of nodes) {
    for (const tag of tagsOf(node)) {
      const name = tag.tagName.text;
      if (!TAGS.includes(name)) refuse(tag, `unknown tag, known are ${TAGS.map((known) => `@${known}`).join(' ')}`);
      if (name === 'bound' && !(isPair && isExported(node))) refuse(tag, '@bound is for functions that a pair exports');
    }
    ts.forEachChild(node, (child) => {
      nodes.push(child);
    });
  }
}

function tagsOf(node: ts.Node): readonly ts.JSDocTag[] {
  const { jsDoc = [] } = node as { jsDoc?: readonly ts.JSDoc[] };
  return jsDoc.flatMap(({ tags = [] }: { tags?: readonly ts.JSDocTag[] }) => tags);
}

export function isExported(node: ts.Node): boolean {
  return hasModifier(node, ts.SyntaxKind.ExportKeyword);
}

function hasModifier(node: ts.Node, kind: ts.SyntaxKind): boolean {
  return ts.canHaveModifiers(node) && (ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) ?? false);
}

/** The types of what a pair exports are written: what it is compiled to depends on them. */
export function checkFunction(node: ts.FunctionDeclaration | ts.ArrowFunction, isOfPair: boolean): void {
  if (hasModifier(node, ts.SyntaxKind.AsyncKeyword)) refuse(node, 'a function must not be async');
  if (hasModifier(node, ts.SyntaxKind.DefaultKeyword)) refuse(node, 'export functions by their names');
  if (node.asteriskToken) refuse(node, 'a function must not be a generator');
  if (!isOfPair || !isExported(node)) return;
  for (const parameter of node.parameters) if (!parameter.type) refuse(parameter, 'a parameter with a type');
  if (!node.type) refuse(node, 'a function whose result has a type');
}

interface NamedArrow {
  readonly name: string;
  readonly node: ts.ArrowFunction;
}

/** The functions that a `const` at the top of a file declares. */
export function arrowsIn({ declarationList }: ts.VariableStatement): NamedArrow[] {
  return declarationList.declarations.flatMap(({ name, initializer }) =>
    ts.isIdentifier(name) && initializer && ts.isArrowFunction(initializer)
      ? [{ name: name.text, node: initializer }]
      : [],
  );
}

/** The same, where nothing else may be a const. */
export function checkedArrows(statement: ts.VariableStatement): NamedArrow[] {
  const { flags, declarations } = statement.declarationList;
  const arrows = arrowsIn(statement);
  if (!(flags & ts.NodeFlags.Const)) refuse(statement, 'only const');
  if (arrows.length < declarations.length)
    refuse(statement, 'only a function can be a const here: write a number where it is used');
  return arrows;
}
