/** Axes of the smallest box around points: the sides of the smallest rectangle, unless it is smaller than that along the axes of the world by rounding only. */
import { type Cloud, reachOf, THICKNESS } from '../../core/cloud.js';
import { sideOfSmallestRectangle } from '../../core/rectangle.js';
import { createVec2, type Vec2 } from '../../math/vec2.js';
import type { Axes } from '../shapes/obb.js';

export function axesFor(cloud: Cloud): Axes {
  const world: Axes = [createVec2(1, 0), createVec2(0, 1)];
  // Beyond this size the middle of a turned box could lie beyond all doubles.
  if (cloud.largest > 2 ** 1022) return world;
  const { x, y } = sideOfSmallestRectangle(cloud.coordinates, THICKNESS, createVec2());
  const turned: Axes = [createVec2(x, y), createVec2(0 - y, x)];
  return areaOf(turned, cloud) < areaOf(world, cloud) * (1 - 1e-9) ? turned : world;
}

function areaOf(axes: Axes, cloud: Cloud): number {
  return axes.map((axis) => reachAlong(axis, cloud)).reduce((area, [low, high]) => area * (high - low + THICKNESS), 1);
}

export function reachAlong({ x, y }: Vec2, { coordinates }: Cloud): [low: number, high: number] {
  return reachOf(coordinates, 2, (at) => x * coordinates[at]! + y * coordinates[at + 1]!);
}
