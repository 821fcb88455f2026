// Generated from src/3d/predicates/segment-segment.ts by `npm run generate`; edit that file instead.
import type { Arithmetic } from '../../exact/arithmetic.js';
import { dyadics } from '../../exact/dyadic.js';
import { expansionsAtScale } from '../../exact/expansion.js';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from '../../exact/probe.js';
import type { Bare } from '../../core/bare.js';
import type { Segment } from '../shapes/segment.js';
import { intersectsPointSegment } from './point-segment.js';

/**
 * Whether two segments share a point. With u and v along them and w from start to start, their lines meet only if
 * w · (u × v) = 0. Then a.start + s u = b.start + t v has s (u × v) = w × v and t (u × v) = w × u; in any coordinate
 * where u × v is not zero, both must lie between it and 0. Parallel segments meet only if an end of one lies on the
 * other. Segments whose bounds are apart are: that is cheap, and spares those of one plane the exact arithmetic.
 */
export function intersectsSegmentSegment(a: Bare<Segment>, b: Bare<Segment>): boolean {
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
  const aStartZ = aStart.z;
  const aEndZ = aEnd.z;
  const bStartZ = bStart.z;
  const bEndZ = bEnd.z;
  if (Math.max(aStartZ, aEndZ) < Math.min(bStartZ, bEndZ)) return false;
  if (Math.min(aStartZ, aEndZ) > Math.max(bStartZ, bEndZ)) return false;
  const uX = aEndX - aStartX;
  const uY = aEndY - aStartY;
  const uZ = aEndZ - aStartZ;
  const vX = bEndX - bStartX;
  const vY = bEndY - bStartY;
  const vZ = bEndZ - bStartZ;
  const wX = bStartX - aStartX;
  const wY = bStartY - aStartY;
  const wZ = bStartZ - aStartZ;
  const product1 = uY * vZ;
  const product2 = uZ * vY;
  const crossX = product1 - product2;
  const product3 = uZ * vX;
  const product4 = uX * vZ;
  const crossY = product3 - product4;
  const product5 = uX * vY;
  const product6 = uY * vX;
  const crossZ = product5 - product6;
  const uSize = Math.abs(uX) + Math.abs(uY) + Math.abs(uZ) + 5.714936956411375e-101;
  const vSize = Math.abs(vX) + Math.abs(vY) + Math.abs(vZ) + 5.714936956411375e-101;
  const wSize = Math.abs(wX) + Math.abs(wY) + Math.abs(wZ) + 5.714936956411375e-101;
  const bound7 = 5.108e-15 * uSize * vSize * wSize;
  const value8 = wX * crossX + wY * crossY + wZ * crossZ;
  const size9 = Math.abs(value8);
  if (!(size9 > bound7 && size9 < Infinity)) return intersectsSegmentSegmentExactly(a, b);
  return false;
}

function intersectsSegmentSegmentExactly(a: Bare<Segment>, b: Bare<Segment>): boolean {
  operands[0] = a.end.x;
  operands[1] = a.start.x;
  operands[2] = a.end.y;
  operands[3] = a.start.y;
  operands[4] = a.end.z;
  operands[5] = a.start.z;
  operands[6] = b.end.x;
  operands[7] = b.start.x;
  operands[8] = b.end.y;
  operands[9] = b.start.y;
  operands[10] = b.end.z;
  operands[11] = b.start.z;
  operands[12] = b.start.x;
  operands[13] = a.start.x;
  operands[14] = b.start.y;
  operands[15] = a.start.y;
  operands[16] = b.start.z;
  operands[17] = a.start.z;
  const scale = probe(9, 0, 0, 274877906944, 3.1082702275611665e+85, 3, true);
  if (scale === ON_GRID) return intersectsSegmentSegmentOnGrid(a, b);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsSegmentSegmentTwin(dyadics, a, b) : intersectsSegmentSegmentTwin(expansionsAtScale(scale), a, b);
}

