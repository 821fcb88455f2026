// Generated from src/2d/predicates/segment-segment.ts by `npm run generate`; edit that file instead.
import type { Arithmetic } from '../../exact/arithmetic.js';
import { dyadics } from '../../exact/dyadic.js';
import { expansionsAtScale } from '../../exact/expansion.js';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from '../../exact/probe.js';
import type { Bare } from '../../core/bare.js';
import type { Segment } from '../shapes/segment.js';

/**
 * Whether two segments share a point: their bounds overlap, and neither lies wholly to one side of the other's line.
 *
 * The two side tests are the separating axes of segments that are not parallel, so then they decide alone. Parallel
 * segments that pass them lie on one line, and zero lengths on the other's line; there the bounds decide, by plain
 * comparisons of coordinates. Ericson, RTCD 5.1.9.1, which leaves those cases to the reader.
 */
export function intersectsSegmentSegment(a: Bare<Segment>, b: Bare<Segment>): boolean {
  let unsure = false;
  const aStart = a.start;
  const aStartX = aStart.x;
  const aEnd = a.end;
  const aEndX = aEnd.x;
  const bStart = b.start;
  const bStartX = bStart.x;
  const bEnd = b.end;
  const bEndX = bEnd.x;
  if (Math.max(aStartX, aEndX) < Math.min(bStartX, bEndX)) return false;
  if (Math.min(aStartX, aEndX) > Math.max(bStartX, bEndX)) return false;
  const aStartY = aStart.y;
  const aEndY = aEnd.y;
  const bStartY = bStart.y;
  const bEndY = bEnd.y;
  if (Math.max(aStartY, aEndY) < Math.min(bStartY, bEndY)) return false;
  if (Math.min(aStartY, aEndY) > Math.max(bStartY, bEndY)) return false;
  const firstX = aEndX - aStartX;
  const firstY = aEndY - aStartY;
  const betweenX = bStartX - aStartX;
  const betweenY = bStartY - aStartY;
  const toEndX = bEndX - aStartX;
  const toEndY = bEndY - aStartY;
  const product1 = firstX * betweenY;
  const product2 = firstY * betweenX;
  const sideOfStartB = product1 - product2;
  const product3 = firstX * toEndY;
  const product4 = firstY * toEndX;
  const sideOfEndB = product3 - product4;
  const bound5 = 4.441e-16 * (Math.abs(product1) + Math.abs(product2)) + 8.900295434028806e-308;
  const bound6 = 4.441e-16 * (Math.abs(product3) + Math.abs(product4)) + 8.900295434028806e-308;
  if (!(sideOfStartB < -bound5) && !(sideOfEndB < -bound6)) {
    if ((sideOfStartB > bound5) && (sideOfEndB > bound6)) return false;
    unsure = true;
  }
  if (!(sideOfStartB > bound5) && !(sideOfEndB > bound6)) {
    if ((sideOfStartB < -bound5) && (sideOfEndB < -bound6)) return false;
    unsure = true;
  }
  const secondX = bEndX - bStartX;
  const secondY = bEndY - bStartY;
  const fromEndX = bStartX - aEndX;
  const fromEndY = bStartY - aEndY;
  const product7 = betweenX * secondY;
  const product8 = betweenY * secondX;
  const sideOfStartA = product7 - product8;
  const product9 = fromEndX * secondY;
  const product10 = fromEndY * secondX;
  const sideOfEndA = product9 - product10;
  const bound11 = 4.441e-16 * (Math.abs(product7) + Math.abs(product8)) + 8.900295434028806e-308;
  const bound12 = 4.441e-16 * (Math.abs(product9) + Math.abs(product10)) + 8.900295434028806e-308;
  if (!((sideOfStartA < -bound11) && (sideOfEndA > bound12)) && !((sideOfStartA > bound11) && (sideOfEndA < -bound12))) {
    if (!(!(sideOfStartA > bound11) && !(sideOfEndA < -bound12)) && !(!(sideOfStartA < -bound11) && !(sideOfEndA > bound12))) return false;
    unsure = true;
  }
  if (unsure) return intersectsSegmentSegmentExactly(a, b);
  return true;
}

