/** Scenes worth looking at: one for each way in which the test can go. */
import type { Point, Scene } from './scene.js';

export interface Preset {
  readonly id: PresetId;
  readonly scene: Scene;
  /** A small drawing of it, as the inside of an SVG of 44 × 28 around a box from (13, 6) to (31, 22). */
  readonly icon: string;
}

export type PresetId = 'through' | 'startsInside' | 'edge' | 'hair' | 'face' | 'miss' | 'point' | 'far';

const min: Point = { x: -2, y: -1, z: -1.2 };
const max: Point = { x: 2, y: 1, z: 1.2 };

function of(start: readonly [number, number, number], end: readonly [number, number, number]): Scene {
  return { start: at(start), end: at(end), min, max };
}

function at([x, y, z]: readonly [number, number, number]): Point {
  return { x, y, z };
}

const line = (d: string): string => `<path class="ink" d="${d}"/>`;
const dot = (x: number, y: number): string => `<circle class="meet" cx="${x}" cy="${y}" r="2.6"/>`;

const FAR = 1e9;

export const presets: readonly Preset[] = [
  {
    id: 'through',
    scene: of([-4.4, -1.3, 1.9], [3, 1.9, -1.5]),
    icon: line('M4 21 40 6') + dot(13, 17.2) + dot(31, 9.8),
  },
  { id: 'startsInside', scene: of([-0.8, -0.4, 0.4], [4.2, 1.6, -0.6]), icon: line('M20 15 40 7') + dot(31, 10.6) },
  // In the (x, y) plane its line passes through the edge at x = −2, y = 1 and nothing else of the box.
  { id: 'edge', scene: of([-4, -1, 1.5], [0, 3, -1]), icon: line('M4 15 17 2') + dot(13, 6) },
  // The same line but for the last bit of its end: t rounds to one half on both sides, and yet it misses.
  {
    id: 'hair',
    scene: of([-4, -1, 1.5], [0, 3 + 2 ** -51, -1]),
    icon: `${line('M4 15 17 2')}<path class="other" d="M35 11h7M35 15h7M41 8l-5 10"/>`,
  },
  {
    id: 'face',
    scene: of([-3.6, 1, 0.6], [3.6, 1, -0.6]),
    icon: `${line('M4 6H40')}<path class="meet" d="M13 6H31"/>`,
  },
  { id: 'miss', scene: of([-4.8, -1.1, 1.6], [0.6, 3.9, -0.6]), icon: line('M4 12 20 1') },
  { id: 'point', scene: of([0.6, 0.2, 0.3], [0.6, 0.2, 0.3]), icon: dot(20, 14) },
  {
    id: 'far',
    scene: {
      start: { x: FAR - 4.4, y: FAR - 1.3, z: FAR + 1.9 },
      end: { x: FAR + 3, y: FAR + 1.9, z: FAR - 1.5 },
      min: { x: FAR - 2, y: FAR - 1, z: FAR - 1.2 },
      max: { x: FAR + 2, y: FAR + 1, z: FAR + 1.2 },
    },
    icon: `${line('M4 21 40 6')}<path class="thin" d="M2 25h6M5 22v6"/>`,
  },
];

export const firstScene: Scene = (presets[0] as Preset).scene;
