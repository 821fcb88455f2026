/** What the picture says in words: the verdict's marks first, then the four points, then what each axis has to say. */
import { type Frame, type LabelRequest, placeLabels, pointStyle, type Role } from 'riposte/gizmos';
import type { Explanation } from '../explanation.js';
import { words } from '../language/language.js';
import { brief, fixed } from '../numbers.js';
import { type PointName, pointNames } from '../state/scene.js';
import { axisOf, isInside, type Stage } from './projected.js';
import { drawLabel, LINE_HEIGHT, type Line, type Span, widthOf } from './text.js';

interface Callout extends LabelRequest {
  readonly lines: readonly Line[];
  readonly role: Role;
  /** Class of the group around it, by which steps show and fade it. */
  readonly when: string;
}

export interface Room {
  readonly frame: Frame;
  readonly taken: readonly Frame[];
  readonly lines: readonly (readonly [{ x: number; y: number }, { x: number; y: number }])[];
}

/** Where labels were put last time, so that they do not jump from side to side while a point is dragged. */
const before = new Map<string, number>();

export function drawCallouts(explanation: Explanation, selected: PointName, room: Room, stage: Stage): string {
  // On a phone there is room for the verdict's marks and the ends, not for coordinates and single axes.
  const roomy = stage.width >= 560;
  const all = [
    ...verdictCallouts(explanation, roomy, stage),
    ...pointCallouts(explanation, selected, roomy, stage),
    ...normalCallouts(explanation, stage),
    ...(roomy ? axisCallouts(explanation, stage) : []),
  ].filter(({ anchor }) => isInside({ ...anchor, depth: 1 }, stage));
  const always = all.filter(({ when }) => !when.startsWith('only'));
  const sometimes = all.filter(({ when }) => when.startsWith('only'));
  const placed = placeLabels(always, { ...room, before });
  // Steps 1 to 3 replace the verdict's callouts by the axis' own, in what room the others leave.
  const more = sometimes.flatMap((callout) =>
    placeLabels([callout], { ...room, taken: [...room.taken, ...placed], before }),
  );
  const byKey = new Map(all.map((callout) => [callout.key, callout]));
  before.clear();
  return [...placed, ...more]
    .map((label) => {
      before.set(label.key, label.choice);
      const { lines, role, when } = byKey.get(label.key) as Callout;
      return `<g class="${when}">${drawLabel(label, lines, role)}</g>`;
    })
    .join('');
}

function verdictCallouts({ verdict, kind }: Explanation, roomy: boolean, { projection }: Stage): Callout[] {
  const { shared, entryAxis, exitAxis } = verdict;
  if (shared === null || kind === 'pointInside' || kind === 'pointOn') return [];
  const found: Callout[] = [];
  const add = (role: 'entry' | 'exit' | 'hit', word: string, t: number, axis: typeof entryAxis): void => {
    const at = role === 'exit' ? shared.exit : shared.entry;
    const first: Span[] = [{ text: word, look: 'word' }];
    if (axis !== null && roomy) first.push({ text: '', look: 't', axis }, { text: fixed(t), look: 'number', axis });
    else first.push({ text: fixed(t), look: 'number' });
    const lines = roomy ? [first, [tuple(at)]] : [first];
    found.push({ ...request(`verdict.${role}`, projection.point(at), role, lines), role, when: 'final' });
  };
  const { legend } = words();
  if (kind === 'touches' || kind === 'slides') add('hit', legend.touch, shared.tMin, null);
  if (kind === 'through' || kind === 'enters') add('entry', legend.entry, shared.tMin, entryAxis);
  if (kind === 'through' || kind === 'leaves') add('exit', legend.exit, shared.tMax, exitAxis);
  return found;
}

const oppositeOf = { start: 'end', end: 'start', min: 'max', max: 'min' } as const;

/** Each name stands on the side away from the rest of its shape. */
function pointCallouts(
  { scene, kind }: Explanation,
  selected: PointName,
  roomy: boolean,
  { projection }: Stage,
): Callout[] {
  const isPoint = kind === 'pointInside' || kind === 'pointOn';
  return pointNames
    .filter((name) => !(isPoint && name === 'end'))
    .filter((name) => roomy || name === 'start' || name === 'end')
    .map((name) => {
      const isEnd = name === 'start' || name === 'end';
      const word: Span = isEnd
        ? { text: isPoint ? `${words().points.start} = ${words().points.end}` : words().points[name], look: 'word' }
        : { text: name, look: 'number' };
      const lines = roomy && isEnd ? [[word], [tuple(scene[name])]] : [[word]];
      const role = isEnd ? 'shapeA' : 'shapeB';
      const reach = name === selected ? 18 : 9;
      const anchor = projection.point(scene[name]);
      const opposite = projection.point(scene[oppositeOf[name]]);
      const height = LINE_HEIGHT * lines.length;
      return {
        key: `point.${name}`,
        anchor,
        toward: { x: anchor.x - opposite.x, y: (anchor.y - opposite.y) / 2 },
        reach,
        width: widthOf(lines),
        height,
        manner: 'beside' as const,
        lines,
        role,
        when: 'point-label',
      } satisfies Callout;
    });
}

function normalCallouts({ drawn }: Explanation, { projection }: Stage): Callout[] {
  return drawn.labels
    .filter(({ role }) => role === 'normal')
    .map(({ at, text, role }) => {
      const lines: Line[] = [[{ text, look: 'quantity' }]];
      const placed = request('normal', projection.point(at), role, lines, 2);
      return { ...placed, manner: 'beside', role, when: 'final' };
    });
}

function axisCallouts({ verdict, drawn }: Explanation, { projection }: Stage): Callout[] {
  const found: Callout[] = [];
  const { relation, entryAxis, exitAxis, slabs } = verdict;
  for (const { at, role, axis: axisRole } of drawn.points) {
    if (axisRole === undefined || (role !== 'entry' && role !== 'exit')) continue;
    const axis = axisOf[axisRole];
    const t = role === 'entry' ? slabs[axis].min : slabs[axis].max;
    const lines: Line[] = [
      [
        { text: '', look: 't', axis },
        { text: fixed(t), look: 'number', axis },
      ],
    ];
    const saidAlready =
      (role === 'entry' && axis === entryAxis && (relation === 'through' || relation === 'enters')) ||
      (role === 'exit' && axis === exitAxis && (relation === 'through' || relation === 'leaves'));
    const when = saidAlready ? `only only-${axis}` : `ax ax-${axis}`;
    found.push({ ...request(`${role}.${axis}`, projection.point(at), role, lines, 6), role: axisRole, when });
  }
  return found;
}

function request(
  key: string,
  anchor: { x: number; y: number },
  role: Role,
  lines: readonly Line[],
  reach = pointStyle(role).radius,
) {
  return {
    key,
    anchor,
    reach,
    width: widthOf(lines),
    height: LINE_HEIGHT * lines.length,
    manner: 'callout' as const,
    lines,
  };
}

function tuple({ x, y, z }: { x: number; y: number; z: number }): Span {
  return { text: `(${[x, y, z].map(brief).join(', ')})`, look: 'number' };
}
