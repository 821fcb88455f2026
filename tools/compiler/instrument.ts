/**
 * Rewrites pairs and words so that their numbers go through an object `calc`, which may take anything for a number: exact
 * ones that tell where they come from (`src/exact/trace.ts`), or ones of many digits (`test/values/precise.ts`).
 *
 * `a + b` becomes `calc.add(a, b)`, `a <= b` becomes `calc.compare('<=', a, b, 'a <= b')`, and `const gap = …` becomes
 * `const gap = calc.name('gap', …)`. Types stay as they are.
 */
import ts from 'typescript';
import { isQuestion, type Module, type SourceFunction, type Sources, VOCABULARY } from './source.js';

const SIGNS = ['APART', 'TOUCHING', 'OVERLAPPING'];

const ARITHMETIC: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.PlusToken]: 'add',
  [ts.SyntaxKind.MinusToken]: 'subtract',
  [ts.SyntaxKind.AsteriskToken]: 'multiply',
  [ts.SyntaxKind.SlashToken]: 'divide',
  [ts.SyntaxKind.PercentToken]: 'remainder',
  [ts.SyntaxKind.AsteriskAsteriskToken]: 'power',
};

/** What the rewritten code calls. `at` holds the variables of the loops around, `text` is the source as it was written. */
export interface Calc {
  add(a: number, b: number): number;
  subtract(a: number, b: number): number;
  multiply(a: number, b: number): number;
  divide(a: number, b: number): number;
  remainder(a: number, b: number): number;
  power(a: number, b: number): number;
  negate(a: number): number;
  abs(a: number): number;
  sqrt(a: number): number;
  sign(a: number): number;
  floor(a: number): number;
  log2(a: number): number;
  max(...of: number[]): number;
  min(...of: number[]): number;
  isNumber(value: unknown): value is number;
  /** Without a text it is one of the vocabulary's own. */
  compare<T>(by: string, a: T, b: T, text?: string, at?: object): boolean;
  and(left: () => boolean, right: () => boolean): boolean;
  or(left: () => boolean, right: () => boolean): boolean;
  /** A value that the source gives a name to; `text` is what it is made of. */
  name<T>(name: string, value: T, text?: string, at?: object): T;
  /** A condition of its own name: a comparison of vectors, or a function that answers yes or no. */
  check<A extends readonly unknown[], R>(f: (...args: A) => R, args: A, text: string, at?: object): R;
  /** A question about shapes as they were given. */
  ask<A extends readonly unknown[], R>(
    file: string,
    name: string,
    f: (...args: A) => R,
    args: A,
    text: string,
    at?: object,
  ): R;
  /** The sign of a number that decides an answer. */
  signOf(value: number, text: string, at?: object): number;
  /** A fixed answer, given because of the condition before it. */
  because(sign: number): number;
  /** A fixed answer at the end of a function, given because of all conditions before it. */
  afterAll(sign: number): number;
}

/**
 * @param runtime what `calc` is imported from
 * @param wanted the declarations that are needed; all, unless they are given
 */
export function instrument(module: Module, sources: Sources, runtime: string, wanted?: ReadonlySet<string>): string {
  const { source } = module;
  const rewriting = new Rewriting(module, sources);
  const statements = source.statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement)) return wanted ? importOf(statement, wanted) : [statement];
    return !wanted || declaredBy(statement).some((name) => wanted.has(name)) ? [rewriting.statement(statement)] : [];
  });
  const printer = ts.createPrinter({ removeComments: true });
  const text = printer.printFile(ts.factory.updateSourceFile(source, statements));
  return /\bcalc\.\w+/.test(text) ? `import { calc } from '${runtime}';\n${text}` : text;
}

