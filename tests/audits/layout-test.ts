import { test as base, type Browser, type BrowserContextOptions, type Frame, type Page } from '@playwright/test';
import { injectAxe } from './axe';
import { site } from './content-pages';
import { prepareLayout } from './layout-tab';

/** A laptop. */
export const VIEWPORT = { width: 1280, height: 800 };

/** Opens a tab with axe. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    viewport: VIEWPORT,
    ...options,
  });
  const page = await context.newPage();
  await injectAxe(page);
  return page;
}

/** Tests with a frame for `layOut`, one for each worker, because opening a tab takes longer than checking a page. */
export const layoutTest = base.extend<object, { layout: Frame }>({
  layout: [
    async ({ browser }, use) => {
      // It keeps the policy of its first page, which blocks the styles of the others.
      const page = await openPage(browser, { bypassCSP: true });
      await page.goto('/robots.txt');
      await use(await prepareLayout(page));
      await page.context().close();
    },
    { scope: 'worker' },
  ],
});
