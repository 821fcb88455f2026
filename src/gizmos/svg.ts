/**
 * An explanation as an SVG picture: a string, made without a browser. Everything is kept until the end, because only
 * then is it known how large the scene is, which edges are hidden and where labels have room.
 */
import { expectObject, expectPositive, shown } from '../core/expect.js';
import { type Direction, type Frame, fitted, type Projection, type ScreenPoint, usualDirection } from './camera.js';
import { expectDirection, expectText } from './checks.js';
import { facesViewer, isHidden, passesInFront } from './depth.js';
import { escaped, pathOf, px, sign, stroke, strokeThrough, ticks } from './ink.js';
import { type PlacedLabel, placeLabels, textWidth } from './labels.js';
import { type Palette, palettes, type Theme } from './palette.js';
import {
  type DrawnFace,
  type DrawnLabel,
  type DrawnLine,
  type DrawnPoint,
  type Recording,
  recording,
} from './recording.js';
import type { Role } from './roles.js';
import type { Place, Sink } from './sink.js';
import { edgeStyle, hiddenStyle, lineStyles, pointStyle, tickCount } from './styles.js';

/** How large a picture is and what it looks like. */
export interface SvgOptions {
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
  /** The colours; `'light'` unless told otherwise. */
  readonly theme?: Theme;
  /** Where scenes in space are seen from; flat scenes have no need of it. */
  readonly view?: Direction;
  /** What a screen reader says the picture is. */
  readonly title?: string;
}

/** A sink that becomes a picture. */
export interface SvgPicture extends Sink {
  /** The picture so far. Scaled to fit, so it may change wholly when more is drawn. */
  toString(): string;
}

/** A new picture, to be handed to `explain` as its sink. `toString()` gives the SVG. */
export function svg(options: SvgOptions): SvgPicture {
  expectOptions(options);
  const drawn = recording();
  return {
    line: drawn.line,
    point: drawn.point,
    label: drawn.label,
    face: drawn.face,
    value: drawn.value,
    toString: () => render(drawn, options),
  };
}

function expectOptions(options: SvgOptions): void {
  expectObject('svg options', options, 'an object with width and height');
  const { width, height, theme = 'light', view = usualDirection, title = '' } = options;
  expectPositive('svg width', width);
  expectPositive('svg height', height);
  if (!Object.keys(palettes).includes(theme))
    throw new RangeError(`svg theme must be 'light' or 'dark', got ${shown(theme)}`);
  expectDirection('svg view', view);
  expectText('svg title', title);
}

