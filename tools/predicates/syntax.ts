/** What a predicate is made of, once read: the subset of TypeScript that the compiler understands. */

export type Arithmetic =
  | { readonly op: 'input'; readonly path: string }
  | { readonly op: 'integer'; readonly value: number }
  | { readonly op: 'name'; readonly name: string }
  | { readonly op: 'add' | 'subtract'; readonly left: Arithmetic; readonly right: Arithmetic }
  | { readonly op: 'multiply'; readonly left: Arithmetic; readonly right: Arithmetic }
  | { readonly op: 'negate' | 'absolute'; readonly of: Arithmetic }
  | { readonly op: 'larger' | 'smaller'; readonly left: Arithmetic; readonly right: Arithmetic }
  | { readonly op: 'choose'; readonly condition: Condition; readonly yes: Arithmetic; readonly no: Arithmetic };

export type Comparison = '<' | '<=' | '>' | '>=' | '===' | '!==';

export type Condition =
  | { readonly op: 'compare'; readonly by: Comparison; readonly left: Arithmetic; readonly right: Arithmetic }
  | { readonly op: 'and' | 'or'; readonly left: Condition; readonly right: Condition }
  | { readonly op: 'not'; readonly of: Condition }
  | { readonly op: 'call'; readonly text: string };

export type Statement =
  | { readonly op: 'const'; readonly name: string; readonly value: Arithmetic }
  | { readonly op: 'if'; readonly condition: Condition; readonly then: Statement[]; readonly else: Statement[] }
  | { readonly op: 'return'; readonly value: string | Condition };

export interface Predicate {
  readonly name: string;
  /** JSDoc of the source, carried over to the generated function. */
  readonly comment: string;
  readonly parameters: readonly { readonly name: string; readonly text: string }[];
  readonly returns: string;
  readonly body: Statement[];
  /** The body's own text: what runs where doubles are known not to round. */
  readonly bodyText: string;
}

export interface PredicateFile {
  readonly imports: readonly string[];
  readonly predicates: readonly Predicate[];
}