function intersectsSegmentSegmentExactly(a: Bare<Segment>, b: Bare<Segment>): boolean {
  operands[0] = a.end.x;
  operands[1] = a.start.x;
  operands[2] = a.end.y;
  operands[3] = a.start.y;
  operands[4] = b.start.x;
  operands[5] = a.start.x;
  operands[6] = b.start.y;
  operands[7] = a.start.y;
  operands[8] = b.end.x;
  operands[9] = a.start.x;
  operands[10] = b.end.y;
  operands[11] = a.start.y;
  operands[12] = b.end.x;
  operands[13] = b.start.x;
  operands[14] = b.end.y;
  operands[15] = b.start.y;
  operands[16] = b.start.x;
  operands[17] = a.end.x;
  operands[18] = b.start.y;
  operands[19] = a.end.y;
  const scale = probe(10, 0, 0, 268435456, 4.332296397063773e+127, 2, true);
  if (scale === ON_GRID) return intersectsSegmentSegmentOnGrid(a, b);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsSegmentSegmentTwin(dyadics, a, b) : intersectsSegmentSegmentTwin(expansionsAtScale(scale), a, b);
}

function intersectsSegmentSegmentOnGrid(a: Bare<Segment>, b: Bare<Segment>): boolean {
  if (Math.max(a.start.x, a.end.x) < Math.min(b.start.x, b.end.x)) return false;
  if (Math.min(a.start.x, a.end.x) > Math.max(b.start.x, b.end.x)) return false;
  if (Math.max(a.start.y, a.end.y) < Math.min(b.start.y, b.end.y)) return false;
  if (Math.min(a.start.y, a.end.y) > Math.max(b.start.y, b.end.y)) return false;

  const firstX = a.end.x - a.start.x;
  const firstY = a.end.y - a.start.y;
  const betweenX = b.start.x - a.start.x;
  const betweenY = b.start.y - a.start.y;
  const toEndX = b.end.x - a.start.x;
  const toEndY = b.end.y - a.start.y;
  const sideOfStartB = firstX * betweenY - firstY * betweenX;
  const sideOfEndB = firstX * toEndY - firstY * toEndX;
  if (sideOfStartB > 0 && sideOfEndB > 0) return false;
  if (sideOfStartB < 0 && sideOfEndB < 0) return false;

  const secondX = b.end.x - b.start.x;
  const secondY = b.end.y - b.start.y;
  const fromEndX = b.start.x - a.end.x;
  const fromEndY = b.start.y - a.end.y;
  const sideOfStartA = betweenX * secondY - betweenY * secondX;
  const sideOfEndA = fromEndX * secondY - fromEndY * secondX;
  return (sideOfStartA <= 0 && sideOfEndA >= 0) || (sideOfStartA >= 0 && sideOfEndA <= 0);
}

