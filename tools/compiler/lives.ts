/** Which variables of a printed function are needed at the same time. */
import ts from 'typescript';

/** Where a variable is declared or set. */
interface Setting {
  readonly statement: ts.Statement;
  readonly target: ts.Identifier;
  /** Undefined where it is only declared. */
  readonly value: ts.Expression | undefined;
}

export class Lives {
  private readonly declarations = new Map<string, ts.VariableDeclaration>();
  private readonly settings = new Map<string, Setting[]>();
  private readonly uses = new Map<string, ts.Identifier[]>();
  private readonly known = new Map<string, Set<string>>();

  constructor(body: ts.Block) {
    this.collect(body);
    this.before(body, new Set());
  }

  /** In the order of their declarations. */
  get names(): string[] {
    return [...this.declarations.keys()];
  }

  has(name: string): boolean {
    return this.declarations.has(name);
  }

  declarationOf(name: string): ts.VariableDeclaration {
    return this.declarations.get(name)!;
  }

  settingsOf(name: string): readonly Setting[] {
    return this.settings.get(name) ?? [];
  }

  usesOf(name: string): readonly ts.Identifier[] {
    return this.uses.get(name) ?? [];
  }

  /** The variable that is set to what is used there, and to nothing else. */
  copyBy(use: ts.Identifier): string | undefined {
    const { parent } = use;
    if (ts.isVariableDeclaration(parent)) return (parent.name as ts.Identifier).text;
    const set = ts.isExpressionStatement(parent.parent) && ts.isExpression(parent) ? settingIn(parent) : undefined;
    return set?.right === use ? set.left.text : undefined;
  }

  /** Whether both hold something at the same time that is still needed. */
  overlap(one: string, other: string): boolean {
    return this.known.get(one)?.has(other) ?? false;
  }

  private collect(node: ts.Node): void {
    // What is caught is thrown again, with parameters and nothing else.
    if (ts.isCatchClause(node)) return;
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) this.declarations.set(node.name.text, node);
    ts.forEachChild(node, (child) => this.collect(child));
  }

  /** @param live what is needed after the statement, and in the end what is needed before it */
  private before(node: ts.Statement, live: Set<string>): void {
    if (ts.isBlock(node)) for (const inner of [...node.statements].reverse()) this.before(inner, live);
    else if (ts.isVariableStatement(node)) {
      const { name, initializer } = node.declarationList.declarations[0]!;
      this.set(node, name as ts.Identifier, initializer, live);
    } else if (ts.isIfStatement(node)) {
      const other = new Set(live);
      this.before(node.thenStatement, live);
      if (node.elseStatement) this.before(node.elseStatement, other);
      for (const name of other) live.add(name);
      this.use(node.expression, live);
    } else if (ts.isTryStatement(node)) {
      this.before(node.tryBlock, live);
    } else if (ts.isReturnStatement(node)) {
      live.clear();
      if (node.expression) this.use(node.expression, live);
    } else if (ts.isExpressionStatement(node)) {
      const set = settingIn(node.expression);
      if (set && this.has(set.left.text)) this.set(node, set.left, set.right, live);
      else this.use(node.expression, live);
    } else throw new TypeError(`generated functions have no such statement: ${node.getText()}`);
  }

  private set(
    statement: ts.Statement,
    target: ts.Identifier,
    value: ts.Expression | undefined,
    live: Set<string>,
  ): void {
    const name = target.text;
    this.settings.set(name, [...this.settingsOf(name), { statement, target, value }]);
    live.delete(name);
    for (const other of value ? live : []) {
      this.with(name).add(other);
      this.with(other).add(name);
    }
    if (value) this.use(value, live);
  }

  private with(name: string): Set<string> {
    const found = this.known.get(name) ?? new Set();
    this.known.set(name, found);
    return found;
  }

  private use(node: ts.Node, live: Set<string>): void {
    if (ts.isIdentifier(node) && this.has(node.text) && !isFieldName(node)) {
      live.add(node.text);
      this.uses.set(node.text, [...this.usesOf(node.text), node]);
    }
    ts.forEachChild(node, (child) => this.use(child, live));
  }
}

function settingIn(of: ts.Expression): { left: ts.Identifier; right: ts.Expression } | undefined {
  if (!ts.isBinaryExpression(of) || of.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return undefined;
  return ts.isIdentifier(of.left) ? { left: of.left, right: of.right } : undefined;
}

function isFieldName({ parent, ...node }: ts.Identifier): boolean {
  return (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) && parent.name.pos === node.pos;
}
