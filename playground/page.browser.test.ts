import { readFile } from 'node:fs/promises';
import axe from 'axe-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { en } from './language/en.js';
import { ko } from './language/ko.js';
import { presets } from './state/presets.js';
import { type Opened, openPage, openSite, type Site } from './testing/browser.js';
import { answersOf, drawingOf, handleOf, sceneOf, settled, verdictOf } from './testing/shown.js';

let site: Site;
let opened: Opened;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());
afterEach(async () => {
  expect(opened.complaints).toEqual([]);
  await opened.close();
});

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

test('it speaks the browser’s language, and the other one when asked; the choice is remembered', async () => {
  opened = await openPage(site, '', { locale: 'ko-KR' });
  const { page } = opened;
  expect(await verdictOf(page)).toBe(ko.verdicts.through);
  expect(await page.locator('html').getAttribute('lang')).toBe('ko');
  await page.locator('[data-language="en"]').click();
  expect(await verdictOf(page)).toBe(en.verdicts.through);
  expect(await page.locator('h1').textContent()).toContain('Segment');
  await page.reload();
  expect(await verdictOf(page)).toBe(en.verdicts.through);
});

test('it follows the system’s theme until it is switched, and then remembers', async () => {
  opened = await openPage(site, '', { colorScheme: 'dark' });
  const { page } = opened;
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.getElementById('canvas') as Element).backgroundColor);
  expect(await ground()).toBe('rgb(12, 16, 18)');
  await page.locator('#theme').click();
  expect(await ground()).toBe('rgb(252, 252, 250)');
  await page.reload();
  expect(await ground()).toBe('rgb(252, 252, 250)');
});

test('a shared link shows what its sender saw', async () => {
  opened = await openPage(site, '', { permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = opened;
  await page.locator('[data-preset="hair"]').click();
  await page.locator('[data-point="max"]').focus();
  await page.keyboard.press('PageUp');
  await page.locator('#triad').focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('#step-2').click();
  await page.locator('[data-point="start"]').focus();
  const scene = await sceneOf(page);
  const drawing = await drawingOf(page);
  await page.locator('#share').click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).origin).toBe(new URL(site.address).origin);
  await page.goto(link);
  await page.locator('#world').waitFor({ state: 'attached' });
  expect(await sceneOf(page)).toEqual(scene);
  expect(await drawingOf(page)).toBe(drawing);
  expect(await page.locator('html').getAttribute('data-step')).toBe('2');
});

test('the address follows the scene, and is bare for the first one', async () => {
  opened = await openPage(site);
  const { page } = opened;
  await page.locator('[data-preset="miss"]').click();
  await page.waitForFunction(() => location.search.includes('start='));
  await page.reload();
  expect(await sceneOf(page)).toEqual(presets.find(({ id }) => id === 'miss')?.scene);
  await page.locator('#reset').click();
  await page.waitForFunction(() => location.search === '');
});

test.each([
  ['a number that is none', '?start=1,2,3&end=4,5,x&min=0,0,0&max=1,1,1', 'segment.end.z'],
  ['a number beyond all doubles', '?start=1,2,3&end=4,5,6&min=0,0,0&max=1,1e999,1', 'box.max.y'],
  ['a point that is missing', '?start=1,2,3&end=4,5,6&min=0,0,0', 'box.max.x'],
])('a link with %s is owned up to, and the first scene is shown', async (_what, search, field) => {
  opened = await openPage(site, search);
  const { page } = opened;
  expect(await page.locator('#notice').textContent()).toContain(`${en.badLink} ${field}`);
  expect(await sceneOf(page)).toEqual(presets[0]?.scene);
  await page.locator('#notice button').click();
  expect(await page.locator('#notice').isHidden()).toBe(true);
});

test('corners in any order are sorted, as the library does', async () => {
  opened = await openPage(site, '?start=-3,0,0&end=3,0,0&min=1,-1,1&max=-1,1,-1');
  const { min, max } = await sceneOf(opened.page);
  expect({ min, max }).toEqual({ min: { x: -1, y: -1, z: -1 }, max: { x: 1, y: 1, z: 1 } });
});

test('numbers can be typed; what is no number is refused and the picture keeps the last one', async () => {
  opened = await openPage(site);
  const { page } = opened;
  const field = page.locator('[data-field="box.max.y"], [data-field="max.y"]');
  await field.click();
  await field.fill('2.25');
  expect((await sceneOf(page)).max.y).toBe(2.25);
  const drawing = await drawingOf(page);
  for (const [text, message] of [
    ['1e999', en.notFinite('box.max.y', '2.25')],
    ['abc', en.notFinite('box.max.y', '2.25')],
    ['−3', en.beyondOpposite('box.max.y', '−1', '2.25')],
  ] as const) {
    await field.fill(text);
    expect(await page.locator('#number-error').textContent()).toBe(message);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await drawingOf(page)).toBe(drawing);
  }
  await field.blur();
  expect(await page.locator('#number-error').isHidden()).toBe(true);
  expect((await sceneOf(page)).max.y).toBe(2.25);
});

