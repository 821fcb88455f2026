/** A real browser for the tests. */
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';

export interface Site {
  readonly address: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

/** The page at the address where the setup serves it, and a browser to see it with. */
export async function openSite(): Promise<Site> {
  const browser = await launch();
  return { address: inject('address'), browser, close: () => browser.close() };
}

async function launch(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) {
    throw new Error(
      `No browser at ${executablePath}. Install one (on Debian: apt-get install chromium fonts-nanum), or set CHROMIUM_PATH to a Chromium or Chrome.`,
    );
  }
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export interface Opened {
  readonly page: Page;
  /** What the console complained of, and requests that left this machine. Should stay empty. */
  readonly complaints: string[];
  /** Goes to the page anew with another state in its address. */
  visit(search: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens the page as a visitor would see it; things move at once unless motion is asked for. */
export async function openPage(site: Site, search = '', options: BrowserContextOptions = {}): Promise<Opened> {
  const context = await site.browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!['data:', 'blob:'].includes(protocol) && !site.address.startsWith(origin)) complaints.push(request.url());
  });
  const visit = async (to: string): Promise<void> => {
    await page.goto(site.address + to);
    await page.locator('#world').waitFor({ state: 'attached' });
  };
  await visit(search);
  return { page, complaints, visit, close: () => context.close() };
}
