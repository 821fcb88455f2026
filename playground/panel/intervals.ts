/** The three slabs on one t axis: where all of them have a stretch, the line is inside the box. */
import { px } from 'riposte/gizmos';
import { type Explanation, overlapOf } from '../explanation.js';
import { words } from '../language/language.js';
import { fixed } from '../numbers.js';
import { type Axis, axes } from '../state/scene.js';

const HEIGHT = 156;
const ROW = { x: 22, y: 50, z: 78, common: 112 } as const;
const BOTTOM = 130;
const LEFT = 70;
const roles = { x: 'axisX', y: 'axisY', z: 'axisZ' } as const;

interface Interval {
  readonly min: number;
  readonly max: number;
}

interface Ruler {
  readonly first: number;
  readonly last: number;
  readonly width: number;
  scale(t: number): number;
}

/** Drawn for the width it will have, so that its figures keep their size. */
export function intervalChart({ verdict }: Explanation, width: number): string {
  const right = width - 60;
  const { slabs, shared, apart, relation, lineMin, lineMax } = verdict;
  const [first, last] = domain(axes.flatMap((axis) => [slabs[axis].min, slabs[axis].max]));
  const scale = (t: number): number => LEFT + ((t - first) / (last - first)) * (right - LEFT);
  const parts: string[] = [];

  // Step 4 looks at the whole line, step 5 at what of it lies on the segment.
  const line = overlapOf(verdict);
  const whole = line && { from: scale(clamp(line.min, first, last)), to: scale(clamp(line.max, first, last)) };
  const clipped = shared && { from: scale(shared.tMin), to: scale(shared.tMax) };
  if (whole !== null) parts.push(`<g class="only-4">${column(whole, 'common', 'limits')}</g>`);
  if (clipped !== null) parts.push(`<g class="final clipped">${column(clipped, 'common', 'limits')}</g>`);
  if (apart?.why === 'order') {
    const from = scale(clamp(apart.leavesAt, first, last));
    const to = Math.max(from, scale(clamp(apart.entersAt, first, last)));
    parts.push(`<g class="final">${column({ from, to }, 'gap', 'gap-limits')}</g>`);
  }
  parts.push(`<path class="edge" d="M${px(scale(0))} 6V${BOTTOM}M${px(scale(1))} 6V${BOTTOM}"/>`);
  for (const axis of axes) parts.push(slabRow(axis, slabs[axis], { first, last, scale, width }));

  if (whole !== null) {
    const entry = lineMin >= first ? ring(whole.from, ROW.common, 'entry', 6.5, 2.4) : '';
    const exit = lineMax <= last ? square(whole.to, ROW.common, 'exit', 6, 2.4) : '';
    parts.push(`<g class="only-4 r-shared">${bar(whole)}${entry}${exit}</g>`);
  }
  if (clipped !== null) {
    const { from, to } = clipped;
    const entry = relation === 'through' || relation === 'enters' ? ring(from, ROW.common, 'entry', 6.5, 2.4) : '';
    const exit = relation === 'through' || relation === 'leaves' ? square(to, ROW.common, 'exit', 6, 2.4) : '';
    const touch =
      relation === 'touches' ? `<circle class="fill r-hit" cx="${px(from)}" cy="${ROW.common}" r="5"/>` : '';
    parts.push(`<g class="final clipped r-shared">${bar(clipped)}${entry}${exit}${touch}</g>`);
  }
  parts.push(ruler(first, last, scale));
  return `<svg viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label="${labelOf(verdict)}">${parts.join('')}</svg>`;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

function column({ from, to }: Stretch, fill: string, limits: string): string {
  return `<rect class="${fill}" x="${px(from)}" y="8" width="${px(to - from)}" height="116"/><path class="${limits}" d="M${px(from)} 6V126M${px(to)} 6V126"/>`;
}

function bar({ from, to }: Stretch): string {
  return `<path class="ln" style="stroke-width:6px;stroke-linecap:butt" d="M${px(from)} ${ROW.common}H${px(to)}"/>`;
}

/** From 0 to 1, and as far beyond as marks lie there: at most a little more than the segment's length on either side. */
function domain(marks: readonly number[]): readonly [number, number] {
  const near = marks.filter((t) => t >= -1.25 && t <= 2.25);
  return [Math.min(-0.02, ...near), Math.max(1.02, ...near)];
}

function slabRow(axis: Axis, { min, max }: Interval, { first, last, scale, width }: Ruler): string {
  const y = ROW[axis];
  const name = `<text class="tx q" x="6" y="${y + 5}" style="font-size:16px">${axis}</text>`;
  const rail = `<path class="rule" d="M22 ${y}H${width - 12}"/>`;
  if (min > max) {
    const note = words().outside;
    return group(
      axis,
      `${rail}${name}<text class="halo" x="${px((LEFT + width - 60) / 2)}" y="${y + 4.5}" text-anchor="middle" style="font-size:12px" aria-hidden="true">${note}</text><text class="tx" x="${px((LEFT + width - 60) / 2)}" y="${y + 4.5}" text-anchor="middle" style="font-size:12px">${note}</text>`,
    );
  }
  // Ends beyond the chart are left open: the bar runs out of it without a mark.
  const opens = min < first;
  const closes = max <= last;
  const from = opens ? 24 : scale(Math.min(min, last));
  const to = closes ? scale(Math.max(max, first)) : width - 14;
  const beyond = min > last || max < first;
  if (beyond) {
    const after = min > last;
    const x = after ? width - 14 : 24;
    const arrow = after ? `M${x - 5} ${y - 4}l5 4l-5 4` : `M${x + 5} ${y - 4}l-5 4l5 4`;
    const text = after ? label(x - 12, y, 'end', fixed(min)) : label(x + 12, y, 'start', fixed(max));
    return group(axis, `${rail}${name}<path class="ln" d="${arrow}"/>${text}`);
  }
  const bar = `<path class="ln" style="stroke-width:3px${opens || !closes ? ';stroke-linecap:butt' : ''}" d="M${px(from)} ${y}H${px(to)}"/>`;
  const entry = opens ? '' : ring(from, y, roles[axis], 5, 2) + label(from - 10, y, 'end', fixed(min));
  const exit = closes ? square(to, y, roles[axis], 4.5, 2) + label(to + 10, y, 'start', fixed(max)) : '';
  return group(axis, rail + name + bar + tickMarks(axis, (from + to) / 2, to - from) + entry + exit);
}

function tickMarks(axis: Axis, x: number, room: number): string {
  if (room < 40) return '';
  const offsets = axis === 'x' ? [0] : axis === 'y' ? [-2.5, 2.5] : [-5, 0, 5];
  const d = offsets.map((offset) => `M${px(x + offset)} ${ROW[axis] - 6}v12`).join('');
  return `<path class="ln" style="stroke-width:1.6px" d="${d}"/>`;
}

function ruler(first: number, last: number, scale: (t: number) => number): string {
  let d = `M${px(scale(Math.min(0, first)))} ${BOTTOM}H${px(scale(Math.max(1, last)))}`;
  for (let i = Math.ceil(first * 10); i <= Math.floor(last * 10); i++) {
    d += `M${px(scale(i / 10))} ${BOTTOM}v${i % 5 === 0 ? 6 : 3}`;
  }
  const figures = [-1, -0.5, 0, 0.5, 1, 1.5, 2]
    .filter((t) => t >= first && t <= last)
    .map(
      (t) =>
        `<text class="num ink3" x="${px(scale(t))}" y="150" text-anchor="middle">${String(t).replace('-', '−')}</text>`,
    );
  const name = `<text class="q ink3" x="${px(scale(0.75))}" y="150" text-anchor="middle">t</text>`;
  return `<path class="edge" d="${d}"/>${figures.join('')}${name}`;
}

function labelOf({ slabs, shared }: Explanation['verdict']): string {
  const stretch = ({ min, max }: { min: number; max: number }): string =>
    min > max ? words().outside : `${fixed(min)} – ${fixed(max)}`;
  const rows = axes.map((axis) => `${axis} ${stretch(slabs[axis])}`);
  if (shared !== null) rows.push(`${words().common} ${fixed(shared.tMin)} – ${fixed(shared.tMax)}`);
  return rows.join(', ');
}

function group(axis: Axis, content: string): string {
  return `<g class="r-${roles[axis]} ax ax-${axis}">${content}</g>`;
}

function ring(x: number, y: number, role: string, radius: number, width: number): string {
  return `<circle class="mark r-${role}" style="stroke-width:${width}px" cx="${px(x)}" cy="${y}" r="${radius}"/>`;
}

function square(x: number, y: number, role: string, half: number, width: number): string {
  return `<rect class="mark r-${role}" style="stroke-width:${width}px" x="${px(x - half)}" y="${y - half}" width="${2 * half}" height="${2 * half}"/>`;
}

function label(x: number, y: number, anchor: string, text: string): string {
  const at = `x="${px(x)}" y="${y + 4.5}" text-anchor="${anchor}"`;
  return `<text class="halo num" ${at} aria-hidden="true">${text}</text><text class="tx num" ${at}>${text}</text>`;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
