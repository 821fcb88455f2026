/** A verdict in words. */
import type { Place } from '../gizmos/sink.js';
import { decimal } from '../gizmos/words.js';
import { type AnyShape, hasFiniteNumbers, isEmpty, nounOf } from './shapes.js';
import type { AnyVerdict } from './verdict.js';

/** `apart: a gap of 0.12 between the sphere and the box` */
export function inWords(a: AnyShape, b: AnyShape, verdict: Omit<AnyVerdict<Place>, 'text'>): string {
  return `${verdict.answer}: ${because(a, b, verdict)}`;
}

function because(a: AnyShape, b: AnyShape, verdict: Omit<AnyVerdict<Place>, 'text'>): string {
  const both = a.kind === b.kind ? `the two ${pluralOf(a)}` : `the ${nounOf(a)} and the ${nounOf(b)}`;
  const { answer, distance, closestPoints, contact } = verdict;
  if (answer === 'apart') {
    for (const [shape, other, place] of [[a, b, 'first'] as const, [b, a, 'second'] as const]) {
      const one = a.kind === b.kind ? `the ${place} ${nounOf(shape)}` : `the ${nounOf(shape)}`;
      if (!hasFiniteNumbers(shape)) return `a number of ${one} is not finite`;
      if (hasFiniteNumbers(other) && isEmpty(shape)) return `${one} is empty`;
    }
    if (distance === null) return `${both} share no point`;
    const gap = Number.isFinite(distance) ? `a gap of ${decimal(distance)}` : 'a gap larger than any double';
    return `${gap} between ${both}`;
  }
  if (answer === 'touching') {
    const at = contact?.point ?? closestPoints?.a;
    return `${both} meet${at ? ` at ${placeInWords(at)}` : ', and a small motion can part them'}`;
  }
  if (contact === null) return `${both} meet, and no small motion parts them`;
  const { depth, axis, normal } = contact;
  return `${both}, depth ${decimal(depth)} along ${axis ?? directionInWords(normal)}`;
}

function pluralOf(shape: AnyShape): string {
  const noun = nounOf(shape);
  return noun.endsWith('x') ? `${noun}es` : `${noun}s`;
}

function placeInWords({ x, y, z }: Place): string {
  return `(${(z === undefined ? [x, y] : [x, y, z]).map((part) => decimal(part)).join(', ')})`;
}

/** `+x` where it runs along an axis. */
function directionInWords(direction: Place): string {
  for (const axis of ['x', 'y', 'z'] as const)
    if (Math.abs(direction[axis] ?? 0) === 1) return `${(direction[axis] ?? 0) > 0 ? '+' : '-'}${axis}`;
  return placeInWords(direction);
}
