/**
 * The line is inside the box from tMin to tMax. Each of the two lies before, on or after the segment's 0 to 1: nine
 * cases, three of which cannot be. Which one it is follows from the exact relation, not from rounded numbers.
 */
import type { SegmentAabbVerdict } from 'riposte/3d/explain';
import { words } from '../language/language.js';

type Range = 0 | 1 | 2;

export function nineCases(verdict: SegmentAabbVerdict): string {
  const { nineCell, nineNone, ranges } = words();
  const lit = caseOf(verdict);
  const label = lit === null ? nineNone : nineCell(ranges[lit[0]], ranges[lit[1]]);
  let cells = '';
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      cells += cell(row, column, lit !== null && lit[0] === row && lit[1] === column);
    }
  }
  const heading = (x: number, y: number, anchor: string, name: string): string =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}" style="font-size:12px"><tspan class="q">t</tspan><tspan dx="1" dy="2" style="font-size:10.5px">${name}</tspan></text>`;
  return `<svg class="nine r-${verdict.hit ? 'hit' : 'miss'}" width="104" height="86" viewBox="-38 -20 104 86" role="img" aria-label="${label}">${heading(33, -6, 'middle', 'max')}${heading(-6, 37, 'end', 'min')}${cells}</svg>`;
}

/** Rows are tMin, columns tMax: 0 before the segment, 1 on it, 2 after it. Null when the line misses the box. */
function caseOf({ relation, apart, lineMin, lineMax }: SegmentAabbVerdict): readonly [Range, Range] | null {
  switch (relation) {
    case 'inside':
      return [0, 2];
    case 'enters':
      return [1, 2];
    case 'leaves':
      return [0, 1];
    case 'through':
      return [1, 1];
    case 'touches':
      return [lineMin < 0 && lineMax > 0 ? 0 : 1, lineMin < 1 && lineMax > 1 ? 2 : 1];
    case 'apart':
      if (!(lineMin <= lineMax)) return null;
      return apart?.why === 'short' ? [2, 2] : apart?.why === 'late' ? [0, 0] : null;
  }
}

/** A segment between two ticks, and where the line would be inside the box. */
function cell(row: number, column: number, lit: boolean): string {
  const x = column * 22 + 0.5;
  const y = row * 22 + 0.5;
  const frame = `<rect x="${x}" y="${y}" width="21" height="21"/>`;
  const inside =
    column < row
      ? `<path class="ends" d="M${x + 6.5} ${y + 14.5}l8-8"/>`
      : `<path class="ends" d="M${x + 6} ${y + 6.5}v8M${x + 15} ${y + 6.5}v8"/><path class="stretch" d="M${x + from(row, column)} ${y + 10.5}H${x + to(row, column)}"/>`;
  return `<g${lit ? ' class="lit"' : ''}>${frame}${inside}</g>`;
}

function from(row: number, column: number): number {
  return row === 0 ? 2.5 : row === 1 ? 8.5 : column === 2 ? 16.5 : 0;
}

function to(row: number, column: number): number {
  return column === 2 ? 18.5 : column === 1 ? 12.5 : row === 0 ? 4.5 : 0;
}
