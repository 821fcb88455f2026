/** A shape's fields without its `kind`: what a pair function asks for, so that three.js objects go straight in. */
export type Bare<S> = { readonly [Field in Exclude<keyof S, 'kind'>]: S[Field] };

/** The same where a shape of another kind with the same fields would be taken for something else: its own kind, or none. */
export type BareOrOwn<S extends { readonly kind: string }> = Bare<S> & { readonly kind?: S['kind'] };
