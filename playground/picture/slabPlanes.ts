/** The two planes of a slab, shown while its step is. They reach past the box as far as the line's crossings do. */
import { between, pathOf } from 'riposte/gizmos';
import type { Explanation } from '../explanation.js';
import { type Axis, axes } from '../state/scene.js';
import type { View } from '../state/store.js';
import { roleOf, type Stage } from './projected.js';

export function drawSlabPlanes({ scene, verdict }: Explanation, view: View, { projection }: Stage): string {
  const margin = view.radius * 0.13;
  return axes
    .map((axis) => {
      const [u, v] = axes.filter((other) => other !== axis) as [Axis, Axis];
      const { min: t0, max: t1 } = verdict.slabs[axis];
      const crossings = [t0, t1].filter((t) => t >= -0.2 && t <= 1.2).map((t) => between(scene.start, scene.end, t));
      const reach = (along: Axis): readonly [number, number] => {
        const places = crossings.map((place) => place[along] ?? 0);
        return [Math.min(scene.min[along], ...places) - margin, Math.max(scene.max[along], ...places) + margin];
      };
      const [u0, u1] = reach(u);
      const [v0, v1] = reach(v);
      const plane = (at: number): string => {
        const corners = [
          { [u]: u0, [v]: v0 },
          { [u]: u1, [v]: v0 },
          { [u]: u1, [v]: v1 },
          { [u]: u0, [v]: v1 },
        ].map((corner) => projection.point({ x: 0, y: 0, z: 0, ...corner, [axis]: at }));
        return `<path d="${pathOf(corners, true)}"/>`;
      };
      return `<g class="slab slab-${axis} r-${roleOf[axis]}">${plane(scene.min[axis])}${plane(scene.max[axis])}</g>`;
    })
    .join('');
}
