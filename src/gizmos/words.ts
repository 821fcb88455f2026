/** Numbers as people read them: three decimals, no trailing zeros, powers of ten where decimals would not help. */
export function decimal(value: number, digits = 3): string {
  if (!Number.isFinite(value)) return value > 0 ? '∞' : value < 0 ? '-∞' : '–';
  const size = Math.abs(value);
  if (size >= 1e7 || (size > 0 && size < 0.5 * 10 ** -digits)) return tidy(value.toExponential(Math.min(digits, 3)));
  return tidy(value.toFixed(digits));
}

/**
 * Two numbers of which the first is known to be less, with as many decimals as it takes to see that. Where rounding has
 * made them equal, every digit is written and the reader is told.
 */
export function decimalsInOrder(less: number, more: number): readonly [string, string, boolean] {
  for (let digits = 3; digits <= 15; digits += 3) {
    const a = decimal(less, digits);
    const b = decimal(more, digits);
    if (a !== b) return [a, b, less < more];
  }
  return [String(less), String(more), less < more];
}

function tidy(text: string): string {
  const [mantissa, exponent] = text.split('e') as [string, string?];
  const short = mantissa.includes('.') ? mantissa.replace(/\.?0+$/, '') : mantissa;
  const signed = short === '-0' ? '0' : short;
  return exponent === undefined ? signed : `${signed}e${exponent.replace('+', '')}`;
}
