/** What the library says about a scene. Every number and every mark on the page comes from here. */
import { aabb, segment } from 'riposte/3d';
import { explain, type SegmentAabbVerdict } from 'riposte/3d/explain';
import { type Recording, recording } from 'riposte/gizmos';
import type { VerdictKind } from './language/words.js';
import { axes, type Scene } from './state/scene.js';

export interface Explanation {
  readonly scene: Scene;
  readonly verdict: SegmentAabbVerdict;
  /** The relation, with segments that have become points told apart. */
  readonly kind: VerdictKind;
  readonly drawn: Recording;
}

export function explanationOf(scene: Scene): Explanation {
  const drawn = recording();
  const verdict = explain(segment(scene.start, scene.end), aabb(scene.min, scene.max), drawn);
  return { scene, verdict, kind: kindOf(scene, verdict), drawn };
}

/** The stretch of the whole line inside the box, before it is clipped to the segment; null when the line misses it. */
export function overlapOf({ apart, lineMin, lineMax }: SegmentAabbVerdict): { min: number; max: number } | null {
  if (apart !== null && apart.why !== 'short' && apart.why !== 'late') return null;
  return lineMin <= lineMax ? { min: lineMin, max: lineMax } : null;
}

function kindOf({ start, end }: Scene, { relation, shared }: SegmentAabbVerdict): VerdictKind {
  const isPoint = axes.every((axis) => start[axis] === end[axis]);
  if (isPoint && relation === 'inside') return 'pointInside';
  if (isPoint && relation === 'touches') return 'pointOn';
  if (relation === 'touches' && shared !== null && shared.tMin < shared.tMax) return 'slides';
  return relation;
}