function intersectsSegmentSegmentTwin<V>(x: Arithmetic<V>, a: Bare<Segment>, b: Bare<Segment>): boolean {
  if (Math.max(a.start.x, a.end.x) < Math.min(b.start.x, b.end.x)) {
    return false;
  }
  if (Math.min(a.start.x, a.end.x) > Math.max(b.start.x, b.end.x)) {
    return false;
  }
  if (Math.max(a.start.y, a.end.y) < Math.min(b.start.y, b.end.y)) {
    return false;
  }
  if (Math.min(a.start.y, a.end.y) > Math.max(b.start.y, b.end.y)) {
    return false;
  }
  const firstX = x.subtract(x.from(a.end.x), x.from(a.start.x));
  const firstY = x.subtract(x.from(a.end.y), x.from(a.start.y));
  const betweenX = x.subtract(x.from(b.start.x), x.from(a.start.x));
  const betweenY = x.subtract(x.from(b.start.y), x.from(a.start.y));
  const toEndX = x.subtract(x.from(b.end.x), x.from(a.start.x));
  const toEndY = x.subtract(x.from(b.end.y), x.from(a.start.y));
  const sideOfStartB = x.subtract(x.multiply(firstX, betweenY), x.multiply(firstY, betweenX));
  const sideOfEndB = x.subtract(x.multiply(firstX, toEndY), x.multiply(firstY, toEndX));
  if ((x.compare(sideOfStartB, x.integer(0)) > 0) && (x.compare(sideOfEndB, x.integer(0)) > 0)) {
    return false;
  }
  if ((x.compare(sideOfStartB, x.integer(0)) < 0) && (x.compare(sideOfEndB, x.integer(0)) < 0)) {
    return false;
  }
  const secondX = x.subtract(x.from(b.end.x), x.from(b.start.x));
  const secondY = x.subtract(x.from(b.end.y), x.from(b.start.y));
  const fromEndX = x.subtract(x.from(b.start.x), x.from(a.end.x));
  const fromEndY = x.subtract(x.from(b.start.y), x.from(a.end.y));
  const sideOfStartA = x.subtract(x.multiply(betweenX, secondY), x.multiply(betweenY, secondX));
  const sideOfEndA = x.subtract(x.multiply(fromEndX, secondY), x.multiply(fromEndY, secondX));
  return ((x.compare(sideOfStartA, x.integer(0)) <= 0) && (x.compare(sideOfEndA, x.integer(0)) >= 0)) || ((x.compare(sideOfStartA, x.integer(0)) >= 0) && (x.compare(sideOfEndA, x.integer(0)) <= 0));
}

/** Whether two segments run along the same line or parallel ones. A segment of no length is parallel to all. */
export function parallelSegmentSegment(a: Bare<Segment>, b: Bare<Segment>): boolean {
  const aEnd = a.end;
  const aStart = a.start;
  const firstX = aEnd.x - aStart.x;
  const firstY = aEnd.y - aStart.y;
  const bEnd = b.end;
  const bStart = b.start;
  const secondX = bEnd.x - bStart.x;
  const secondY = bEnd.y - bStart.y;
  const product1 = firstX * secondY;
  const product2 = firstY * secondX;
  const value3 = product1 - product2;
  const bound4 = 4.441e-16 * (Math.abs(product1) + Math.abs(product2)) + 8.900295434028806e-308;
  if (!(Math.abs(value3) > bound4)) return parallelSegmentSegmentExactly(a, b);
  return false;
}

function parallelSegmentSegmentExactly(a: Bare<Segment>, b: Bare<Segment>): boolean {
  operands[0] = a.end.x;
  operands[1] = a.start.x;
  operands[2] = a.end.y;
  operands[3] = a.start.y;
  operands[4] = b.end.x;
  operands[5] = b.start.x;
  operands[6] = b.end.y;
  operands[7] = b.start.y;
  const scale = probe(4, 0, 0, 268435456, 4.332296397063773e+127, 2, true);
  if (scale === ON_GRID) return parallelSegmentSegmentOnGrid(a, b);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? parallelSegmentSegmentTwin(dyadics, a, b) : parallelSegmentSegmentTwin(expansionsAtScale(scale), a, b);
}

function parallelSegmentSegmentOnGrid(a: Bare<Segment>, b: Bare<Segment>): boolean {
  const firstX = a.end.x - a.start.x;
  const firstY = a.end.y - a.start.y;
  const secondX = b.end.x - b.start.x;
  const secondY = b.end.y - b.start.y;
  return firstX * secondY === firstY * secondX;
}

function parallelSegmentSegmentTwin<V>(x: Arithmetic<V>, a: Bare<Segment>, b: Bare<Segment>): boolean {
  const firstX = x.subtract(x.from(a.end.x), x.from(a.start.x));
  const firstY = x.subtract(x.from(a.end.y), x.from(a.start.y));
  const secondX = x.subtract(x.from(b.end.x), x.from(b.start.x));
  const secondY = x.subtract(x.from(b.end.y), x.from(b.start.y));
  return x.compare(x.multiply(firstX, secondY), x.multiply(firstY, secondX)) === 0;
}
