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
  const aEnd = a.end;
  const bStart = b.start;
  const bEnd = b.end;
  if (Math.max(aStart.x, aEnd.x) < Math.min(bStart.x, bEnd.x)) return false;
  if (Math.min(aStart.x, aEnd.x) > Math.max(bStart.x, bEnd.x)) return false;
  if (Math.max(aStart.y, aEnd.y) < Math.min(bStart.y, bEnd.y)) return false;
  if (Math.min(aStart.y, aEnd.y) > Math.max(bStart.y, bEnd.y)) return false;
  if (Math.max(aStart.z, aEnd.z) < Math.min(bStart.z, bEnd.z)) return false;
  if (Math.min(aStart.z, aEnd.z) > Math.max(bStart.z, bEnd.z)) return false;
  const uX = aEnd.x - aStart.x;
  const uY = aEnd.y - aStart.y;
  const uZ = aEnd.z - aStart.z;
  const vX = bEnd.x - bStart.x;
  const vY = bEnd.y - bStart.y;
  const vZ = bEnd.z - bStart.z;
  const wX = bStart.x - aStart.x;
  const wY = bStart.y - aStart.y;
  const wZ = bStart.z - aStart.z;
  const crossX = uY * vZ - uZ * vY;
  const crossY = uZ * vX - uX * vZ;
  const crossZ = uX * vY - uY * vX;
  const uSize = Math.abs(uX) + Math.abs(uY) + Math.abs(uZ) + 5.714936956411375e-101;
  const vSize = Math.abs(vX) + Math.abs(vY) + Math.abs(vZ) + 5.714936956411375e-101;
  const wSize = Math.abs(wX) + Math.abs(wY) + Math.abs(wZ) + 5.714936956411375e-101;
  const bound1 = 5.108e-15 * uSize * vSize * wSize;
  const value2 = wX * crossX + wY * crossY + wZ * crossZ;
  if (true) {
    if (!((value2 > bound1 && value2 < Infinity) || (value2 < -bound1 && value2 > -Infinity))) return intersectsSegmentSegmentExactly(a, b);
    return false;
  }
  const bound3 = 8.882e-16 * uSize * vSize;
  if (true) {
    if (!((crossX > bound3 && crossX < Infinity) || (crossX < -bound3 && crossX > -Infinity))) return intersectsSegmentSegmentExactly(a, b);
    const sX = wY * vZ - wZ * vY;
    const tX = wY * uZ - wZ * uY;
    if (!(crossX < -bound3 && crossX > -Infinity)) {
      if (!(crossX > bound3 && crossX < Infinity)) return intersectsSegmentSegmentExactly(a, b);
      const bound4 = 8.882e-16 * vSize * wSize;
      if (!(sX > bound4 && sX < Infinity)) {
        if (!(sX < -bound4 && sX > -Infinity)) return intersectsSegmentSegmentExactly(a, b);
        return false;
      }
      const bound5 = 1.111e-15 * uSize * vSize + 1.111e-15 * vSize * wSize;
      const value6 = sX - crossX;
      if (!(value6 < -bound5 && value6 > -Infinity)) {
        if (!(value6 > bound5 && value6 < Infinity)) return intersectsSegmentSegmentExactly(a, b);
        return false;
      }
      const bound7 = 8.882e-16 * uSize * wSize;
      if (!(tX > bound7 && tX < Infinity)) {
        if (!(tX < -bound7 && tX > -Infinity)) return intersectsSegmentSegmentExactly(a, b);
        return false;
      }
      const bound8 = 1.111e-15 * uSize * vSize + 1.111e-15 * uSize * wSize;
      const value9 = tX - crossX;
      if (!(value9 < -bound8 && value9 > -Infinity)) {
        if (!(value9 > bound8 && value9 < Infinity)) return intersectsSegmentSegmentExactly(a, b);
        return false;
      }
      return true;
    }
    const bound10 = 8.882e-16 * vSize * wSize;
    if (!(sX < -bound10 && sX > -Infinity)) {
      if (!(sX > bound10 && sX < Infinity)) return intersectsSegmentSegmentExactly(a, b);
      return false;
    }
    const bound11 = 1.111e-15 * uSize * vSize + 1.111e-15 * vSize * wSize;
    const value12 = sX - crossX;
    if (!(value12 > bound11 && value12 < Infinity)) {
      if (!(value12 < -bound11 && value12 > -Infinity)) return intersectsSegmentSegmentExactly(a, b);
      return false;
    }
    const bound13 = 8.882e-16 * uSize * wSize;
    if (!(tX < -bound13 && tX > -Infinity)) {
      if (!(tX > bound13 && tX < Infinity)) return intersectsSegmentSegmentExactly(a, b);
      return false;
    }
    const bound14 = 1.111e-15 * uSize * vSize + 1.111e-15 * uSize * wSize;
    const value15 = tX - crossX;
    if (!(value15 > bound14 && value15 < Infinity)) {
      if (!(value15 < -bound14 && value15 > -Infinity)) return intersectsSegmentSegmentExactly(a, b);
      return false;
    }
    return true;
  }
  if (true) {
    if (!((crossY > bound3 && crossY < Infinity) || (crossY < -bound3 && crossY > -Infinity))) return intersectsSegmentSegmentExactly(a, b);
    const sY = wZ * vX - wX * vZ;
    const tY = wZ * uX - wX * uZ;
    if (!(crossY < -bound3 && crossY > -Infinity)) {
      if (!(crossY > bound3 && crossY < Infinity)) return intersectsSegmentSegmentExactly(a, b);
      const bound16 = 8.882e-16 * vSize * wSize;
      if (!(sY > bound16 && sY < Infinity)) {
        if (!(sY < -bound16 && sY > -Infinity)) return intersectsSegmentSegmentExactly(a, b);
        return false;
      }
      const bound17 = 1.111e-15 * uSize * vSize + 1.111e-15 * vSize * wSize;
      const value18 = sY - crossY;
      if (!(value18 < -bound17 && value18 > -Infinity)) {
        if (!(value18 > bound17 && value18 < Infinity)) return intersectsSegmentSegmentExactly(a, b);
        return false;
      }
      const bound19 = 8.882e-16 * uSize * wSize;
      if (!(tY > bound19 && tY < Infinity)) {
        if (!(tY < -bound19 && tY > -Infinity)) return intersectsSegmentSegmentExactly(a, b);
        return false;
      }
      const bound20 = 1.111e-15 * uSize * vSize + 1.111e-15 * uSize * wSize;
      const value21 = tY - crossY;
      if (!(value21 < -bound20 && value21 > -Infinity)) {
        if (!(value21 > bound20 && value21 < Infinity)) return intersectsSegmentSegmentExactly(a, b);
        return false;
      }
      return true;
    }
    const bound22 = 8.882e-16 * vSize * wSize;
    if (!(sY < -bound22 && sY > -Infinity)) {
      if (!(sY > bound22 && sY < Infinity)) return intersectsSegmentSegmentExactly(a, b);
      return false;
    }
    const bound23 = 1.111e-15 * uSize * vSize + 1.111e-15 * vSize * wSize;
    const value24 = sY - crossY;
    if (!(value24 > bound23 && value24 < Infinity)) {
      if (!(value24 < -bound23 && value24 > -Infinity)) return intersectsSegmentSegmentExactly(a, b);
      return false;
    }
    const bound25 = 8.882e-16 * uSize * wSize;
    if (!(tY < -bound25 && tY > -Infinity)) {
      if (!(tY > bound25 && tY < Infinity)) return intersectsSegmentSegmentExactly(a, b);
      return false;
    }
    const bound26 = 1.111e-15 * uSize * vSize + 1.111e-15 * uSize * wSize;
    const value27 = tY - crossY;
    if (!(value27 > bound26 && value27 < Infinity)) {
      if (!(value27 < -bound26 && value27 > -Infinity)) return intersectsSegmentSegmentExactly(a, b);
      return false;
    }
    return true;
  }
  if (true) {
    if (!((crossZ > bound3 && crossZ < Infinity) || (crossZ < -bound3 && crossZ > -Infinity))) return intersectsSegmentSegmentExactly(a, b);
    const sZ = wX * vY - wY * vX;
    const tZ = wX * uY - wY * uX;
    if (!(crossZ < -bound3 && crossZ > -Infinity)) {
      if (!(crossZ > bound3 && crossZ < Infinity)) return intersectsSegmentSegmentExactly(a, b);
      const bound28 = 8.882e-16 * vSize * wSize;
      if (!(sZ > bound28 && sZ < Infinity)) {
        if (!(sZ < -bound28 && sZ > -Infinity)) return intersectsSegmentSegmentExactly(a, b);
        return false;
      }
      const bound29 = 1.111e-15 * uSize * vSize + 1.111e-15 * vSize * wSize;
      const value30 = sZ - crossZ;
      if (!(value30 < -bound29 && value30 > -Infinity)) {
        if (!(value30 > bound29 && value30 < Infinity)) return intersectsSegmentSegmentExactly(a, b);
        return false;
      }
      const bound31 = 8.882e-16 * uSize * wSize;
      if (!(tZ > bound31 && tZ < Infinity)) {
        if (!(tZ < -bound31 && tZ > -Infinity)) return intersectsSegmentSegmentExactly(a, b);
        return false;
      }
      const bound32 = 1.111e-15 * uSize * vSize + 1.111e-15 * uSize * wSize;
      const value33 = tZ - crossZ;
      if (!(value33 < -bound32 && value33 > -Infinity)) {
        if (!(value33 > bound32 && value33 < Infinity)) return intersectsSegmentSegmentExactly(a, b);
        return false;
      }
      return true;
    }
    const bound34 = 8.882e-16 * vSize * wSize;
    if (!(sZ < -bound34 && sZ > -Infinity)) {
      if (!(sZ > bound34 && sZ < Infinity)) return intersectsSegmentSegmentExactly(a, b);
      return false;
    }
    const bound35 = 1.111e-15 * uSize * vSize + 1.111e-15 * vSize * wSize;
    const value36 = sZ - crossZ;
    if (!(value36 > bound35 && value36 < Infinity)) {
      if (!(value36 < -bound35 && value36 > -Infinity)) return intersectsSegmentSegmentExactly(a, b);
      return false;
    }
    const bound37 = 8.882e-16 * uSize * wSize;
    if (!(tZ < -bound37 && tZ > -Infinity)) {
      if (!(tZ > bound37 && tZ < Infinity)) return intersectsSegmentSegmentExactly(a, b);
      return false;
    }
    const bound38 = 1.111e-15 * uSize * vSize + 1.111e-15 * uSize * wSize;
    const value39 = tZ - crossZ;
    if (!(value39 > bound38 && value39 < Infinity)) {
      if (!(value39 < -bound38 && value39 > -Infinity)) return intersectsSegmentSegmentExactly(a, b);
      return false;
    }
    return true;
  }
  if ((!(((intersectsPointSegment(a.start, b) || intersectsPointSegment(a.end, b)) || intersectsPointSegment(b.start, a))) && !(intersectsPointSegment(b.end, a)))) return false;
  return true;
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
  const bEnd = b.end;
  const bStart = b.start;
  let unsure = false;
  const uX = aEnd.x - aStart.x;
  const uY = aEnd.y - aStart.y;
  const uZ = aEnd.z - aStart.z;
  const vX = bEnd.x - bStart.x;
  const vY = bEnd.y - bStart.y;
  const vZ = bEnd.z - bStart.z;
  const uSize = Math.abs(uX) + Math.abs(uY) + Math.abs(uZ) + 3.054936363499605e-151;
  const vSize = Math.abs(vX) + Math.abs(vY) + Math.abs(vZ) + 3.054936363499605e-151;
  const bound1 = 8.882e-16 * uSize * vSize;
  const value2 = uY * vZ - uZ * vY;
  if (true) {
    if ((value2 > bound1 && value2 < Infinity) || (value2 < -bound1 && value2 > -Infinity)) return false;
    unsure = true;
  }
  const value3 = uZ * vX - uX * vZ;
  if (true) {
    if ((value3 > bound1 && value3 < Infinity) || (value3 < -bound1 && value3 > -Infinity)) return false;
    unsure = true;
  }
  const value4 = uX * vY - uY * vX;
  if (true) {
    if (!(!(value4 > bound1 && value4 < Infinity) && !(value4 < -bound1 && value4 > -Infinity))) return false;
    unsure = true;
  }
  if (unsure) return parallelSegmentSegmentExactly(a, b);
  return true;
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
