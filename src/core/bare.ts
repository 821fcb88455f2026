/** A shape's fields without its `kind`: what a pair function asks for, so that three.js objects go straight in. */
export type Bare<S> = { readonly [Field in Exclude<keyof S, 'kind'>]: S[Field] };
