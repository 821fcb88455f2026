/**
 * The point of a line nearest to a box that it does not meet.
 *
 * Along the line, half the squared distance is a convex function of t, made of quadratic pieces that join where the line
 * passes a plane of the box. Its slope only rises, so the planes where it is still falling lie before the nearest point and the
 * others behind it. On the piece between them only the axes count on which the line is outside its slab: for these the box is
 * a single point, and the nearest place the foot of that point on the line.
 */
import { keepsDigits, length as lengthOf, rejected } from './lengths.js';
import { isTame } from './lines.js';
import type { Aabb, Direction, Length } from './shapes.js';
import {
  abs,
  add,
  at,
  atLeast,
  choose,
  clamp,
  coordinates,
  div,
  dot,
  fill,
  type Index,
  less,
  max,
  min,
  more,
  over,
  scale,
  sqrt,
  square,
  sub,
  type Vec,
} from './vec.js';

export interface NearestToBox {
  readonly point: Vec;
  readonly distance: Length;
}

/** A line from `from` to `to` in units of `way`, counted from `base`. */
export interface Stretch {
  readonly base: Vec;
  readonly way: Direction;
  readonly from: number;
  readonly to: number;
}

/** The way from the box to a point. Its product with a direction is the slope of half the squared distance that way. */
export function awayFromBox(point: Vec, box: Aabb): Vec {
  return sub(point, clamp(point, box.min, box.max));
}

/** Coordinates along the line's own direction, from its base: on each axis the slab reaches from `near` to `far`. */
interface Spans {
  readonly size: Vec;
  readonly near: Vec;
  readonly far: Vec;
}

function spansOf({ base, way }: Stretch, box: Aabb): Spans {
  const rises = atLeast(way, 0);
  const near = choose(rises, sub(box.min, base), sub(base, box.max));
  const far = choose(rises, sub(box.max, base), sub(base, box.min));
  return { size: abs(way), near, far };
}

/** For a line that leads towards the box at its start, and away from it at its end. Of equally near points it is the first. */
export function nearestBetween(line: Stretch, box: Aabb): NearestToBox {
  const spans = spansOf(line, box);
  const { size, near, far } = spans;
  // Along a slab this is an infinity, or not a number; neither lies between the ends.
  const [enter, leave] = [over(near, size), over(far, size)];
  const halved = coordinates(near).reduce((piece, i) => narrowed(piece, spans, i, at(enter, i)), pieceOf(line));
  const { from, to } = coordinates(near).reduce((piece, i) => narrowed(piece, spans, i, at(leave, i)), halved);

  const middle = from + 0.5 * (to - from);
  const [isBefore, isBehind] = [more(enter, middle), less(leave, middle)];
  const none = fill(near, 0);
  const toBox = choose(isBefore, near, choose(isBehind, far, none));
  const way = choose(isBefore, size, choose(isBehind, size, none));
  const squared = square(way);
  const foot = dot(toBox, way) / squared;
  if (isTame(squared) && foot >= from && foot <= to) {
    return { point: add(line.base, scale(line.way, foot)), distance: distanceAside(toBox, way, squared) };
  }
  // All of the piece is equally near, or rounding has led out of it.
  const t = squared > 0 ? max(from, min(foot, to)) : from;
  return { point: add(line.base, scale(line.way, t)), distance: lengthOf(sub(toBox, scale(way, t))) };
}

interface Piece {
  readonly from: number;
  readonly to: number;
}

function pieceOf({ from, to }: Stretch): Piece {
  return { from, to };
}

/** The part of a piece before or behind t, where the line passes a plane of axis i. */
function narrowed(piece: Piece, spans: Spans, i: Index, t: number): Piece {
  if (!(t > piece.from && t < piece.to)) return piece;
  return slopeAt(spans, t, i) < 0 ? { from: t, to: piece.to } : { from: piece.from, to: t };
}

/** There is no gap to the plane being passed: what rounding makes of it could outweigh a slow approach to another. */
function slopeAt({ size, near, far }: Spans, t: number, passed: Index): number {
  return coordinates(size)
    .map((i) => (i === passed ? 0 : at(size, i) * beyond(t * at(size, i), at(near, i), at(far, i))))
    .reduce((p, q) => p + q);
}

/** How far x lies beyond an interval; negative before it. */
function beyond(x: number, from: number, to: number): number {
  return max(x - to, 0) - max(from - x, 0);
}

/** From the line through 0 in direction `way` to a point. */
function distanceAside(point: Vec, way: Vec, squared: number): Length {
  const aside = rejected(point, way);
  return keepsDigits(aside.squared) ? sqrt(aside.squared) / sqrt(squared) : lengthOf(div(aside.part, squared));
}
