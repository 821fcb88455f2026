import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aabb, intersection, segment } from '../src/3d/index.js';
import { en } from './language/en.js';
import { presets } from './state/presets.js';
import { type Axis, axes, pointNames, type Scene } from './state/scene.js';
import { type Opened, openPage, openSite, type Site } from './testing/browser.js';
import { answersOf, drawingOf, handleOf, sceneOf, settled, verdictOf } from './testing/shown.js';

let site: Site;
let opened: Opened;

beforeAll(async () => {
  site = await openSite();
  opened = await openPage(site);
});
afterAll(() => site?.close());
beforeEach(() => opened.visit(''));
afterEach(() => expect(opened.complaints).toEqual([]));

function answer({ start, end, min, max }: Scene): { tMin: number; tMax: number } | null {
  const found = intersection(segment(start, end), aabb(min, max));
  return found && { tMin: found.tMin, tMax: found.tMax };
}

test('the first scene is there, with the library’s numbers', async () => {
  const { page } = opened;
  const scene = await sceneOf(page);
  expect(scene).toEqual(presets[0]?.scene);
  expect(await answersOf(page)).toEqual(answer(scene));
  expect(await verdictOf(page)).toBe('Passes through');
  expect(await page.locator('#verdict p').textContent()).toBe('enters at 0.324, leaves at 0.719');
});

test('dragging the start changes it alone, and with it the drawing and the numbers', async () => {
  const { page } = opened;
  const before = await sceneOf(page);
  const drawing = await drawingOf(page);
  const { x, y } = await handleOf(page, 'start');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y - 10, { steps: 4 });
  await page.mouse.move(x + 90, y - 40, { steps: 4 });
  const during = await sceneOf(page);
  expect(await answersOf(page)).toEqual(answer(during));
  await page.mouse.up();
  const after = await sceneOf(page);
  expect(after).toEqual(during);
  expect(after.start).not.toEqual(before.start);
  expect({ ...after, start: before.start }).toEqual(before);
  expect(await drawingOf(page)).not.toBe(drawing);
  // The handle stays under the pointer, but for the grid it snaps to.
  const handle = await handleOf(page, 'start');
  expect(Math.hypot(handle.x - x - 90, handle.y - y + 40)).toBeLessThan(12);
  for (const axis of axes) expect(after.start[axis]).toBe(Number(after.start[axis].toFixed(1)));
});

test('dragging an arm moves the point along that axis only', async () => {
  const { page } = opened;
  const before = await sceneOf(page);
  const tip = await page.locator('[data-arm="y"] .fill').boundingBox();
  if (tip === null) throw new Error('the arm is not in sight');
  await page.mouse.move(tip.x + 3, tip.y + 3);
  await page.mouse.down();
  await page.mouse.move(tip.x + 3, tip.y - 57, { steps: 5 });
  await page.mouse.up();
  const after = await sceneOf(page);
  expect(after.start.y).toBeGreaterThan(before.start.y);
  expect({ ...after.start, y: before.start.y }).toEqual(before.start);
});

test('a corner stops at its opposite: the box becomes flat, never inside out', async () => {
  const { page } = opened;
  await page.locator('[data-point="min"]').focus();
  for (let i = 0; i < 9; i++) await page.keyboard.press('Shift+ArrowRight');
  const scene = await sceneOf(page);
  expect(scene.min.x).toBe(scene.max.x);
  expect(await answersOf(page)).toEqual(answer(scene));
});

const keys: readonly [string, Axis, 1 | -1][] = [
  ['ArrowRight', 'x', 1],
  ['ArrowLeft', 'x', -1],
  ['ArrowUp', 'y', 1],
  ['ArrowDown', 'y', -1],
  ['PageUp', 'z', 1],
  ['PageDown', 'z', -1],
];

test.each(pointNames)('the keys move %s on each axis, by 0.1 or with Shift by 1', async (name) => {
  const { page } = opened;
  await page.locator(`[data-point="${name}"]`).focus();
  for (const [key, axis, direction] of keys) {
    for (const [press, step] of [
      [key, 0.1],
      [`Shift+${key}`, 1],
    ] as const) {
      const before = await sceneOf(page);
      await page.keyboard.press(press);
      const after = await sceneOf(page);
      expect(after[name][axis]).toBeCloseTo(before[name][axis] + direction * step, 12);
      expect({ ...after, [name]: { ...after[name], [axis]: before[name][axis] } }).toEqual(before);
    }
  }
  expect(await answersOf(page)).toEqual(answer(await sceneOf(page)));
  const label = await page.locator(`[data-point="${name}"]`).getAttribute('aria-label');
  expect(label).toContain(en.points[name]);
});

test('with nothing focused the keys move the selected point', async () => {
  const { page } = opened;
  const before = await sceneOf(page);
  await page.keyboard.press('ArrowRight');
  expect((await sceneOf(page)).start.x).toBeCloseTo(before.start.x + 0.1, 12);
});