/** What is not finite has no place in a picture and is left out. */
function render(all: Recording, { width, height, theme = 'light', view = usualDirection, title }: SvgOptions): string {
  const palette = palettes[theme];
  const lines = all.lines.filter(({ from, to }) => isPlace(from) && isPlace(to));
  const points = all.points.filter(({ at }) => isPlace(at));
  const labels = all.labels.filter(({ at }) => isPlace(at));
  const faces = all.faces.filter(({ corners }) => corners.every(isPlace));
  const places = [
    ...lines.flatMap(({ from, to }) => [from, to]),
    ...points.map(({ at }) => at),
    ...labels.map(({ at }) => at),
    ...faces.flatMap(({ corners }) => corners),
  ];
  const margin = labels.length > 0 ? Math.min(64, width / 6, height / 6) : 16;
  const projection = fitted(places, view, {
    left: margin,
    top: margin,
    right: width - margin,
    bottom: height - margin,
  });

  const parts: string[] = [];
  for (const face of faces) {
    if (isBehind(face, projection)) continue;
    const { corners, role } = face;
    const outline = pathOf(corners.map(projection.point), true);
    parts.push(`<path d="${outline}" fill="${palette.roles[role]}" fill-opacity="${palette.wash}"/>`);
  }
  parts.push(...drawLines(lines, faces, projection, palette));
  parts.push(...[...points].sort(bySize).map((point) => drawPoint(point, projection, palette)));
  parts.push(
    ...drawLabels(labels, lines, points, projection, palette, {
      left: 4,
      top: 4,
      right: width - 4,
      bottom: height - 4,
    }),
  );

  const values = [...all.values].map(([name, number]) => `${name} = ${number}`).join('\n');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="system-ui, sans-serif" font-size="13">`,
    title === undefined ? '' : `<title>${escaped(title)}</title>`,
    values === '' ? '' : `<desc>${escaped(values)}</desc>`,
    `<rect width="${width}" height="${height}" fill="${palette.sheet}"/>`,
    ...parts,
    '</svg>',
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/** A face in space that looks away lies behind those that do not: filled twice, a solid would look murky. */
function isBehind(face: DrawnFace, projection: Projection): boolean {
  return face.corners.some(({ z }) => z !== undefined) && !facesViewer(face, projection);
}

/** Hidden edges first, then what stands free, and last the edges that pass in front of it. */
function drawLines(
  lines: readonly DrawnLine[],
  faces: Recording['faces'],
  projection: Projection,
  palette: Palette,
): string[] {
  const layers: Record<'hidden' | 'behind' | 'free' | 'shared' | 'front', string[]> = {
    hidden: [],
    behind: [],
    free: [],
    shared: [],
    front: [],
  };
  let run: { readonly role: Role; readonly spots: readonly ScreenPoint[] } | null = null;
  const free = lines.filter(({ axis, role }) => axis === undefined && role !== 'ghost').map(seen);
  for (const line of lines) {
    const ends = seen(line);
    if (ends === null) continue;
    const [from, to] = ends;
    const colour = palette.roles[line.axis ?? line.role];
    if (line.axis !== undefined) {
      run = null;
      if (isHidden(line, faces, projection)) {
        layers.hidden.push(stroke(from, to, hiddenStyle, colour, palette.sheet));
      } else {
        const layer = free.some((other) => other !== null && passesInFront(ends, other)) ? layers.front : layers.behind;
        layer.push(stroke(from, to, edgeStyle, colour, palette.sheet) + ticks(from, to, tickCount[line.axis], colour));
      }
    } else {
      const layer = line.role === 'ghost' ? layers.behind : line.role === 'shared' ? layers.shared : layers.free;
      const style = lineStyles[line.role];
      const goesOn: boolean =
        run !== null && run.role === line.role && style.head === undefined && isSame(run.spots.at(-1)!, from);
      // Pieces of a curve are one stroke: on a casing of its own, each would cut into the one before.
      if (goesOn) layer.pop();
      run = { role: line.role, spots: goesOn ? [...run!.spots, to] : [from, to] };
      layer.push(
        goesOn
          ? strokeThrough(run.spots, style, colour, palette.sheet)
          : stroke(from, to, style, colour, palette.sheet),
      );
    }
  }
  return [...layers.hidden, ...layers.behind, ...layers.free, ...layers.shared, ...layers.front];

  function seen({ from, to }: DrawnLine): readonly [ScreenPoint, ScreenPoint] | null {
    return projection.line(from, to);
  }
}

function isSame(a: ScreenPoint, b: ScreenPoint): boolean {
  return a.x === b.x && a.y === b.y;
}

function drawPoint({ at, role, axis }: DrawnPoint, projection: Projection, palette: Palette): string {
  return sign(projection.point(at), pointStyle(role, axis), palette.roles[axis ?? role], palette.sheet);
}

/** Small filled signs below, the open ones around them above. */
function bySize(a: DrawnPoint, b: DrawnPoint): number {
  return pointStyle(a.role, a.axis).radius - pointStyle(b.role, b.axis).radius;
}

const SHAPES: readonly Role[] = ['shapeA', 'shapeB', 'normal'];

function drawLabels(
  labels: readonly DrawnLabel[],
  lines: readonly DrawnLine[],
  points: readonly DrawnPoint[],
  projection: Projection,
  palette: Palette,
  frame: Frame,
): string[] {
  const taken = points.map(({ at, role, axis }) => {
    const { x, y } = projection.point(at);
    const { radius } = pointStyle(role, axis);
    return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
  });
  const requests = labels.map(({ at, text, role, axis }, index) => ({
    key: String(index),
    anchor: projection.point(at),
    reach: pointStyle(role, axis).radius,
    width: textWidth(text, 13),
    height: 17,
    manner: SHAPES.includes(role) ? ('beside' as const) : ('callout' as const),
  }));
  // The verdict's own marks choose first, then the shapes, then what only one axis says.
  const rank = ({ role, axis }: DrawnLabel): number => (axis !== undefined ? 2 : SHAPES.includes(role) ? 1 : 0);
  const order = requests
    .map((request, index) => ({ request, rank: rank(labels[index] as DrawnLabel) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ request }) => request);
  const ends = lines.map(({ from, to }) => projection.line(from, to)).filter((line) => line !== null);
  return placeLabels(order, { frame, lines: ends, taken }).map((label) =>
    drawLabel(label, labels[Number(label.key)] as DrawnLabel, palette),
  );
}

/** The text twice: a halo in the ground's colour, and the text itself on top. */
function drawLabel(
  { left, right, top, bottom, align, leader }: PlacedLabel,
  label: DrawnLabel,
  palette: Palette,
): string {
  const x = align === 'start' ? left : align === 'end' ? right : (left + right) / 2;
  const at = `x="${px(x)}" y="${px((top + bottom) / 2 + 4.5)}" text-anchor="${align}"`;
  const colour =
    label.role === 'ghost' && label.axis === undefined ? palette.ink : palette.roles[label.axis ?? label.role];
  const text = escaped(label.text);
  const line =
    leader === null ? '' : `<path d="${pathOf(leader)}" fill="none" stroke="${palette.hairline}" stroke-width="1"/>`;
  return `${line}<text ${at} fill="none" stroke="${palette.sheet}" stroke-width="5" stroke-linejoin="round" aria-hidden="true">${text}</text><text ${at} fill="${colour}">${text}</text>`;
}

/** Whether all coordinates are finite. */
function isPlace({ x, y, z = 0 }: Place): boolean {
  return Number.isFinite(x) && Number.isFinite(y) && Number.isFinite(z);
}
