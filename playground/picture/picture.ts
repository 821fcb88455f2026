/** The picture, from back to front. It is drawn anew whenever something in it moves; steps only change its style. */
import { type Frame, perspective } from 'riposte/gizmos';
import type { Explanation } from '../explanation.js';
import { pointNames } from '../state/scene.js';
import type { State } from '../state/store.js';
import { drawCallouts } from './callouts.js';
import { drawFloor } from './floor.js';
import { armsOf, drawHandles } from './handleMarks.js';
import { around, type Size, type Stage } from './projected.js';
import { drawMarks, drawShapes, drawTouch } from './shapes.js';
import { drawSlabPlanes } from './slabPlanes.js';

export interface Drawn {
  readonly svg: string;
  readonly hasHidden: boolean;
}

export function drawPicture(explanation: Explanation, state: State, size: Size): Drawn {
  const { scene, drawn } = explanation;
  const { view, selected } = state;
  const stage: Stage = { ...size, projection: perspective(view, size.width, size.height) };
  const shapes = drawShapes(explanation, stage);
  const arms = armsOf(scene[selected], view, stage);
  const room = {
    frame: frameOf(size),
    taken: [
      ...pointNames.map((name) => around(stage.projection.point(scene[name]), name === selected ? 17 : 9)),
      ...drawn.points.map(({ at, axis }) => around(stage.projection.point(at), axis === undefined ? 12 : 6)),
      ...arms.map(({ from, tip }) =>
        around({ x: tip.x + (tip.x - from.x) * 0.1, y: tip.y + (tip.y - from.y) * 0.1 }, 15),
      ),
      ...overlays(size),
    ],
    lines: [
      ...drawn.lines.flatMap(({ from, to }) => {
        const seen = stage.projection.line(from, to);
        return seen === null ? [] : [seen];
      }),
      ...arms.map(({ from, tip }) => [from, tip] as const),
    ],
  };
  const svg = [
    drawFloor(scene, view, state.grid, stage),
    drawSlabPlanes(explanation, view, stage),
    shapes.behind,
    shapes.front,
    drawMarks(drawn, stage),
    drawCallouts(explanation, selected, room, stage),
    drawHandles(scene, selected, arms, stage),
    drawTouch(drawn, stage),
  ].join('');
  return { svg: `<g id="world">${svg}</g>`, hasHidden: shapes.hasHidden };
}

function frameOf({ width, height }: Size): Frame {
  return { left: 8, top: 6, right: width - 8, bottom: height - 6 };
}

/** Corners of the picture that other things stand in: the keys, the axes, the legend, the buttons. */
function overlays({ width, height }: Size): Frame[] {
  if (width < 560) return [{ left: width - 100, top: 0, right: width, bottom: 50 }];
  return [
    { left: 0, top: 0, right: 380, bottom: 44 },
    { left: width - 120, top: 0, right: width, bottom: 98 },
    { left: 0, top: height - 44, right: Math.min(560, width - 100), bottom: height },
    { left: width - 100, top: height - 50, right: width, bottom: height },
  ];
}
