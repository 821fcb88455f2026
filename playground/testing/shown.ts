/** What the page shows, read the way a visitor would read it. */
import type { Page } from 'playwright-core';
import { parsed } from '../numbers.js';
import { axes, type PointName, pointNames, type Scene } from '../state/scene.js';

/** Waits until the page has drawn what it was last told. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** The scene as the table of values has it. */
export async function sceneOf(page: Page): Promise<Scene> {
  await settled(page);
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('[data-field]')].map((field) => field.value),
  );
  const numbers = texts.map(parsed);
  const point = (name: PointName) => {
    const [x = Number.NaN, y = Number.NaN, z = Number.NaN] = axes.map(
      (_axis, index) => numbers[pointNames.indexOf(name) * 3 + index],
    );
    return { x, y, z };
  };
  return { start: point('start'), end: point('end'), min: point('min'), max: point('max') };
}

/** The answers in the comments of the code, with all their digits. */
export async function answersOf(page: Page): Promise<{ tMin: number; tMax: number } | null> {
  await settled(page);
  const code = (await page.locator('#snippet').textContent()) ?? '';
  const number = (name: string): number => Number(code.match(new RegExp(`${name};\\s*// (\\S+)`))?.[1]);
  return code.includes('// null') ? null : { tMin: number('tMin'), tMax: number('tMax') };
}

/** Where the shapes are in the picture. Labels are left out: where they go also depends on where they were. */
export async function drawingOf(page: Page): Promise<string> {
  await settled(page);
  return page.evaluate(() =>
    [...document.querySelectorAll('#world :is(.floor, .face, .segment, .ax, .final) > path, #world > path')]
      .filter((path) => path.closest('.r-entry, .r-exit, .r-axisX, .r-axisY, .r-axisZ') === null)
      .map((path) => path.getAttribute('d'))
      .join('\n'),
  );
}

export async function verdictOf(page: Page): Promise<string> {
  await settled(page);
  return (await page.locator('#verdict strong').textContent()) ?? '';
}

/** The middle of a handle, in pixels of the window. */
export async function handleOf(page: Page, name: PointName): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-point="${name}"]`).boundingBox();
  if (box === null) throw new Error(`the handle of ${name} is not in sight`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
