/** Convex hulls of three.js meshes. */
import type { Matrix4 } from 'three';
import { type Hull, hull } from '../3d/shapes/hull.js';
import { expectObject } from '../core/expect.js';

/** What is read of a geometry: the places of its vertices. */
export interface ThreeGeometry {
  getAttribute(name: 'position'): {
    readonly count: number;
    getX(index: number): number;
    getY(index: number): number;
    getZ(index: number): number;
  };
}

/** What is read of a mesh: its geometry, and where its matrix puts that. */
export interface ThreeBody {
  readonly geometry: ThreeGeometry;
  readonly matrixWorld: Matrix4;
  updateWorldMatrix(updateParents: boolean, updateChildren: boolean): void;
}

/**
 * The convex hull of the vertices of a geometry, or of a mesh's geometry as its `matrixWorld` places it, which is brought up to date: turned, scaled and even sheared as the mesh is. No vertex is
 * rounded. It is that of the moment: where the mesh moves, `hullAt(body, mesh.matrixWorld.elements, body)` moves the hull, without working it out again. Skins and morphs are not taken into account.
 */
export function hullFrom(source: ThreeBody | ThreeGeometry): Hull {
  expectObject('hullFrom source', source, 'a Mesh or a BufferGeometry');
  if (!('geometry' in source)) return hull(placesOf(source));
  const { geometry, matrixWorld } = source;
  expectObject('Mesh geometry', geometry, 'a BufferGeometry');
  expectObject('Mesh matrixWorld', matrixWorld, 'a Matrix4');
  source.updateWorldMatrix(true, false);
  return hull(placesOf(geometry), matrixWorld.elements);
}

function placesOf(geometry: ThreeGeometry): Float64Array {
  const attribute = geometry.getAttribute('position');
  expectObject('BufferGeometry position', attribute, 'a BufferAttribute');
  const places = new Float64Array(3 * attribute.count);
  for (let i = 0; i < attribute.count; i++) {
    places[3 * i] = attribute.getX(i);
    places[3 * i + 1] = attribute.getY(i);
    places[3 * i + 2] = attribute.getZ(i);
  }
  return places;
}
