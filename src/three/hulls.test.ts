import { BoxGeometry, BufferGeometry, Group, IcosahedronGeometry, Mesh, SphereGeometry } from 'three';
import { expect, test } from 'vitest';
import { hullAt } from '../3d/shapes/hull.js';
import { hullFrom } from './index.js';

test('a box has its eight corners, however many vertices its geometry has', () => {
  const { data } = hullFrom(new BoxGeometry(2, 2, 2, 3, 3, 3));
  expect([data.vertices.length / 3, data.faceStarts.length - 1, data.edges.length / 4]).toEqual([8, 6, 12]);
  expect(hullFrom(new IcosahedronGeometry(1)).data.vertices.length / 3).toBe(12);
});

test('a mesh stands where its parents put it, and its hull can follow', () => {
  const [mesh, parent] = [new Mesh(new SphereGeometry(1, 8, 6)), new Group()];
  parent.add(mesh);
  parent.position.x = 3;
  mesh.scale.set(1, 2, -1);
  const body = hullFrom(mesh);
  expect([body.position, body.axes[1], body.axes[2]]).toEqual([
    { x: 3, y: 0, z: 0 },
    { x: 0, y: 2, z: 0 },
    { x: 0, y: 0, z: -1 },
  ]);
  parent.position.x = 4;
  mesh.updateWorldMatrix(true, false);
  expect(hullAt(body, mesh.matrixWorld.elements, body).position.x).toBe(4);
});

test('what is none is an error in our words', () => {
  expect(() => hullFrom(null as never)).toThrow('hullFrom source must be a Mesh or a BufferGeometry, got null');
  expect(() => hullFrom(new BufferGeometry())).toThrow(
    'BufferGeometry position must be a BufferAttribute, got undefined',
  );
});