function intersectsSegmentSegmentOnGrid(a: Bare<Segment>, b: Bare<Segment>): boolean {
  if (Math.max(a.start.x, a.end.x) < Math.min(b.start.x, b.end.x)) return false;
  if (Math.min(a.start.x, a.end.x) > Math.max(b.start.x, b.end.x)) return false;
  if (Math.max(a.start.y, a.end.y) < Math.min(b.start.y, b.end.y)) return false;
  if (Math.min(a.start.y, a.end.y) > Math.max(b.start.y, b.end.y)) return false;
  if (Math.max(a.start.z, a.end.z) < Math.min(b.start.z, b.end.z)) return false;
  if (Math.min(a.start.z, a.end.z) > Math.max(b.start.z, b.end.z)) return false;
  const uX = a.end.x - a.start.x;
  const uY = a.end.y - a.start.y;
  const uZ = a.end.z - a.start.z;
  const vX = b.end.x - b.start.x;
  const vY = b.end.y - b.start.y;
  const vZ = b.end.z - b.start.z;
  const wX = b.start.x - a.start.x;
  const wY = b.start.y - a.start.y;
  const wZ = b.start.z - a.start.z;
  const crossX = uY * vZ - uZ * vY;
  const crossY = uZ * vX - uX * vZ;
  const crossZ = uX * vY - uY * vX;
  if (wX * crossX + wY * crossY + wZ * crossZ !== 0) return false;
  if (crossX !== 0) {
    const sX = wY * vZ - wZ * vY;
    const tX = wY * uZ - wZ * uY;
    if (crossX > 0) return sX >= 0 && sX <= crossX && tX >= 0 && tX <= crossX;
    return sX <= 0 && sX >= crossX && tX <= 0 && tX >= crossX;
  }
  if (crossY !== 0) {
    const sY = wZ * vX - wX * vZ;
    const tY = wZ * uX - wX * uZ;
    if (crossY > 0) return sY >= 0 && sY <= crossY && tY >= 0 && tY <= crossY;
    return sY <= 0 && sY >= crossY && tY <= 0 && tY >= crossY;
  }
  if (crossZ !== 0) {
    const sZ = wX * vY - wY * vX;
    const tZ = wX * uY - wY * uX;
    if (crossZ > 0) return sZ >= 0 && sZ <= crossZ && tZ >= 0 && tZ <= crossZ;
    return sZ <= 0 && sZ >= crossZ && tZ <= 0 && tZ >= crossZ;
  }
  return (
    intersectsPointSegment(a.start, b) ||
    intersectsPointSegment(a.end, b) ||
    intersectsPointSegment(b.start, a) ||
    intersectsPointSegment(b.end, a)
  );
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
  if (Math.max(a.start.z, a.end.z) < Math.min(b.start.z, b.end.z)) {
    return false;
  }
  if (Math.min(a.start.z, a.end.z) > Math.max(b.start.z, b.end.z)) {
    return false;
  }
  const uX = x.subtract(x.from(a.end.x), x.from(a.start.x));
  const uY = x.subtract(x.from(a.end.y), x.from(a.start.y));
  const uZ = x.subtract(x.from(a.end.z), x.from(a.start.z));
  const vX = x.subtract(x.from(b.end.x), x.from(b.start.x));
  const vY = x.subtract(x.from(b.end.y), x.from(b.start.y));
  const vZ = x.subtract(x.from(b.end.z), x.from(b.start.z));
  const wX = x.subtract(x.from(b.start.x), x.from(a.start.x));
  const wY = x.subtract(x.from(b.start.y), x.from(a.start.y));
  const wZ = x.subtract(x.from(b.start.z), x.from(a.start.z));
  const crossX = x.subtract(x.multiply(uY, vZ), x.multiply(uZ, vY));
  const crossY = x.subtract(x.multiply(uZ, vX), x.multiply(uX, vZ));
  const crossZ = x.subtract(x.multiply(uX, vY), x.multiply(uY, vX));
  if (x.compare(x.add(x.add(x.multiply(wX, crossX), x.multiply(wY, crossY)), x.multiply(wZ, crossZ)), x.integer(0)) !== 0) {
    return false;
  }
  if (x.compare(crossX, x.integer(0)) !== 0) {
    const sX = x.subtract(x.multiply(wY, vZ), x.multiply(wZ, vY));
    const tX = x.subtract(x.multiply(wY, uZ), x.multiply(wZ, uY));
    if (x.compare(crossX, x.integer(0)) > 0) {
      return (((x.compare(sX, x.integer(0)) >= 0) && (x.compare(sX, crossX) <= 0)) && (x.compare(tX, x.integer(0)) >= 0)) && (x.compare(tX, crossX) <= 0);
    }
    return (((x.compare(sX, x.integer(0)) <= 0) && (x.compare(sX, crossX) >= 0)) && (x.compare(tX, x.integer(0)) <= 0)) && (x.compare(tX, crossX) >= 0);
  }
  if (x.compare(crossY, x.integer(0)) !== 0) {
    const sY = x.subtract(x.multiply(wZ, vX), x.multiply(wX, vZ));
    const tY = x.subtract(x.multiply(wZ, uX), x.multiply(wX, uZ));
    if (x.compare(crossY, x.integer(0)) > 0) {
      return (((x.compare(sY, x.integer(0)) >= 0) && (x.compare(sY, crossY) <= 0)) && (x.compare(tY, x.integer(0)) >= 0)) && (x.compare(tY, crossY) <= 0);
    }
    return (((x.compare(sY, x.integer(0)) <= 0) && (x.compare(sY, crossY) >= 0)) && (x.compare(tY, x.integer(0)) <= 0)) && (x.compare(tY, crossY) >= 0);
  }
  if (x.compare(crossZ, x.integer(0)) !== 0) {
    const sZ = x.subtract(x.multiply(wX, vY), x.multiply(wY, vX));
    const tZ = x.subtract(x.multiply(wX, uY), x.multiply(wY, uX));
    if (x.compare(crossZ, x.integer(0)) > 0) {
      return (((x.compare(sZ, x.integer(0)) >= 0) && (x.compare(sZ, crossZ) <= 0)) && (x.compare(tZ, x.integer(0)) >= 0)) && (x.compare(tZ, crossZ) <= 0);
    }
    return (((x.compare(sZ, x.integer(0)) <= 0) && (x.compare(sZ, crossZ) >= 0)) && (x.compare(tZ, x.integer(0)) <= 0)) && (x.compare(tZ, crossZ) >= 0);
  }
  return (((intersectsPointSegment(a.start, b)) || (intersectsPointSegment(a.end, b))) || (intersectsPointSegment(b.start, a))) || (intersectsPointSegment(b.end, a));
}

