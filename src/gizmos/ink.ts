/** Strokes and signs of the drawing language as fragments of SVG, in pixels. Who calls it chooses the colours. */
import { expectFinite, expectNumber, expectObject } from '../core/expect.js';
import type { ScreenPoint } from './camera.js';
import { checkedPlaces, expectEnds, expectOneOf, expectPlace, expectText } from './checks.js';
import { type LineStyle, type PointStyle, signs } from './styles.js';

type Spot = Pick<ScreenPoint, 'x' | 'y'>;

/** Coordinates to a tenth of a pixel. */
export function px(value: number): string {
  expectNumber('px value', value);
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The `d` of an SVG path through all places of the picture, back to the first if it is closed. */
export function pathOf(spots: readonly Spot[], closed = false): string {
  const places = checkedPlaces('path', spots);
  return `M${places.map(({ x, y }) => `${px(x)} ${px(y)}`).join('L')}${closed ? 'Z' : ''}`;
}

/** A straight stroke on its casing, with its head at the far end. */
export function stroke(from: Spot, to: Spot, style: LineStyle, colour: string, ground: string): string {
  expectEnds('stroke', [from, to]);
  expectLineStyle(style);
  expectText('colour', colour);
  expectText('ground', ground);
  const head = style.head === undefined ? '' : headAt(from, to, style, colour);
  const neck = style.head === 'arrow' ? shortened(from, to, HEAD) : to;
  return `${strokeThrough([from, neck], style, colour, ground)}${head}`;
}

/** One stroke through all places on one casing, without a head. */
export function strokeThrough(spots: readonly Spot[], style: LineStyle, colour: string, ground: string): string {
  const d = pathOf(spots);
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  const casing =
    style.casing === undefined
      ? ''
      : `<path d="${d}" fill="none" stroke="${ground}" stroke-width="${style.casing}" ${round}/>`;
  const dash = style.dash === undefined ? '' : ` stroke-dasharray="${style.dash}"`;
  return `${casing}<path d="${d}" fill="none" stroke="${colour}" stroke-width="${style.width}" ${round}${dash}/>`;
}

/** Ticks across the middle of an edge that has room for them. */
export function ticks(from: Spot, to: Spot, count: number, colour: string): string {
  expectEnds('ticks', [from, to]);
  expectFinite('ticks count', count);
  expectText('colour', colour);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 24) return '';
  const alongX = (to.x - from.x) / length;
  const alongY = (to.y - from.y) / length;
  let d = '';
  for (let i = 0; i < count; i++) {
    const offset = (i - (count - 1) / 2) * 5;
    const x = (from.x + to.x) / 2 + alongX * offset;
    const y = (from.y + to.y) / 2 + alongY * offset;
    d += pathOf([
      { x: x - alongY * 5, y: y + alongX * 5 },
      { x: x + alongY * 5, y: y - alongX * 5 },
    ]);
  }
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="1.6" stroke-linecap="round"/>`;
}

/** The sign of a point, such as a ring or a cross, in the way that its style says. */
export function sign(at: Spot, style: PointStyle, colour: string, ground: string): string {
  expectPlace('sign at', at);
  expectPointStyle(style);
  expectText('colour', colour);
  expectText('ground', ground);
  const { x, y } = at;
  const r = style.radius;
  const paint = `fill="${style.filled ? ground : 'none'}" stroke="${colour}" stroke-width="${style.width}"`;
  switch (style.sign) {
    case 'ring':
      return `<circle cx="${px(x)}" cy="${px(y)}" r="${r}" ${paint}/>`;
    case 'dot':
      return `<circle cx="${px(x)}" cy="${px(y)}" r="${r}" fill="${colour}"/>`;
    case 'square': {
      const half = r * 0.9;
      return `<rect x="${px(x - half)}" y="${px(y - half)}" width="${2 * half}" height="${2 * half}" ${paint}/>`;
    }
    case 'diamond':
      return `<path d="M${px(x)} ${px(y - r)}l${r} ${r}l${-r} ${r}l${-r} ${-r}Z" ${paint}/>`;
    case 'cross':
      return `<path d="M${px(x - r)} ${px(y - r)}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}" ${paint}/>`;
    case 'plus':
      return `<path d="M${px(x - r)} ${px(y)}h${2 * r}M${px(x)} ${px(y - r)}v${2 * r}" ${paint}/>`;
  }
}

function expectLineStyle(style: LineStyle): void {
  expectObject('line style', style, 'an object with a width');
  expectNumber('line style.width', style.width);
  if (style.dash !== undefined) expectText('line style.dash', style.dash);
  if (style.casing !== undefined) expectNumber('line style.casing', style.casing);
}

function expectPointStyle(style: PointStyle): void {
  expectObject('point style', style, 'an object with a sign');
  expectOneOf('point style.sign', style.sign, signs);
  expectNumber('point style.radius', style.radius);
  expectNumber('point style.width', style.width);
}

const HEAD = 11;

function headAt(from: Spot, to: Spot, style: LineStyle, colour: string): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (!(length > 0)) return '';
  const alongX = (to.x - from.x) / length;
  const alongY = (to.y - from.y) / length;
  const wing = (back: number, side: number): Spot => ({
    x: to.x - alongX * back - alongY * side,
    y: to.y - alongY * back + alongX * side,
  });
  if (style.head === 'arrow')
    return `<path d="${pathOf([to, wing(HEAD, 5), wing(HEAD, -5)], true)}" fill="${colour}"/>`;
  const chevron = (back: number): string => pathOf([wing(back + 8, 7), wing(back, 0), wing(back + 8, -7)]);
  return `<path d="${chevron(0)}${chevron(8)}" fill="none" stroke="${colour}" stroke-width="${style.width}"/>`;
}

function shortened(from: Spot, to: Spot, by: number): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length > by ? (length - by) / length : 0;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