/** The names that a statement at the top of a file declares. */
export function declaredBy(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const isNamed =
    ts.isFunctionDeclaration(statement) || ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

/** An import of no more than what is wanted. */
function importOf(statement: ts.ImportDeclaration, wanted: ReadonlySet<string>): ts.Statement[] {
  const { importClause, moduleSpecifier, modifiers } = statement;
  const bindings = importClause!.namedBindings!;
  if (ts.isNamespaceImport(bindings)) return wanted.has(bindings.name.text) ? [statement] : [];
  const elements = bindings.elements.filter(({ name }) => wanted.has(name.text));
  const { factory } = ts;
  const clause = factory.updateImportClause(
    importClause!,
    importClause!.phaseModifier,
    undefined,
    factory.updateNamedImports(bindings, elements),
  );
  return elements.length === 0
    ? []
    : [factory.updateImportDeclaration(statement, modifiers, clause, moduleSpecifier, undefined)];
}

class Rewriting {
  /** Whether the file is one of those that all others are written in: what it does needs no mention. */
  private readonly isVocabulary: boolean;
  private readonly loops: string[] = [];
  private context!: ts.TransformationContext;

  constructor(
    private readonly module: Module,
    private readonly sources: Sources,
  ) {
    this.isVocabulary = VOCABULARY.includes(module.file);
  }

  statement(statement: ts.Statement): ts.Statement {
    const { transformed } = ts.transform(statement, [
      (context) => {
        this.context = context;
        return (node) => this.visit(node) as ts.Statement;
      },
    ]);
    return transformed[0]!;
  }

  private readonly visit = (node: ts.Node): ts.Node => {
    if (ts.isTypeNode(node)) return node;
    if (ts.isBinaryExpression(node)) return this.binary(node);
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) return this.negated(node);
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'Math') return method(node.name.text);
    if (ts.isCallExpression(node)) return this.call(node);
    if (ts.isVariableDeclaration(node)) return this.declaration(node);
    if (ts.isIdentifier(node) && SIGNS.includes(node.text) && !this.isVocabulary)
      return call(endsFunction(node.parent) ? 'afterAll' : 'because', node);
    if (ts.isArrowFunction(node) && ts.isCallExpression(node.parent)) return this.round(node.parameters, node);
    if (ts.isForOfStatement(node))
      return this.round((node.initializer as ts.VariableDeclarationList).declarations, node);
    return this.inner(node);
  };

  private inner<N extends ts.Node>(node: N): N {
    return ts.visitEachChild(node, this.visit, this.context);
  }

  private expression(node: ts.Expression): ts.Expression {
    return this.visit(node) as ts.Expression;
  }

  /** A round of a loop, or of a function that stands for one. */
  private round(variables: readonly { readonly name: ts.BindingName }[], node: ts.Node): ts.Node {
    const before = this.loops.length;
    this.loops.push(...variables.flatMap(({ name }) => namesIn(name)));
    const rewritten = this.inner(node);
    this.loops.length = before;
    return rewritten;
  }

  private binary(node: ts.BinaryExpression): ts.Expression {
    const operator = node.operatorToken.getText();
    if (ts.isTypeOfExpression(node.left)) return call('isNumber', this.expression(node.left.expression));
    const arithmetic = ARITHMETIC[node.operatorToken.kind];
    if (arithmetic) return call(arithmetic, this.expression(node.left), this.expression(node.right));
    if (/^([<>]=?|[!=]==)$/.test(operator)) {
      const operands = [text(operator), this.expression(node.left), this.expression(node.right)];
      return call('compare', ...operands, ...(this.isVocabulary ? [] : this.place(node)));
    }
    if (!/^(&&|\|\|)$/.test(operator) || this.isVocabulary) return this.inner(node);
    return call(
      operator === '&&' ? 'and' : 'or',
      later(this.expression(node.left)),
      later(this.expression(node.right)),
    );
  }

  private negated(node: ts.PrefixUnaryExpression): ts.Expression {
    return ts.isNumericLiteral(node.operand) ? node : call('negate', this.expression(node.operand));
  }

  private call(node: ts.CallExpression): ts.Expression {
    const f = this.calledBy(node.expression);
    const args = node.arguments.map((argument) => this.expression(argument));
    const list = ts.factory.createArrayLiteralExpression(args);
    const name = this.expression(node.expression);
    if (f && isQuestion(f)) return call('ask', text(f.module.file), text(f.name), name, list, ...this.place(node));
    if (f && !this.isVocabulary) {
      if (f.name === 'signOf') return call('signOf', ...args, ...this.place(node.arguments[0]!));
      if (isCondition(f)) return call('check', name, list, ...this.place(node));
    }
    return ts.factory.updateCallExpression(node, name, node.typeArguments, args);
  }

  private declaration(node: ts.VariableDeclaration): ts.VariableDeclaration {
    const { name, initializer, exclamationToken, type } = node;
    if (!initializer || this.isVocabulary) return this.inner(node);
    const { factory } = ts;
    const named = (as: ts.Node | undefined, of: ts.Expression): ts.Expression => {
      const isNamed = as && ts.isIdentifier(as) && !ts.isArrowFunction(of);
      return isNamed ? call('name', text(as.text), this.expression(of), ...this.place(of)) : this.expression(of);
    };
    const parts =
      ts.isArrayBindingPattern(name) && ts.isArrayLiteralExpression(initializer) ? initializer.elements : [];
    const value =
      parts.length > 0
        ? factory.createArrayLiteralExpression(parts.map((part, i) => named(partOf(name, i), part)))
        : named(name, initializer);
    return factory.updateVariableDeclaration(node, name, exclamationToken, type, value);
  }

  /** The text of a node, and the variables of the loops around it. */
  private place(node: ts.Node): ts.Expression[] {
    const { factory } = ts;
    const variables = [...new Set(this.loops)].map((name) => factory.createShorthandPropertyAssignment(name));
    const at = variables.length > 0 ? [factory.createObjectLiteralExpression(variables)] : [];
    return [text(node.getText().replace(/\s+/g, ' ')), ...at];
  }

  private calledBy(expression: ts.Expression): SourceFunction | undefined {
    if (ts.isIdentifier(expression)) return this.function(this.module, expression.text);
    if (!ts.isPropertyAccessExpression(expression)) return undefined;
    const imported = this.module.imports.get(expression.expression.getText());
    return imported?.name === '*' ? this.sources.module(imported.from).functions.get(expression.name.text) : undefined;
  }

  private function(module: Module, name: string): SourceFunction | undefined {
    const imported = module.imports.get(name);
    return module.functions.get(name) ?? (imported && this.function(this.sources.module(imported.from), imported.name));
  }
}