/** Whether two segments have the same or the opposite direction. One without length counts as parallel to all. */
export function parallelSegmentSegment(a: Bare<Segment>, b: Bare<Segment>): boolean {
  const aEnd = a.end;
  const aStart = a.start;
  const uX = aEnd.x - aStart.x;
  const uY = aEnd.y - aStart.y;
  const uZ = aEnd.z - aStart.z;
  const bEnd = b.end;
  const bStart = b.start;
  const vX = bEnd.x - bStart.x;
  const vY = bEnd.y - bStart.y;
  const vZ = bEnd.z - bStart.z;
  const product1 = uY * vZ;
  const product2 = uZ * vY;
  const value3 = product1 - product2;
  const bound4 = 4.441e-16 * (Math.abs(product1) + Math.abs(product2)) + 8.900295434028806e-308;
  if (Math.abs(value3) > bound4) return false;
  const product5 = uZ * vX;
  const product6 = uX * vZ;
  const value7 = product5 - product6;
  const bound8 = 4.441e-16 * (Math.abs(product5) + Math.abs(product6)) + 8.900295434028806e-308;
  if (Math.abs(value7) > bound8) return false;
  const product9 = uX * vY;
  const product10 = uY * vX;
  const value11 = product9 - product10;
  const bound12 = 4.441e-16 * (Math.abs(product9) + Math.abs(product10)) + 8.900295434028806e-308;
  if (Math.abs(value11) > bound12) return false;
  return parallelSegmentSegmentExactly(a, b);
}

function parallelSegmentSegmentExactly(a: Bare<Segment>, b: Bare<Segment>): boolean {
  operands[0] = a.end.x;
  operands[1] = a.start.x;
  operands[2] = a.end.y;
  operands[3] = a.start.y;
  operands[4] = a.end.z;
  operands[5] = a.start.z;
  operands[6] = b.end.x;
  operands[7] = b.start.x;
  operands[8] = b.end.y;
  operands[9] = b.start.y;
  operands[10] = b.end.z;
  operands[11] = b.start.z;
  const scale = probe(6, 0, 0, 268435456, 4.332296397063773e+127, 2, true);
  if (scale === ON_GRID) return parallelSegmentSegmentOnGrid(a, b);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? parallelSegmentSegmentTwin(dyadics, a, b) : parallelSegmentSegmentTwin(expansionsAtScale(scale), a, b);
}

function parallelSegmentSegmentOnGrid(a: Bare<Segment>, b: Bare<Segment>): boolean {
  const uX = a.end.x - a.start.x;
  const uY = a.end.y - a.start.y;
  const uZ = a.end.z - a.start.z;
  const vX = b.end.x - b.start.x;
  const vY = b.end.y - b.start.y;
  const vZ = b.end.z - b.start.z;
  if (uY * vZ - uZ * vY !== 0) return false;
  if (uZ * vX - uX * vZ !== 0) return false;
  return uX * vY - uY * vX === 0;
}

function parallelSegmentSegmentTwin<V>(x: Arithmetic<V>, a: Bare<Segment>, b: Bare<Segment>): boolean {
  const uX = x.subtract(x.from(a.end.x), x.from(a.start.x));
  const uY = x.subtract(x.from(a.end.y), x.from(a.start.y));
  const uZ = x.subtract(x.from(a.end.z), x.from(a.start.z));
  const vX = x.subtract(x.from(b.end.x), x.from(b.start.x));
  const vY = x.subtract(x.from(b.end.y), x.from(b.start.y));
  const vZ = x.subtract(x.from(b.end.z), x.from(b.start.z));
  if (x.compare(x.subtract(x.multiply(uY, vZ), x.multiply(uZ, vY)), x.integer(0)) !== 0) {
    return false;
  }
  if (x.compare(x.subtract(x.multiply(uZ, vX), x.multiply(uX, vZ)), x.integer(0)) !== 0) {
    return false;
  }
  return x.compare(x.subtract(x.multiply(uX, vY), x.multiply(uY, vX)), x.integer(0)) === 0;
}
