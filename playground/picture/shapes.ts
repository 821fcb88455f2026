/** The shapes and what they share, from the library's own record of its working. */
import {
  between,
  edgeStyle,
  facesViewer,
  hiddenStyle,
  isHidden,
  lineStyles,
  type Place,
  passesInFront,
  pathOf,
  pointStyle,
  type Recording,
  sign,
  stroke,
  tickCount,
  ticks,
} from 'riposte/gizmos';
import { type Explanation, overlapOf } from '../explanation.js';
import { colour, ofAxis, SHEET, type Stage } from './projected.js';

export interface DrawnShapes {
  /** Below the segment: hidden edges, faces, edges that nothing passes behind. */
  readonly behind: string;
  /** The segment, what it shares with the box, and the edges in front of it. */
  readonly front: string;
  readonly hasHidden: boolean;
}

/** Faces turned to different axes take the wash with different strength, as if lit from one side. */
const SHADE = { x: 0.95, y: 0.45, z: 0.7 } as const;

export function drawShapes(explanation: Explanation, stage: Stage): DrawnShapes {
  const { drawn } = explanation;
  const { projection } = stage;
  const faces = drawn.faces
    .filter((face) => facesViewer(face, projection))
    .map((face) => {
      const strength = SHADE[flatAxis(face.corners)];
      return `<path class="face" style="opacity:${strength}" d="${pathOf(face.corners.map(projection.point), true)}"/>`;
    });

  const free = drawn.lines.filter(({ axis, role }) => axis === undefined && role !== 'ghost');
  const hidden: string[] = [];
  const behind: string[] = [];
  const front: string[] = [];
  for (const line of drawn.lines) {
    const ends = projection.line(line.from, line.to);
    if (ends === null || line.axis === undefined) continue;
    const [from, to] = ends;
    const paint = colour(line.axis);
    if (isHidden(line, drawn.faces, projection)) {
      hidden.push(ofAxis(line.axis, stroke(from, to, hiddenStyle, paint, SHEET)));
      continue;
    }
    const edge = stroke(from, to, edgeStyle, paint, SHEET) + ticks(from, to, tickCount[line.axis], paint);
    const crosses = free.some((other) => {
      const seen = projection.line(other.from, other.to);
      return seen !== null && passesInFront(ends, seen);
    });
    (crosses ? front : behind).push(ofAxis(line.axis, edge));
  }

  const linear = (roles: readonly string[], className: string): string => {
    const parts = drawn.lines
      .filter(({ role, axis }) => axis === undefined && roles.includes(role))
      .map(({ from, to, role }) => {
        const ends = projection.line(from, to);
        return ends === null ? '' : stroke(ends[0], ends[1], lineStyles[role], colour(role), SHEET);
      });
    return parts.length === 0 ? '' : `<g class="${className}">${parts.join('')}</g>`;
  };
  return {
    behind: hidden.join('') + faces.join('') + behind.join(''),
    front:
      linear(['ghost'], 'line') +
      linear(['shapeA'], 'segment') +
      linear(['miss'], 'final') +
      linear(['shared'], 'final clipped') +
      drawOverlap(explanation, stage) +
      front.join('') +
      linear(['normal'], 'final'),
    hasHidden: hidden.length > 0,
  };
}

/** In step 4 what is shared still belongs to the whole line; as far as there is room for it. */
function drawOverlap({ scene, verdict }: Explanation, { projection }: Stage): string {
  const overlap = overlapOf(verdict);
  if (overlap === null || !(overlap.min < overlap.max)) return '';
  const at = (t: number): Place => between(scene.start, scene.end, Math.min(2, Math.max(-1, t)));
  const ends = projection.line(at(overlap.min), at(overlap.max));
  return ends === null
    ? ''
    : `<g class="only-4">${stroke(ends[0], ends[1], lineStyles.shared, colour('shared'), SHEET)}</g>`;
}

/** Small signs of each axis first, then the open ones around them. */
export function drawMarks(drawn: Recording, { projection }: Stage): string {
  const marks = drawn.points.filter(({ role }) => role === 'entry' || role === 'exit');
  const ofEachAxis = marks.map(({ at, role, axis }) =>
    axis === undefined ? '' : ofAxis(axis, sign(projection.point(at), pointStyle(role, axis), colour(axis), SHEET)),
  );
  const deciding = marks
    .filter(({ axis }) => axis === undefined)
    .map(({ at, role }) => sign(projection.point(at), pointStyle(role), colour(role), SHEET));
  return `${ofEachAxis.join('')}<g class="final">${deciding.join('')}</g>`;
}

/** Drawn last of all: where the two only touch, a handle may lie on the point itself. */
export function drawTouch(drawn: Recording, { projection }: Stage): string {
  const touches = drawn.points.filter(({ role }) => role === 'hit');
  const signs = touches.map(({ at, role }) => sign(projection.point(at), pointStyle(role), colour(role), SHEET));
  return `<g class="final">${signs.join('')}</g>`;
}

function flatAxis(corners: Recording['faces'][number]['corners']): 'x' | 'y' | 'z' {
  const [first] = corners;
  if (corners.every(({ x }) => x === first?.x)) return 'x';
  return corners.every(({ y }) => y === first?.y) ? 'y' : 'z';
}
