/**
 * Where functions that are not inlined find their numbers, and leave what they found. As arguments and results V8 would allocate
 * for them wherever it does not inline the call. The caller reads what was found before anything else can run.
 */
export const given: Float64Array = /* @__PURE__ */ new Float64Array(128);
export const found: Float64Array = /* @__PURE__ */ new Float64Array(128);
/**
 * Words, such as the relation `'touches'`. `never` fits wherever one is expected.
 * @public for generated code
 */
export const foundTexts: never[] = [];