test('numbers can be scrubbed sideways and stepped with the arrow keys', async () => {
  opened = await openPage(site);
  const { page } = opened;
  const field = page.locator('[data-field="end.x"]');
  const box = await field.boundingBox();
  if (box === null) throw new Error('the field is not in sight');
  await page.mouse.move(box.x + 10, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 50, box.y + 8, { steps: 5 });
  await page.mouse.up();
  expect((await sceneOf(page)).end.x).toBe(4);
  await field.click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowUp');
  expect((await sceneOf(page)).end.x).toBe(4.9);
});

test('the steps can be walked, each with its formula and only its axis in full strength', async () => {
  opened = await openPage(site);
  const { page } = opened;
  const opacity = (selector: string) =>
    page.evaluate((of) => Number(getComputedStyle(document.querySelector(of) as Element).opacity), selector);
  for (const [step, axis] of [
    [1, 'x'],
    [2, 'y'],
    [3, 'z'],
  ] as const) {
    await page.locator(`#step-${step}`).click();
    await settled(page);
    expect(await page.locator('#stage math').count()).toBe(2);
    for (const other of ['x', 'y', 'z']) {
      expect(await opacity(`#world .ax-${other}`)).toBe(other === axis ? 1 : 0.16);
    }
    expect(await page.locator(`.slab-${axis}`).isVisible()).toBe(true);
  }
  await page.locator('#fit').focus();
  await page.keyboard.press(']');
  await page.keyboard.press(']');
  await settled(page);
  expect(await page.locator('#stage').textContent()).toContain('0.324');
  expect(await page.locator('#next').isDisabled()).toBe(true);
});

test('the code can be copied and says what the page shows', async () => {
  opened = await openPage(site, '', { permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = opened;
  await page.locator('#copy').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await page.locator('#snippet').textContent());
  expect(await page.locator('#copy').textContent()).toBe(en.copied);
});

test('the saved picture is the library’s own drawing with the same numbers', async () => {
  opened = await openPage(site);
  const { page } = opened;
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('#save').click()]);
  const picture = await readFile(await download.path(), 'utf8');
  const { tMin } = (await answersOf(page)) ?? {};
  expect(picture).toContain(`tMin = ${tMin}`);
  expect(download.suggestedFilename()).toBe('segment-aabb.svg');
});

test('a finger drags a point, and a loupe shows what it hides', async () => {
  opened = await openPage(site, '', phone);
  const { page } = opened;
  const before = await sceneOf(page);
  const { x, y } = await handleOf(page, 'start');
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at });
  await send('touchStart', [{ x, y }]);
  for (let i = 1; i <= 5; i++) await send('touchMove', [{ x: x + 10 * i, y: y - 12 * i }]);
  expect(await page.locator('#loupe').isVisible()).toBe(true);
  await send('touchEnd', []);
  const after = await sceneOf(page);
  expect(after.start).not.toEqual(before.start);
  expect({ ...after, start: before.start }).toEqual(before);
  expect(await page.locator('#loupe').isHidden()).toBe(true);
});

test('on a phone nothing is wider than the screen, and every part can be reached', async () => {
  opened = await openPage(site, '', phone);
  const { page } = opened;
  for (const language of ['en', 'ko']) {
    await page.locator(`[data-language="${language}"]`).click();
    for (const tab of ['intervals', 'steps', 'values', 'code']) {
      await page.locator(`#tab-${tab}`).click();
      expect(await page.locator(`#${tab}`).isVisible()).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
  }
  await page.setViewportSize({ width: 320, height: 480 });
  for (const language of ['en', 'ko']) {
    await page.locator(`[data-language="${language}"]`).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('#open-cases').click();
  await page.locator('[data-preset="point"]').click();
  expect(await verdictOf(page)).toBe(ko.verdicts.pointInside);
  expect(await page.locator('#cases').isHidden()).toBe(true);
});

test.each([
  ['light, English, wide', {}, ''],
  ['dark, Korean, wide, in a step', { colorScheme: 'dark', locale: 'ko-KR' }, '?step=2'],
  ['middle', { viewport: { width: 1024, height: 768 } }, '?start=9,9,9&end=8,8,8&min=0,0,0&max=1,1,1'],
  ['with a notice', {}, '?start=x'],
  ['phone, dark', { ...phone, colorScheme: 'dark' }, ''],
] as const)('axe finds nothing to complain of: %s', async (_what, options, search) => {
  opened = await openPage(site, search, options);
  const { page } = opened;
  await page.addScriptTag({ content: axe.source });
  const violations = await page.evaluate(async () => {
    const result = await (window as unknown as { axe: typeof axe }).axe.run();
    return result.violations.map(({ id, impact, nodes }) => ({ id, impact, where: nodes.map(({ html }) => html) }));
  });
  expect(violations).toEqual([]);
});