test.each(presets.map((preset) => [preset.id, preset] as const))(
  'the special case %s opens as it is',
  async (id, preset) => {
    const { page } = opened;
    await page.locator(`[data-preset="${id}"]`).click();
    expect(await sceneOf(page)).toEqual(preset.scene);
    expect(await answersOf(page)).toEqual(answer(preset.scene));
    expect(await page.locator(`[data-preset="${id}"]`).getAttribute('aria-current')).toBe('true');
    const expected = {
      through: 'Passes through',
      startsInside: 'Starts inside',
      edge: 'Touches',
      hair: 'Apart',
      face: 'Touches',
      miss: 'Apart',
      point: 'A point inside',
      far: 'Passes through',
    };
    expect(await verdictOf(page)).toBe(expected[id]);
    expect(await drawingOf(page)).not.toMatch(/NaN|undefined|Infinity/);
  },
);

test('undo and redo walk through what was done; reset goes back to the beginning and can be undone', async () => {
  const { page } = opened;
  const first = await sceneOf(page);
  await page.locator('[data-point="end"]').focus();
  await page.keyboard.press('ArrowUp');
  const second = await sceneOf(page);
  await page.locator('[data-preset="miss"]').click();
  const third = await sceneOf(page);
  await page.locator('#undo').click();
  expect(await sceneOf(page)).toEqual(second);
  await page.keyboard.press('Control+z');
  expect(await sceneOf(page)).toEqual(first);
  expect(await page.locator('#undo').isDisabled()).toBe(true);
  await page.keyboard.press('Control+Shift+z');
  await page.locator('#redo').click();
  expect(await sceneOf(page)).toEqual(third);
  await page.locator('#reset').click();
  expect(await sceneOf(page)).toEqual(first);
  await page.locator('#undo').click();
  expect(await sceneOf(page)).toEqual(third);
});

test('a whole drag is undone at once', async () => {
  const { page } = opened;
  const first = await sceneOf(page);
  const { x, y } = await handleOf(page, 'end');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 80, y + 60, { steps: 8 });
  await page.mouse.up();
  expect(await sceneOf(page)).not.toEqual(first);
  await page.locator('#undo').click();
  expect(await sceneOf(page)).toEqual(first);
});

test('turning and zooming change the picture and nothing else', async () => {
  const { page } = opened;
  const before = await sceneOf(page);
  const drawing = await drawingOf(page);
  await page.mouse.move(700, 300);
  await page.mouse.down();
  await page.mouse.move(780, 340, { steps: 4 });
  await page.mouse.up();
  const turned = await drawingOf(page);
  expect(turned).not.toBe(drawing);
  await page.locator('#triad').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('+');
  expect(await drawingOf(page)).not.toBe(turned);
  await page.locator('#triad').click();
  await page.locator('#fit').click();
  expect(await drawingOf(page)).toBe(drawing);
  expect(await sceneOf(page)).toEqual(before);
  await settled(page);
});

test('without reduced motion a special case is travelled to, and reached exactly', async () => {
  const { page } = opened;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.locator('[data-preset="edge"]').click();
  await page.waitForFunction(() => document.querySelector('[data-preset="edge"]')?.hasAttribute('aria-current'));
  expect(await sceneOf(page)).toEqual(presets.find(({ id }) => id === 'edge')?.scene);
  await page.locator('#undo').click();
  expect(await sceneOf(page)).toEqual(presets[0]?.scene);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test.each([
  ['before 0', 'before 0', '3,0,0', '5,0,0'],
  ['before 0', 'between 0 and 1', '0,0,0', '5,0,0'],
  ['before 0', 'after 1', '-0.5,0,0', '0.5,0,0'],
  ['between 0 and 1', 'between 0 and 1', '-3,0,0', '3,0,0'],
  ['between 0 and 1', 'after 1', '-3,0,0', '0,0,0'],
  ['after 1', 'after 1', '-5,0,0', '-3,0,0'],
])('of the nine cases, tMin %s and tMax %s is shown', async (tMin, tMax, start, end) => {
  await opened.visit(`?start=${start}&end=${end}&min=-1,-1,-1&max=1,1,1`);
  const nine = opened.page.locator('.nine');
  expect(await nine.getAttribute('aria-label')).toBe(en.nineCell(tMin, tMax));
  expect(await nine.locator('.lit').count()).toBe(1);
});

test('a line that misses the box is none of the nine cases', async () => {
  await opened.visit('?start=-3,0,0&end=0,3,0&min=-1,-1,-1&max=1,1,1');
  expect(await opened.page.locator('.nine').getAttribute('aria-label')).toBe(en.nineNone);
  expect(await opened.page.locator('.nine .lit').count()).toBe(0);
});
