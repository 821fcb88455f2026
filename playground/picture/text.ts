/** Labels of the picture: words in sans, quantities in italic serif, numbers in mono, each on a halo of its own. */
import { type PlacedLabel, pathOf, px } from 'riposte/gizmos';
import type { Axis } from '../state/scene.js';
import { roleOf } from './projected.js';

export interface Span {
  readonly text: string;
  /** `word` is bold and wears the label's colour; `t` is a t with its axis as subscript, in the axis' colour. */
  readonly look: 'word' | 'number' | 'quantity' | 't';
  readonly axis?: Axis;
}

export type Line = readonly Span[];

export const LINE_HEIGHT = 18;

export function widthOf(lines: readonly Line[]): number {
  return Math.max(...lines.map((line) => line.reduce((sum, span, i) => sum + spanWidth(span) + (i > 0 ? 6 : 0), 0)));
}

function spanWidth({ text, look }: Span): number {
  if (look === 'number') return text.length * 6.9;
  if (look === 't') return 13;
  let width = 0;
  for (const character of text) width += /[\uac00-\ud7af]/.test(character) ? 12.6 : 7.2;
  return width;
}

export function drawLabel(
  { left, right, top, align, leader }: PlacedLabel,
  lines: readonly Line[],
  role: string,
): string {
  const x = px(align === 'start' ? left : align === 'end' ? right : (left + right) / 2);
  const texts = lines.map((line, index) => {
    const at = `x="${x}" y="${px(top + LINE_HEIGHT * index + 13.5)}" text-anchor="${align}"`;
    const spans = line.map((span, i) => spanOf(span, i > 0)).join('');
    return `<text class="halo" aria-hidden="true" ${at}>${spans}</text><text class="tx" ${at}>${spans}</text>`;
  });
  const hairline = leader === null ? '' : `<path class="leader" d="${pathOf(leader)}"/>`;
  return `<g class="r-${role}">${hairline}${texts.join('')}</g>`;
}

function spanOf({ text, look, axis }: Span, spaced: boolean): string {
  const gap = spaced ? ' dx="6"' : '';
  const tint = axis === undefined ? '' : ` r-${roleOf[axis]} tx`;
  if (look === 't') {
    return `<tspan class="q${tint}"${gap}>t</tspan><tspan class="q sub${tint}" dy="3">${axis ?? ''}</tspan><tspan dy="-3">\u200b</tspan>`;
  }
  if (look === 'number') return `<tspan class="num${axis === undefined ? ' ink2' : tint}"${gap}>${text}</tspan>`;
  return `<tspan class="${look === 'word' ? 'b' : 'q b'}"${gap}>${text}</tspan>`;
}
