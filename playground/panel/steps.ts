/** The five steps of the test: one for each slab, then what they have in common, then what of it is on the segment. */
import type { Explanation } from '../explanation.js';
import { words } from '../language/language.js';
import { brief } from '../numbers.js';
import { type Axis, axes } from '../state/scene.js';
import type { Step } from '../state/store.js';
import { figure, fraction, input, math, name, op, result, row, sub, subsup, symbol, tMax, tMin } from './formula.js';

const steps: readonly Step[] = [1, 2, 3, 4, 5];

export function stageHtml(explanation: Explanation, step: Step): string {
  const axis = axes[step - 1];
  if (axis !== undefined) return slabStage(explanation, axis);
  return step === 4 ? overlapStage(explanation) : clipStage(explanation);
}

function slabStage({ scene, verdict }: Explanation, axis: Axis): string {
  const { stepTexts } = words();
  const min = scene.min[axis];
  const max = scene.max[axis];
  const from = scene.start[axis];
  const to = scene.end[axis];
  const stretch = verdict.slabs[axis];
  if (from === to) {
    const inside = stretch.min <= stretch.max;
    const order = math(
      sub(name('min'), symbol(axis)),
      op('≤'),
      sub(symbol('s'), symbol(axis)),
      op('≤'),
      sub(name('max'), symbol(axis)),
      op(':'),
      input(min),
      op('≤'),
      input(from),
      op('≤'),
      input(max),
    );
    const answer = math(
      inside
        ? row(symbol('t'), op('∈'), op('('), figure('−∞'), op(','), figure('∞'), op(')'))
        : row(symbol('t'), op('∈'), op('∅')),
    );
    return stage(inside ? stepTexts.parallelInside(axis) : stepTexts.parallelOutside(axis), order, answer);
  }
  const forward = from < to;
  const face = (which: 'min' | 'max', index: '0' | '1', t: number): string =>
    math(
      subsup(symbol('t'), symbol(axis), figure(index)),
      op('='),
      fraction(
        row(sub(name(which), symbol(axis)), op('−'), sub(symbol('s'), symbol(axis))),
        row(sub(symbol('d'), symbol(axis))),
      ),
      op('='),
      fraction(row(input(scene[which][axis]), op('−'), input(from, true)), row(input(to - from))),
      op('='),
      result(t),
    );
  const text = forward
    ? stepTexts.slab(axis, brief(min), brief(max))
    : stepTexts.backwards(axis, brief(min), brief(max));
  return stage(text, face(forward ? 'min' : 'max', '0', stretch.min), face(forward ? 'max' : 'min', '1', stretch.max));
}

function overlapStage({ verdict }: Explanation): string {
  const { slabs, lineMin, lineMax } = verdict;
  const list = (end: 'min' | 'max'): string =>
    row(op('('), axes.map((axis) => result(slabs[axis][end])).join(op(',')), op(')'));
  return stage(
    overlapText(verdict),
    math(tMin, op('='), name('max'), list('min'), op('='), result(lineMin)),
    math(tMax, op('='), name('min'), list('max'), op('='), result(lineMax)),
  );
}

function overlapText({ apart, lineMin, lineMax }: Explanation['verdict']): string {
  const { overlap, overlapMiss, overlapHair } = words().stepTexts;
  if (lineMin > lineMax) return overlapMiss;
  return apart?.why === 'order' ? overlapHair : overlap;
}

function clipStage({ kind, verdict }: Explanation): string {
  const { stepTexts, entryWord } = words();
  const { apart, shared, lineMin, lineMax } = verdict;
  const clipsShort = apart?.why === 'short' && lineMin <= lineMax;
  const clipsLate = apart?.why === 'late' && lineMin <= lineMax;
  const text = clipsShort ? stepTexts.clipShort : clipsLate ? stepTexts.clipLate : stepTexts.clip[kind];
  if (shared === null) {
    if (clipsShort) return stage(text, math(figure('1'), op('&lt;'), tMin, op('='), result(lineMin)));
    if (clipsLate) return stage(text, math(tMax, op('='), result(lineMax), op('&lt;'), figure('0')));
    if (!(lineMin > lineMax))
      return stage(text, math(tMin, op('&gt;'), tMax), math(tMin, op('≈'), result(lineMin), op('≈'), tMax));
    return stage(text, math(tMin, op('='), result(lineMin), op('&gt;'), tMax, op('='), result(lineMax)));
  }
  const from = sub(symbol('t'), name('min'));
  const lower = math(
    tMin,
    op('='),
    name('max'),
    row(op('('), figure('0'), op(','), result(lineMin), op(')')),
    op('='),
    result(shared.tMin),
  );
  const upper = math(
    tMax,
    op('='),
    name('min'),
    row(op('('), figure('1'), op(','), result(lineMax), op(')')),
    op('='),
    result(shared.tMax),
  );
  if (kind === 'pointInside' || kind === 'pointOn') {
    return stage(
      text,
      math(name('min'), op('≤'), symbol('s'), op('≤'), name('max')),
      math(tMin, op('='), tMax, op('='), figure('0')),
    );
  }
  if (kind !== 'through') return stage(text, lower, upper);
  return stage(
    text,
    math(
      figure('0'),
      op('≤'),
      tMin,
      op('='),
      result(lineMin),
      op('≤'),
      tMax,
      op('='),
      result(lineMax),
      op('≤'),
      figure('1'),
    ),
    math(name(entryWord), op('='), symbol('s'), op('+'), from, symbol('d')),
  );
}

function stage(text: string, ...formulas: readonly string[]): string {
  const long = formulas.some((formula) => formula.replace(/<[^>]*>/g, '').length > 32);
  return `<p>${text}</p><div class="formula${long ? ' small' : ''}">${formulas.join('')}</div>`;
}

export function stageTabs(current: Step): string {
  return steps
    .map(
      (step) =>
        `<button type="button" role="tab" id="step-${step}" data-step-to="${step}" aria-controls="stage" aria-selected="${step === current}" tabindex="${step === current ? 0 : -1}"><span class="n num">${step}</span><span>${words().stepNames[step - 1]}</span></button>`,
    )
    .join('');
}
