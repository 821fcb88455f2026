/** Formulas in MathML, built from a few pieces. Quantities are italic, names upright, numbers with a true minus. */
import { brief, fixed } from '../numbers.js';

export function row(...parts: readonly string[]): string {
  return `<mrow>${parts.join('')}</mrow>`;
}

export function math(...parts: readonly string[]): string {
  return `<math display="block">${row(...parts)}</math>`;
}

export function symbol(name: string): string {
  return `<mi>${name}</mi>`;
}

export function name(text: string): string {
  return `<mi mathvariant="normal">${text}</mi>`;
}

export function sub(base: string, index: string): string {
  return `<msub>${base}${index}</msub>`;
}

export function subsup(base: string, index: string, power: string): string {
  return `<msubsup>${base}${index}${power}</msubsup>`;
}

export function fraction(above: string, below: string): string {
  return `<mfrac>${above}${below}</mfrac>`;
}

export function op(sign: string): string {
  return `<mo>${sign}</mo>`;
}

export function figure(text: string): string {
  return `<mn>${text}</mn>`;
}

/** An input inside a formula; in brackets where a minus sign stands before it. */
export function input(value: number, bracketed = false): string {
  return bracketed && value < 0 ? row(op('('), figure(brief(value)), op(')')) : figure(brief(value));
}

export function result(value: number): string {
  return figure(fixed(value));
}

export const tMin: string = sub(symbol('t'), name('min'));
export const tMax: string = sub(symbol('t'), name('max'));
