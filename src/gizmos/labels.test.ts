import { expect, test } from 'vitest';
import { type LabelRequest, type PlacedLabel, placeLabels } from './labels.js';

const frame = { left: 0, top: 0, right: 600, bottom: 400 };
const free = { frame, lines: [], taken: [] };

function at(x: number, y: number, manner: LabelRequest['manner'], key = `${x},${y}`): LabelRequest {
  return { key, anchor: { x, y }, reach: 6, width: 60, height: 18, manner };
}

function overlap(a: PlacedLabel, b: PlacedLabel): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

test('a callout goes up and to the left, with its end at the leader', () => {
  const [label] = placeLabels([at(300, 200, 'callout')], free);
  expect(label?.align).toBe('end');
  expect(label?.right).toBeLessThan(300);
  expect(label?.bottom).toBeLessThan(200);
  expect(label?.leader?.[1].x).toBeCloseTo((label?.right ?? 0) + 6, 9);
});

test('callouts of crowded marks do not cover one another', () => {
  const labels = placeLabels(
    [0, 1, 2, 3, 4, 5].map((i) => at(300 + 7 * i, 200 - 9 * i, 'callout')),
    free,
  );
  for (const a of labels) for (const b of labels) if (a !== b) expect(overlap(a, b)).toBe(false);
});

test('a label stays in the frame and off the marks', () => {
  const mark = { left: 60, top: 10, right: 80, bottom: 30 };
  const [label] = placeLabels([at(40, 20, 'beside')], { ...free, taken: [mark] });
  expect(label?.left).toBeGreaterThanOrEqual(0);
  expect(label?.top).toBeGreaterThanOrEqual(0);
  expect(label && (label.left >= 80 || label.top >= 30)).toBe(true);
});

test('a label that may choose its side chooses it', () => {
  const [right] = placeLabels([{ ...at(300, 200, 'beside'), toward: { x: 1, y: 0 } }], free);
  expect(right?.align).toBe('start');
  const [below] = placeLabels([{ ...at(300, 200, 'beside'), toward: { x: 0, y: 1 } }], free);
  expect(below?.top).toBeGreaterThan(200);
});

test('a label stays where it was while that is about as good', () => {
  const alone = placeLabels([at(300, 200, 'callout', 'a')], free);
  const again = placeLabels([at(300, 200, 'callout', 'a')], { ...free, before: new Map([['a', 2]]) });
  expect(alone[0]?.choice).toBe(0);
  expect(again[0]?.choice).toBe(2);
});