/** Whether a function answers yes or no, for a vector once for each coordinate. `some` and `every` only gather answers. */
function isCondition({ module, node }: SourceFunction): boolean {
  return node.type?.getText() === (VOCABULARY.includes(module.file) ? 'Mask' : 'boolean');
}

function endsFunction(node: ts.Node): boolean {
  return ts.isReturnStatement(node) && ts.isFunctionDeclaration(node.parent.parent);
}

function namesIn(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));
}

function partOf(pattern: ts.BindingName, i: number): ts.Node | undefined {
  const element = ts.isArrayBindingPattern(pattern) ? pattern.elements[i] : undefined;
  return element && ts.isBindingElement(element) ? element.name : undefined;
}

function method(name: string): ts.Expression {
  return ts.factory.createPropertyAccessExpression(ts.factory.createIdentifier('calc'), name);
}

function call(name: string, ...args: ts.Expression[]): ts.Expression {
  return ts.factory.createCallExpression(method(name), undefined, args);
}

function text(of: string): ts.Expression {
  return ts.factory.createStringLiteral(of, true);
}

/** As a function, to be worked out only if it is needed. */
function later(expression: ts.Expression): ts.Expression {
  const { factory } = ts;
  return factory.createArrowFunction(undefined, undefined, [], undefined, undefined, expression);
}
