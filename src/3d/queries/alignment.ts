import { misfit } from '../../core/misfit.js';
import { noTest } from '../../core/unknownKind.js';
import { linesMeetLineLine, parallelLineLine } from '../../generated/3d/line-line.js';
import { linesMeetRayLine, parallelRayLine } from '../../generated/3d/ray-line.js';
import { linesMeetRayRay, parallelRayRay } from '../../generated/3d/ray-ray.js';
import { linesMeetSegmentLine, parallelSegmentLine } from '../../generated/3d/segment-line.js';
import { linesMeetSegmentRay, parallelSegmentRay } from '../../generated/3d/segment-ray.js';
import { linesMeetSegmentSegment, parallelSegmentSegment } from '../../generated/3d/segment-segment.js';
import type { Line } from '../shapes/line.js';
import type { Ray } from '../shapes/ray.js';
import type { Segment } from '../shapes/segment.js';

/** How two whole lines lie: `crossing` in one point, `parallel` apart, or `collinear`: one and the same line; `skew` where they are neither parallel nor meet. */
export type Alignment = 'crossing' | 'parallel' | 'collinear' | 'skew';

/**
 * How the whole lines lie that two segments, rays or lines run along: `crossing` in one point, `parallel` apart, or `collinear`: one and the same line; `skew` where they are neither parallel nor meet. `intersection` tells what the two themselves
 * share. One without a direction is a point, and parallel to all. Exactly right for the doubles given, which must be finite.
 */
export function alignment(a: Segment | Ray | Line, b: Segment | Ray | Line): Alignment {
  try {
    switch (a?.kind) {
      case 'segment':
        switch (b?.kind) {
          case 'segment':
            return named(parallelSegmentSegment(a, b), linesMeetSegmentSegment(a, b));
          case 'ray':
            return named(parallelSegmentRay(a, b), linesMeetSegmentRay(a, b));
          case 'line':
            return named(parallelSegmentLine(a, b), linesMeetSegmentLine(a, b));
        }
        break;
      case 'ray':
        switch (b?.kind) {
          case 'segment':
            return named(parallelSegmentRay(b, a), linesMeetSegmentRay(b, a));
          case 'ray':
            return named(parallelRayRay(a, b), linesMeetRayRay(a, b));
          case 'line':
            return named(parallelRayLine(a, b), linesMeetRayLine(a, b));
        }
        break;
      case 'line':
        switch (b?.kind) {
          case 'segment':
            return named(parallelSegmentLine(b, a), linesMeetSegmentLine(b, a));
          case 'ray':
            return named(parallelRayLine(b, a), linesMeetRayLine(b, a));
          case 'line':
            return named(parallelLineLine(a, b), linesMeetLineLine(a, b));
        }
        break;
    }
  } catch (problem) {
    throw misfit(problem, 'two segments, rays or lines with all of their fields', [a, b]);
  }
  throw noTest(a, b, '3D');
}

function named(parallel: boolean, meet: boolean): Alignment {
  if (parallel) return meet ? 'collinear' : 'parallel';
  return meet ? 'crossing' : 'skew';
}
