/** What stands in the corners of the picture: which point the keys move, the axes of the view, the legend. */
import { px } from 'riposte/gizmos';
import { words } from '../language/language.js';
import type { LegendEntry } from '../language/words.js';
import { axes, type PointName } from '../state/scene.js';
import type { View } from '../state/store.js';
import { roleOf } from './projected.js';

export function keysHint(selected: PointName): string {
  const { points, selected: chosen } = words();
  return `<span><b>${points[selected]}</b> ${chosen}</span> <kbd>←→</kbd> x <kbd>↑↓</kbd> y <kbd>PgUp/Dn</kbd> z <kbd>Shift</kbd> ×10`;
}

/** The axes as the view shows them, without perspective. */
export function triad({ azimuth, elevation }: View): string {
  const arms = axes
    .map((axis) => {
      const x = axis === 'x' ? Math.cos(azimuth) : axis === 'z' ? -Math.sin(azimuth) : 0;
      const ahead = axis === 'x' ? Math.sin(azimuth) : axis === 'z' ? Math.cos(azimuth) : 0;
      const y = (axis === 'y' ? -Math.cos(elevation) : 0) + Math.sin(elevation) * ahead;
      const towards = Math.cos(elevation) * ahead + (axis === 'y' ? Math.sin(elevation) : 0);
      const arm = `<path class="ln" d="M0 0L${px(x * 32)} ${px(y * 32)}"/><text class="tx q" x="${px(x * 40)}" y="${px(y * 40 + 5)}" text-anchor="middle">${axis}</text>`;
      return { towards, svg: `<g class="r-${roleOf[axis]}">${arm}</g>` };
    })
    .sort((a, b) => a.towards - b.towards);
  return `<svg width="96" height="92" viewBox="-48 -46 96 92" aria-hidden="true">${arms.map(({ svg }) => svg).join('')}</svg>`;
}

const samples: Readonly<Record<LegendEntry, string>> = {
  entry:
    '<svg width="16" height="16" viewBox="0 0 16 16" class="r-entry"><circle class="ln" cx="8" cy="8" r="5.5"/></svg>',
  exit: '<svg width="16" height="16" viewBox="0 0 16 16" class="r-exit"><rect class="ln" x="3" y="3" width="10" height="10"/></svg>',
  shared:
    '<svg width="26" height="16" viewBox="0 0 26 16" class="r-shared"><path class="ln" style="stroke-width:5px" d="M3 8H23"/></svg>',
  normal:
    '<svg width="26" height="16" viewBox="0 0 26 16" class="r-normal"><path class="ln" d="M2 8H18"/><path class="fill" d="M25 8l-9-4.5v9Z"/></svg>',
  hidden:
    '<svg width="26" height="16" viewBox="0 0 26 16" class="r-ghost"><path class="ln" style="stroke-width:1.5px;stroke-dasharray:2 4" d="M2 8H24"/></svg>',
  touch:
    '<svg width="16" height="16" viewBox="0 0 16 16" class="r-hit"><circle class="fill" cx="8" cy="8" r="5"/></svg>',
  gap: '<svg width="26" height="16" viewBox="0 0 26 16" class="r-miss"><path class="ln" style="stroke-width:3px;stroke-dasharray:1 6" d="M3 8H24"/></svg>',
  line: '<svg width="26" height="16" viewBox="0 0 26 16" class="r-ghost"><path class="ln" style="stroke-width:1.5px;stroke-dasharray:6 5" d="M2 8H24"/></svg>',
};

/** Only what is in the picture. */
export function legend(entries: readonly LegendEntry[]): string {
  return entries.map((entry) => `<li>${samples[entry]}<span>${words().legend[entry]}</span></li>`).join('');
}
