/** Reads a predicate file with the TypeScript parser and refuses, with place and reason, what is outside the subset. */
import ts from 'typescript';
import type { Arithmetic, Comparison, Condition, Predicate, PredicateFile, Statement } from './syntax.js';

export function readPredicates(fileName: string, text: string): PredicateFile {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.ES2022, true);
  const imports: string[] = [];
  const predicates: Predicate[] = [];
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) imports.push(statement.getText());
    else if (ts.isFunctionDeclaration(statement)) predicates.push(new Reader(statement).read());
    else refuse(statement, 'only imports and functions may stand in a predicate file');
  }
  return { imports, predicates };
}

function refuse(node: ts.Node, reason: string): never {
  const file = node.getSourceFile();
  const { line, character } = file.getLineAndCharacterOfPosition(node.getStart());
  throw new SyntaxError(`${file.fileName}:${line + 1}:${character + 1}: ${reason}: ${node.getText()}`);
}

class Reader {
  private readonly parameters: Set<string>;
  /** Names in sight, by what the source calls them. A name used again in another block gets a number. */
  private names = new Map<string, string>();
  private readonly taken = new Set<string>();

  constructor(private readonly source: ts.FunctionDeclaration) {
    this.parameters = new Set(source.parameters.map((parameter) => parameter.name.getText()));
  }

  read(): Predicate {
    const { source } = this;
    if (!source.name || !source.body || !source.type)
      refuse(source, 'a predicate has a name, a body and a return type');
    const [comment] = ts.getJSDocCommentsAndTags(source);
    if (!comment) refuse(source, 'a predicate says in a doc comment what it asks');
    return {
      name: source.name.text,
      comment: comment.getText(),
      parameters: source.parameters.map((parameter) => ({ name: parameter.name.getText(), text: parameter.getText() })),
      returns: source.type.getText(),
      body: this.block(source.body),
      bodyText: source.body.getText(),
    };
  }

  private block(node: ts.Statement): Statement[] {
    const outside = this.names;
    this.names = new Map(outside);
    const statements = (ts.isBlock(node) ? [...node.statements] : [node]).flatMap((statement) =>
      this.statement(statement),
    );
    this.names = outside;
    return statements;
  }

  private statement(node: ts.Statement): Statement[] {
    if (ts.isVariableStatement(node)) {
      if (!(node.declarationList.flags & ts.NodeFlags.Const)) refuse(node, 'only const');
      return node.declarationList.declarations.map((declaration) => {
        if (!declaration.initializer || !ts.isIdentifier(declaration.name)) refuse(declaration, 'const name = value');
        const value = this.arithmetic(declaration.initializer);
        return { op: 'const', name: this.declare(declaration.name.text), value };
      });
    }
    if (ts.isIfStatement(node)) {
      return [
        {
          op: 'if',
          condition: this.condition(node.expression),
          then: this.block(node.thenStatement),
          else: node.elseStatement ? this.block(node.elseStatement) : [],
        },
      ];
    }
    if (ts.isReturnStatement(node) && node.expression) {
      const literal = literalText(node.expression);
      return [{ op: 'return', value: literal ?? this.condition(node.expression) }];
    }
    return refuse(node, 'not a const, if or return');
  }

  private declare(source: string): string {
    let name = source;
    for (let again = 2; this.taken.has(name); again++)
      name = source.replace(/[XYZ]?$/, (letter) => `${again}${letter}`);
    this.taken.add(name);
    this.names.set(source, name);
    return name;
  }

  private condition(node: ts.Expression): Condition {
    if (ts.isParenthesizedExpression(node)) return this.condition(node.expression);
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      return { op: 'not', of: this.condition(node.operand) };
    }
    if (ts.isCallExpression(node)) return { op: 'call', text: node.getText() };
    if (!ts.isBinaryExpression(node)) return refuse(node, 'not a condition');
    const operator = node.operatorToken.getText();
    if (operator === '&&' || operator === '||') {
      const op = operator === '&&' ? 'and' : 'or';
      return { op, left: this.condition(node.left), right: this.condition(node.right) };
    }
    if (!['<', '<=', '>', '>=', '===', '!=='].includes(operator)) return refuse(node, 'not a comparison');
    const left = this.arithmetic(node.left);
    return { op: 'compare', by: operator as Comparison, left, right: this.arithmetic(node.right) };
  }

  private arithmetic(node: ts.Expression): Arithmetic {
    if (ts.isParenthesizedExpression(node)) return this.arithmetic(node.expression);
    if (ts.isNumericLiteral(node)) {
      const value = Number(node.text);
      return Number.isSafeInteger(value) ? { op: 'integer', value } : refuse(node, 'only whole numbers are exact');
    }
    if (ts.isIdentifier(node)) {
      const name = this.names.get(node.text);
      return name ? { op: 'name', name } : refuse(node, 'unknown name');
    }
    if (ts.isPropertyAccessExpression(node)) {
      const path = node.getText();
      return this.parameters.has(path.split('.')[0]!)
        ? { op: 'input', path }
        : refuse(node, 'not a field of a parameter');
    }
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) {
      return { op: 'negate', of: this.arithmetic(node.operand) };
    }
    if (ts.isConditionalExpression(node)) {
      const condition = this.condition(node.condition);
      return { op: 'choose', condition, yes: this.arithmetic(node.whenTrue), no: this.arithmetic(node.whenFalse) };
    }
    if (ts.isCallExpression(node)) return this.mathCall(node);
    if (ts.isBinaryExpression(node)) {
      const op = { '+': 'add', '-': 'subtract', '*': 'multiply' }[node.operatorToken.getText()];
      if (!op) refuse(node, 'only + - * keep the numbers of a decision exact');
      const left = this.arithmetic(node.left);
      return { op: op as 'add' | 'subtract' | 'multiply', left, right: this.arithmetic(node.right) };
    }
    return refuse(node, 'not arithmetic');
  }

  private mathCall(node: ts.CallExpression): Arithmetic {
    const [first, ...rest] = node.arguments.map((argument) => this.arithmetic(argument));
    const name = node.expression.getText();
    if (name === 'Math.abs' && first && rest.length === 0) return { op: 'absolute', of: first };
    if ((name === 'Math.max' || name === 'Math.min') && first && rest.length > 0) {
      const op = name === 'Math.max' ? 'larger' : 'smaller';
      return rest.reduce((left: Arithmetic, right) => ({ op, left, right }), first);
    }
    return refuse(node, 'only Math.abs, Math.max and Math.min');
  }
}

function literalText(node: ts.Expression): string | undefined {
  const text = node.getText();
  return /^(true|false|-?\d+)$/.test(text) ? text : undefined;
}
