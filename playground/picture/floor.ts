/** Depth in a still picture: a fading floor grid, the box's footprint, the segment's track, a plumb line from each end. */
import { pathOf, px } from 'riposte/gizmos';
import type { Scene } from '../state/scene.js';
import type { View } from '../state/store.js';
import type { Stage } from './projected.js';

const CELLS = 11;

export function drawFloor(scene: Scene, view: View, withGrid: boolean, stage: Stage): string {
  return (withGrid ? drawGrid(view, stage) : '') + drawShadows(scene, view.floor, stage);
}

function drawGrid({ target, radius, floor }: View, { projection, width, height }: Stage): string {
  const cell = niceStep(radius / 4.6);
  const middleX = Math.round(target.x / cell);
  const middleZ = Math.round((target.z ?? 0) / cell);
  const minor: string[] = [];
  const major: string[] = [];
  for (let i = -CELLS; i <= CELLS; i++) {
    const x = (middleX + i) * cell;
    const z = (middleZ + i) * cell;
    const alongZ = projection.line(
      { x, y: floor, z: (middleZ - CELLS) * cell },
      { x, y: floor, z: (middleZ + CELLS) * cell },
    );
    const alongX = projection.line(
      { x: (middleX - CELLS) * cell, y: floor, z },
      { x: (middleX + CELLS) * cell, y: floor, z },
    );
    if (alongZ !== null) (isMajor(middleX + i) ? major : minor).push(pathOf(alongZ));
    if (alongX !== null) (isMajor(middleZ + i) ? major : minor).push(pathOf(alongX));
  }
  const fade = `<radialGradient id="fade-out" cx=".5" cy=".62" r=".62"><stop offset=".3" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<mask id="fade" maskUnits="userSpaceOnUse" x="0" y="0" width="${px(width)}" height="${px(height)}"><rect width="${px(width)}" height="${px(height)}" fill="url(#fade-out)"/></mask>`;
  return `<defs>${fade}</defs><g class="floor" mask="url(#fade)"><path d="${minor.join('')}"/><path class="major" d="${major.join('')}"/></g>`;
}

function isMajor(index: number): boolean {
  return index % 5 === 0;
}

function drawShadows({ start, end, min, max }: Scene, floor: number, { projection }: Stage): string {
  const onFloor = (x: number, z: number) => projection.point({ x, y: floor, z });
  const corners = [onFloor(min.x, min.z), onFloor(max.x, min.z), onFloor(max.x, max.z), onFloor(min.x, max.z)];
  const footprint = corners.every(({ depth }) => depth > 0.1)
    ? `<path class="footprint" d="${pathOf(corners, true)}"/>`
    : '';
  const track = projection.line({ ...start, y: floor }, { ...end, y: floor });
  const plumbs = [start, end].map((point) => {
    const plumb = projection.line(point, { ...point, y: floor });
    if (plumb === null) return '';
    const { x, y } = plumb[1];
    return `<path class="plumb" d="${pathOf(plumb)}"/><path class="foot" d="M${px(x - 5)} ${px(y)}h10M${px(x)} ${px(y - 3)}v6"/>`;
  });
  return `${footprint}${track === null ? '' : `<path class="track" d="${pathOf(track)}"/>`}${plumbs.join('')}`;
}

/** 1, 2 or 5 times a power of ten, near the size asked for. */
function niceStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  const ratio = size / power;
  return power * (ratio < 1.6 ? 1 : ratio < 3.5 ? 2 : ratio < 7 ? 5 : 10);
}
