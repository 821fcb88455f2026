/**
 * Where labels go. Each has a few places it would like, best first: beside its mark, or at the end of a hairline leader
 * that goes up and to the left. The cheapest place wins: costly is to cover another label or a mark, less so to lie on
 * a line, least to be far away. Labels are placed in the order given, so the important ones come first.
 */
import { expectNumber, expectObject } from '../core/expect.js';
import type { Frame } from './camera.js';
import { checkedList, expectEnds, expectFrame, expectMethods, expectOneOf, expectPlace, expectText } from './checks.js';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A label that needs a place, in pixels of the picture. */
export interface LabelRequest {
  /** Tells labels apart from one drawing to the next: a label stays on its side unless another is clearly better. */
  readonly key: string;
  readonly anchor: Spot;
  /** Radius of the mark at the anchor, which the label must clear. */
  readonly reach: number;
  readonly width: number;
  readonly height: number;
  /** `callout`: on a leader; `beside`: next to its mark. */
  readonly manner: 'callout' | 'beside';
  /** For labels beside their mark: the side they would rather be on, such as away from the shape. */
  readonly toward?: Spot;
}

/** A label's place in the picture. */
export interface PlacedLabel extends Frame {
  readonly key: string;
  /** Which edge of the text faces the mark. */
  readonly align: 'start' | 'middle' | 'end';
  readonly leader: readonly [Spot, Spot] | null;
  /** Index of the place it took among those it would like. */
  readonly choice: number;
}

/** What labels have to keep clear of, or within. */
export interface Surroundings {
  readonly frame: Frame;
  readonly lines: readonly (readonly [Spot, Spot])[];
  /** Marks and other things that labels must not cover. */
  readonly taken: readonly Frame[];
  readonly before?: ReadonlyMap<string, number>;
}

/** Finds a place for each label, in the order given, so that the first have the best ones. */
export function placeLabels(requests: readonly LabelRequest[], around: Surroundings): PlacedLabel[] {
  const labels = checkedList('labels', requests, 'labels', expectRequest);
  const room = checkedSurroundings(around);
  const placed: PlacedLabel[] = [];
  for (const request of labels) {
    let best: PlacedLabel | undefined;
    let lowest = Number.POSITIVE_INFINITY;
    candidates(request).forEach((candidate, choice) => {
      const loyalty = room.before?.get(request.key) === choice ? -12 : 0;
      const price = candidate.price + loyalty + crowding(candidate, placed, room);
      if (price < lowest) {
        lowest = price;
        best = { ...candidate, key: request.key, choice };
      }
    });
    if (best !== undefined) placed.push(best);
  }
  return placed;
}

function expectRequest(name: string, request: LabelRequest): void {
  expectObject(name, request, 'a label with a key, an anchor and a size');
  expectText(`${name}.key`, request.key);
  expectPlace(`${name}.anchor`, request.anchor);
  expectNumber(`${name}.reach`, request.reach);
  expectNumber(`${name}.width`, request.width);
  expectNumber(`${name}.height`, request.height);
  expectOneOf(`${name}.manner`, request.manner, ['callout', 'beside']);
  if (request.toward !== undefined) expectPlace(`${name}.toward`, request.toward);
}

function checkedSurroundings(around: Surroundings): Surroundings {
  expectObject('surroundings', around, 'an object with a frame, lines and what is taken');
  const { frame, before } = around;
  expectFrame('surroundings.frame', frame);
  if (before !== undefined) expectMethods('surroundings.before', before, 'a map', ['get']);
  const lines = checkedList('surroundings.lines', around.lines, 'lines', expectEnds);
  const taken = checkedList('surroundings.taken', around.taken, 'frames', expectFrame);
  return before === undefined ? { frame, lines, taken } : { frame, lines, taken, before };
}

type Candidate = Omit<PlacedLabel, 'key' | 'choice'> & { readonly price: number };

function candidates(request: LabelRequest): Candidate[] {
  return request.manner === 'callout' ? callouts(request) : besides(request);
}

const LEADERS = [34, 56, 80, 106, 134, 166, 200];

