/** What the types of a pair's parameters and results say about their numbers. */
import ts from 'typescript';
import { type FoundType, type Module, refuse, type Sources } from './source.js';

/** `length`: shrinks with the shapes; `step`: what t counts in, stays; `steps`: such a t, or one of the first or second shape alone; `ratio`: stays. */
export type Unit = 'length' | 'step' | 'steps' | 'stepsOfFirst' | 'stepsOfSecond' | 'ratio';

export type Type =
  /** `only` some numbers, such as `-1 | 0 | 1`. */
  | { readonly kind: 'number'; readonly unit: Unit; readonly only?: string }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'text'; readonly type: string; readonly first: string }
  | { readonly kind: 'vec'; readonly unit: Unit }
  /** Is passed on as it is. */
  | { readonly kind: 'shared' }
  | { readonly kind: 'list'; readonly items: readonly Type[] }
  | { readonly kind: 'record'; readonly name: string; readonly fields: ReadonlyMap<string, Type> };

const SHAPES = 'src/words/shapes.ts';

const NUMBERS: Record<string, Type> = {
  number: { kind: 'number', unit: 'ratio' },
  Ratio: { kind: 'number', unit: 'ratio' },
  Steps: { kind: 'number', unit: 'steps' },
  StepsOfFirst: { kind: 'number', unit: 'stepsOfFirst' },
  StepsOfSecond: { kind: 'number', unit: 'stepsOfSecond' },
  Length: { kind: 'number', unit: 'length' },
  Sign: { kind: 'number', unit: 'ratio' },
  Index: { kind: 'number', unit: 'ratio' },
  Vec: { kind: 'vec', unit: 'length' },
  Vec3: { kind: 'vec', unit: 'length' },
  Point: { kind: 'vec', unit: 'length' },
  Step: { kind: 'vec', unit: 'step' },
  Step3: { kind: 'vec', unit: 'step' },
  Direction: { kind: 'vec', unit: 'ratio' },
  Direction3: { kind: 'vec', unit: 'ratio' },
};

export class Types {
  /** Types that are being looked into. */
  private readonly open = new Set<ts.Node>();

  constructor(private readonly sources: Sources) {}

  of(node: ts.TypeNode, module: Module, given: ReadonlyMap<string, Type> = new Map()): Type {
    if (node.kind === ts.SyntaxKind.NumberKeyword) return NUMBERS['number']!;
    if (node.kind === ts.SyntaxKind.BooleanKeyword) return { kind: 'boolean' };
    if (ts.isUnionTypeNode(node) || ts.isLiteralTypeNode(node)) return literal(node);
    if (ts.isTypeOperatorNode(node)) return this.of(node.type, module, given);
    if (ts.isTupleTypeNode(node))
      return { kind: 'list', items: node.elements.map((item) => this.of(item, module, given)) };
    if (ts.isTypeLiteralNode(node))
      return { kind: 'record', name: '', fields: this.fields(node.members, module, given) };
    if (!ts.isTypeReferenceNode(node)) return refuse(node, 'unknown type');
    const name = node.typeName.getText();
    const known = given.get(name) ?? NUMBERS[name];
    if (known) return known;
    if (name === 'Shared') return { kind: 'shared' };
    const args = (node.typeArguments ?? []).map((arg) => this.of(arg, module, given));
    if (name === 'Three') return { kind: 'list', items: [args[0]!, args[0]!, args[0]!] };
    return this.named(node, name, args, module);
  }

  named(node: ts.Node, name: string, args: readonly Type[], module: Module): Type {
    const found = this.sources.type(module, name);
    if (!found) return refuse(node, `unknown type ${name}`);
    const { declaration } = found;
    if (this.open.has(declaration)) return refuse(declaration, 'a type must not contain itself');
    this.open.add(declaration);
    try {
      return this.declared(name, found, args);
    } finally {
      this.open.delete(declaration);
    }
  }

  private declared(name: string, { declaration, module }: FoundType, args: readonly Type[]): Type {
    const given = new Map(
      (declaration.typeParameters ?? []).map(({ name: { text }, default: usual }, i) => [
        text,
        args[i] ?? (usual ? this.of(usual, module) : NUMBERS['number']!),
      ]),
    );
    if (ts.isTypeAliasDeclaration(declaration)) {
      const type = this.of(declaration.type, module, given);
      return type.kind === 'text' ? { ...type, type: name } : type;
    }
    const fields = new Map<string, Type>();
    for (const { types } of declaration.heritageClauses ?? []) {
      for (const parent of types) {
        const parentArgs = (parent.typeArguments ?? []).map((arg) => this.of(arg, module, given));
        const type = this.named(parent, parent.expression.getText(), parentArgs, module);
        if (type.kind === 'record') for (const [field, of] of type.fields) fields.set(field, of);
      }
    }
    for (const [field, of] of this.fields(declaration.members, module, given)) fields.set(field, of);
    return { kind: 'record', name, fields };
  }

  private fields(
    members: ts.NodeArray<ts.TypeElement>,
    module: Module,
    given: ReadonlyMap<string, Type>,
  ): Map<string, Type> {
    const fields = new Map<string, Type>();
    for (const member of members) {
      if (!ts.isPropertySignature(member) || !member.type) refuse(member, 'a field with a type');
      // What only space has may be left out in the plane.
      if (member.questionToken && member.name.getText() !== 'z') refuse(member, 'a field that is always there');
      const type = this.of(member.type, module, given);
      if (module.file === SHAPES && isBare(type, member.type))
        refuse(member, 'a number of a shape has a unit: Length, Ratio, or that of a vector');
      fields.set(member.name.getText(), type);
    }
    return fields;
  }
}

/** A number of which nothing tells what happens to it when the shape is made smaller. */
function isBare(type: Type, node: ts.TypeNode): boolean {
  const name = ts.isTypeReferenceNode(node) ? node.typeName.getText() : '';
  return type.kind === 'number' && !(name in NUMBERS);
}

/** `-1 | 0 | 1` is a number, `'touches' | 'inside'` a word, `true | false` a boolean. */
function literal(node: ts.TypeNode): Type {
  const text = node.getText();
  if (text.includes("'")) return { kind: 'text', type: text, first: firstOf(text) };
  return /^[\d\s|-]+$/.test(text) ? { kind: 'number', unit: 'ratio', only: text } : refuse(node, 'unknown type');
}

/** The first word of a type: `'face a.x'` of `` `face ${'a' | 'b'}.${'x' | 'y'}` ``. */
function firstOf(type: string): string {
  const plain = type.replace(/\$\{'([^']*)'[^}]*\}/g, '$1').replace(/`/g, "'");
  return /'[^']*'/.exec(plain)![0];
}
