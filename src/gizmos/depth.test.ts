import { expect, test } from 'vitest';
import { drawAabb } from '../3d/explain/solids.js';
import { perspective, usualDirection } from './camera.js';
import { facesViewer, isHidden, passesInFront } from './depth.js';
import { recording } from './recording.js';

const camera = { ...usualDirection, target: { x: 0, y: 0, z: 0 }, radius: 2 };

test.each([
  ['from the usual side', usualDirection],
  ['from behind and below', { azimuth: 2.5, elevation: -0.5 }],
  ['from above', { azimuth: 0.6, elevation: 1 }],
])('of a box seen %s, three faces look at the viewer and three edges are hidden', (_side, direction) => {
  const drawn = recording();
  drawAabb({ min: { x: -1, y: -1, z: -1 }, max: { x: 1, y: 1, z: 1 } }, 'shapeB', drawn);
  const projection = perspective({ ...camera, ...direction }, 400, 400);
  expect(drawn.faces.filter((face) => facesViewer(face, projection))).toHaveLength(3);
  expect(drawn.lines.filter((line) => isHidden(line, drawn.faces, projection))).toHaveLength(3);
});

test('a line that belongs to no face is never hidden', () => {
  const drawn = recording();
  drawn.line({ x: 0, y: 0, z: 0 }, { x: 1, y: 1, z: 1 }, 'shapeA');
  expect(isHidden(drawn.lines[0] as (typeof drawn.lines)[0], drawn.faces, perspective(camera, 400, 400))).toBe(false);
});

test('of two lines that cross in the picture, the nearer passes in front', () => {
  const front = perspective({ ...camera, azimuth: 0, elevation: 0 }, 400, 400);
  const near = front.line({ x: -1, y: 0, z: 1 }, { x: 1, y: 0.1, z: 1 });
  const far = front.line({ x: 0, y: -1, z: -1 }, { x: 0, y: 1, z: -1 });
  const aside = front.line({ x: 3, y: -1, z: -1 }, { x: 3, y: 1, z: -1 });
  if (near === null || far === null || aside === null) throw new Error('all three are in view');
  expect(passesInFront(near, far)).toBe(true);
  expect(passesInFront(far, near)).toBe(false);
  expect(passesInFront(near, aside)).toBe(false);
});