function callouts({ anchor, reach, width, height }: LabelRequest): Candidate[] {
  const found: Candidate[] = [];
  for (const [dx, dy, dislike] of [
    [-0.87, -0.5, 0],
    [0.87, 0.5, 30],
    [0.87, -0.5, 24],
    [-0.87, 0.5, 24],
  ] as const) {
    for (const length of LEADERS) {
      const tip = { x: anchor.x + dx * (reach + length), y: anchor.y + dy * (reach + length) };
      const left = dx < 0 ? tip.x - 6 - width : tip.x + 6;
      const top = tip.y - height / 2;
      const foot = { x: anchor.x + dx * (reach + 2), y: anchor.y + dy * (reach + 2) };
      found.push({
        ...frameOf(left, top, width, height),
        align: dx < 0 ? 'end' : 'start',
        leader: [foot, tip],
        price: dislike + length * 0.22,
      });
    }
  }
  return found;
}

function besides({ anchor, reach, width, height, toward }: LabelRequest): Candidate[] {
  const found: Candidate[] = [];
  for (const gap of [reach + 6, reach + 18, reach + 34]) {
    for (const [dx, dy, dislike] of [
      [-1, 0, 0],
      [1, 0, 1],
      [-0.8, -0.8, 4],
      [0.8, -0.8, 4],
      [0.8, 0.8, 5],
      [-0.8, 0.8, 5],
      [0, -1, 8],
      [0, 1, 8],
    ] as const) {
      const x = anchor.x + dx * gap;
      const left = dx < 0 ? x - width : dx > 0 ? x : x - width / 2;
      const top = anchor.y + dy * (gap + height / 2 - 4) - height / 2;
      found.push({
        ...frameOf(left, top, width, height),
        align: dx < 0 ? 'end' : dx > 0 ? 'start' : 'middle',
        leader: null,
        price: dislike + gap - reach + 9 * turn(dx, dy, toward),
      });
    }
  }
  return found;
}

/** 0 for the side that is liked best, 2 for the opposite one. */
function turn(dx: number, dy: number, toward: Spot | undefined): number {
  const length = toward === undefined ? 0 : Math.hypot(toward.x, toward.y);
  if (toward === undefined || !(length > 0)) return 0;
  return 1 - (dx * toward.x + dy * toward.y) / (length * Math.hypot(dx, dy));
}

function crowding(candidate: Candidate, placed: readonly PlacedLabel[], around: Surroundings): number {
  const { frame } = around;
  let price = 0;
  if (candidate.left < frame.left || candidate.right > frame.right) price += 1200;
  if (candidate.top < frame.top || candidate.bottom > frame.bottom) price += 1200;
  for (const other of placed) {
    if (overlaps(candidate, other)) price += 1000;
    if (other.leader !== null && meets(other.leader, candidate)) price += 300;
    if (candidate.leader === null) continue;
    if (meets(candidate.leader, other)) price += 300;
    if (other.leader !== null && cross(candidate.leader, other.leader)) price += 120;
  }
  for (const other of around.taken) {
    if (overlaps(candidate, other)) price += 260;
    if (candidate.leader !== null && meets(candidate.leader, other)) price += 12;
  }
  for (const line of around.lines) {
    if (meets(line, candidate)) price += 45;
    if (candidate.leader !== null && cross(candidate.leader, line)) price += 4;
  }
  return price;
}

function frameOf(left: number, top: number, width: number, height: number): Frame {
  return { left, top, right: left + width, bottom: top + height };
}

function overlaps(a: Frame, b: Frame): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether a line runs through a frame: an end inside it, or a crossing with one of its diagonals. */
function meets(line: readonly [Spot, Spot], frame: Frame): boolean {
  const { left, top, right, bottom } = frame;
  const [{ x, y }] = line;
  if (x > left && x < right && y > top && y < bottom) return true;
  const falling = [
    { x: left, y: top },
    { x: right, y: bottom },
  ] as const;
  const rising = [
    { x: left, y: bottom },
    { x: right, y: top },
  ] as const;
  return cross(line, falling) || cross(line, rising);
}

function cross(a: readonly [Spot, Spot], b: readonly [Spot, Spot]): boolean {
  return side(a[0], a[1], b[0]) * side(a[0], a[1], b[1]) < 0 && side(b[0], b[1], a[0]) * side(b[0], b[1], a[1]) < 0;
}

function side(a: Spot, b: Spot, c: Spot): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** Width of a text in pixels where no browser is there to measure it: Hangul is square, the rest about half as wide. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const character of text) width += /[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7af]/.test(character) ? 0.95 : 0.58;
  return width * size;
}
