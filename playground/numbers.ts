/** Numbers as the interface writes them: a true minus sign, three decimals for what is computed, all digits for input. */

export function fixed(value: number, digits = 3): string {
  if (value === Number.POSITIVE_INFINITY) return '∞';
  if (value === Number.NEGATIVE_INFINITY) return '−∞';
  const size = Math.abs(value);
  if (size >= 1e10 || (size > 0 && size < 0.0005)) return signed(value.toPrecision(3).replace(/\.?0+(?=e|$)/, ''));
  return signed(value.toFixed(size >= 1e5 ? 1 : digits).replace(/^-(?=0\.?0*$)/, ''));
}

/** Every digit that tells this number from its neighbours. */
export function exactly(value: number): string {
  return signed(String(value));
}

/** Rounded to as few digits as look right inside a sentence or a tuple. */
export function brief(value: number): string {
  return signed(String(Number(value.toFixed(3))));
}

/** What someone typed, with either kind of minus; NaN when it is no number. */
export function parsed(text: string): number {
  const plain = text.trim().replaceAll('−', '-').replace(',', '.');
  return plain === '' ? Number.NaN : Number(plain);
}

/** The nearest multiple of a step of 0.1, 0.01 … without the dust that multiplying would leave. */
export function snapped(value: number, digits: number): number {
  const rounded = Number(value.toFixed(digits));
  return rounded === 0 ? 0 : rounded;
}

function signed(text: string): string {
  return text.replaceAll('-', '−');
}
