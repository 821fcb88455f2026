/** The verdict: a sign, a word, a sentence, and its place among the nine cases. */
import type { Apart } from 'riposte/3d/explain';
import type { Explanation } from '../explanation.js';
import { words } from '../language/language.js';
import { fixed } from '../numbers.js';
import { nineCases } from './nineCases.js';

export function verdictHtml(explanation: Explanation): string {
  const { kind, verdict } = explanation;
  const role = verdict.hit ? 'hit' : 'miss';
  return `<svg class="r-${role}" width="44" height="44" viewBox="0 0 40 40" aria-hidden="true">${signOf(kind)}</svg>
<div class="r-${role}"><strong>${words().verdicts[kind]}</strong><p>${detailOf(explanation, num)}</p></div>${nineCases(verdict)}`;
}

/** The same as plain text, for those who listen. */
export function verdictText(explanation: Explanation): string {
  return `${words().verdicts[explanation.kind]}: ${detailOf(explanation, (text) => text)}`;
}

function num(text: string): string {
  return `<span class="num">${text}</span>`;
}

function detailOf({ kind, verdict }: Explanation, write: (number: string) => string): string {
  const { details } = words();
  const { shared, apart } = verdict;
  switch (kind) {
    case 'through':
      return details.through(write(fixed(shared?.tMin ?? 0)), write(fixed(shared?.tMax ?? 0)));
    case 'enters':
      return details.enters(write(fixed(shared?.tMin ?? 0)));
    case 'leaves':
      return details.leaves(write(fixed(shared?.tMax ?? 0)));
    case 'touches':
      return details.touches(write(fixed(shared?.tMin ?? 0)));
    case 'slides':
      return details.slides(write(fixed(shared?.tMin ?? 0)), write(fixed(shared?.tMax ?? 0)));
    case 'inside':
    case 'pointInside':
    case 'pointOn':
      return details[kind];
    case 'apart':
      return apart === null ? '' : apartDetail(apart, verdict.text.includes('a point'), write);
  }
}

function apartDetail(apart: Apart, isPoint: boolean, write: (number: string) => string): string {
  const { details } = words();
  switch (apart.why) {
    case 'order': {
      const leavesAt = told(apart.leavesAt, apart.entersAt);
      const entersAt = told(apart.entersAt, apart.leavesAt);
      return leavesAt === entersAt
        ? details.barely(apart.leaves, apart.enters, write(entersAt))
        : details.order(apart.leaves, write(leavesAt), apart.enters, write(entersAt));
    }
    case 'short':
      return details.short(apart.axis, write(told(apart.at, 1)));
    case 'late':
      return details.late(apart.axis, write(told(apart.at, 0)));
    case 'beside':
      return isPoint ? details.pointOutside(apart.axis) : details.beside(apart.axis);
    case 'empty':
    case 'notFinite':
      return '';
  }
}

/** Three decimals, or as many as it takes to tell one number from another. */
function told(value: number, other: number): string {
  for (const digits of [3, 6, 9, 12, 16]) {
    if (fixed(value, digits) !== fixed(other, digits)) return fixed(value, digits);
  }
  return fixed(value, 3);
}

/** Two circles: overlapping with the lens filled, tangent with a dot, or apart with a dashed line between. */
function signOf(kind: Explanation['kind']): string {
  if (kind === 'apart') {
    return '<circle cx="10" cy="20" r="8" class="ln"/><circle cx="30" cy="20" r="8" class="ln"/><path class="ln" d="M20 8v24" style="stroke-dasharray:2 4"/>';
  }
  if (kind === 'touches' || kind === 'slides' || kind === 'pointOn') {
    return '<circle cx="10.5" cy="20" r="9.5" class="ln"/><circle cx="29.5" cy="20" r="9.5" class="ln"/><circle cx="20" cy="20" r="3.6" class="fill"/>';
  }
  return '<circle cx="15" cy="20" r="11" class="ln"/><circle cx="25" cy="20" r="11" class="ln"/><path class="fill" d="M20 10.2a11 11 0 0 1 0 19.6 11 11 0 0 1 0-19.6Z"/>';
}
