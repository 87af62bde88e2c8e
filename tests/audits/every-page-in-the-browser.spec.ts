import { gzipSync } from 'node:zlib';
import { test as base, expect, type Browser, type Page } from '@playwright/test';
import { expectHydrated } from '../journeys/hydration';
import { runAxe, injectAxe } from './axe';
import { pagePaths, factPages, getMarkdownPath, samplePaths, site, sitemapPaths } from './content-pages';
import { extractInlineScripts } from './inline-scripts';
import { findFirstDifference, extractMainWords, extractMarkdownWords } from './markdown-words';
import { findReflowProblems, findTabStopProblems, measureSectionNavOverflow } from './reflow';
import { templates } from './templates';

/** The maximum size of a hydrated page's scripts, compressed, in bytes. */
const HYDRATED_BYTES_MAX = 142_000;

/** The parts that all pages share. They are checked on one page of each template only. */
const SHELL = 'body > header, body > footer';

const VIEWPORT = { width: 1280, height: 800 };

/** A browser page, and what it has reported since the last visit. */
interface Tab {
  page: Page;
  visit(path: string): Promise<void>;
  /** Errors and warnings. */
  messages: string[];
  /** URLs of requested scripts. */
  scripts: Set<string>;
}

/** Two tabs for each worker, because opening one takes longer than checking a page. In `staticTab`, no page is hydrated. */
const test = base.extend<object, { tab: Tab; staticTab: Tab }>({
  tab: [
    async ({ browser }, use) => {
      const tab = await openTab(browser);
      await use(tab);
      await tab.page.context().close();
    },
    { scope: 'worker' },
  ],
  staticTab: [
    async ({ browser }, use) => {
      const tab = await openTab(browser);
      await tab.page.addInitScript(removeDeferredScripts);
      await use(tab);
      await tab.page.context().close();
    },
    { scope: 'worker' },
  ],
});

async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.newContext({
    baseURL: site,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    viewport: VIEWPORT,
  });
  const tab = watched(await context.newPage());
  await injectAxe(tab.page);
  return tab;
}

/**
 * Keeps a page as the server sent it. Chromium reports a pointer over the page when it appears, which hydrates the page a
 * moment later; React renders it again if its shell has been emptied by then.
 */
function removeDeferredScripts(): void {
  document.addEventListener('readystatechange', () => {
    document.querySelector('[data-src]')?.remove();
  });
}

function watched(page: Page): Tab {
  const tab: Tab = {
    page,
    messages: [],
    scripts: new Set(),
    visit: async (path) => {
      // Otherwise, the browser would lay out the previous page once more.
      await page.evaluate(() => document.body.replaceChildren());
      await page.setViewportSize(VIEWPORT);
      tab.messages = [];
      tab.scripts = new Set();
      await page.goto(path);
    },
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') tab.messages.push(message.text());
  });
  page.on('pageerror', (error) => tab.messages.push(error.message));
  page.on('request', (request) => {
    if (request.resourceType() === 'script') tab.scripts.add(request.url());
  });
  return tab;
}

/** Hashes of text styles whose contrast this worker has checked. */
const knownStyles = new Set<number>();

/** Compressed sizes of the scripts that this worker has measured. */
const sizes = new Map<string, number>();

async function compressedSize({ page }: Tab, url: string): Promise<number> {
  const size = sizes.get(url) ?? gzipSync(await (await page.request.get(url)).body()).length;
  sizes.set(url, size);
  return size;
}

// Pages of facts share their components, so a sample of them is enough.
const looked = pagePaths.filter((path) => !factPages.includes(path) || samplePaths.includes(path));

for (const path of looked) {
  test(`${path} has no axe violations, and the same words as its Markdown`, async ({ tab: hydratedTab, staticTab }) => {
    const isHydrated = samplePaths.includes(path);
    const tab = isHydrated ? hydratedTab : staticTab;
    const { page } = tab;
    await tab.visit(path);
    expect(await page.locator(SHELL).count()).toBe(2);
    if (isHydrated) await checkHydration(tab);
    const isTemplate = templates.includes(path);
    if (!isTemplate) await emptyShell(page);
    const { problems, passes } = await runAxe(page, isTemplate ? {} : { exclude: SHELL, knownStyles: knownStyles });
    expect(passes, 'axe looked').toBeGreaterThan(10);
    expect.soft(problems).toEqual([]);

    const answer = await fetch(site + getMarkdownPath(path));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'x-robots-tag': 'noindex',
      link: expect.stringContaining(`<${site}${path}>; rel="canonical"`),
    });
    const text = await answer.text();
    expect(text).toContain(`\nurl: ${site}${path}\n---\n`);
    const [expected, found] = [await extractMainWords(page), extractMarkdownWords(text)];
    expect(found.length).toBeGreaterThan(10);
    expect(findFirstDifference(expected, found), 'where page and Markdown part').toBeUndefined();

    const negotiated = await fetch(site + path, { headers: { Accept: 'text/markdown' } });
    expect(Object.fromEntries(negotiated.headers)).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      vary: expect.stringContaining('Accept'),
      'content-location': getMarkdownPath(path),
    });
    expect(await negotiated.text()).toBe(text);

    expect.soft(await findReflowProblems(page), 'on 320 pixels, as it is and with text spacing').toEqual([]);
    expect.soft(await findTabStopProblems(page), 'tab stops of what scrolls to the side').toEqual([]);
    expect.soft(await measureSectionNavOverflow(page), 'links to sections that don’t fit into their bar').toBe(0);
  });
}

/** Empties the parts that all pages share, because each check takes time for every element. */
function emptyShell(page: Page): Promise<void> {
  return page.locator(SHELL).evaluateAll((elements) => elements.forEach((element) => element.replaceChildren()));
}

/** Hydrates the visited page, and checks the size of its scripts and what it has reported. */
async function checkHydration(tab: Tab): Promise<void> {
  const { page } = tab;
  await page.keyboard.press('Shift');
  await expectHydrated(page);
  expect(tab.scripts.size, 'scripts of a hydrated page').toBeGreaterThan(0);
  let bytes = gzipSync((await extractInlineScripts(page)).join('\n')).length;
  for (const url of tab.scripts) bytes += await compressedSize(tab, url);
  expect
    .soft(bytes, `${(bytes / 1000).toFixed(1)} kB of script once hydrated, of at most ${HYDRATED_BYTES_MAX / 1000} kB`)
    .toBeLessThanOrEqual(HYDRATED_BYTES_MAX);
  expect(tab.messages, 'errors and warnings until it was hydrated').toEqual([]);
}

test('the sitemap lists exactly the pages that search engines may list, with real dates', async ({ page, request }) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^(application|text)\/xml/);
  const { problem, entries } = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      return {
        problem: document.querySelector('parsererror')?.textContent ?? '',
        entries: [...document.querySelectorAll('urlset > url')].map((entry) => ({
          location: entry.querySelector('loc')?.textContent ?? '',
          modified: entry.querySelector('lastmod')?.textContent ?? '',
        })),
      };
    },
    await answer.text(),
  );
  expect(problem).toBe('');
  expect(entries.map(({ location }) => new URL(location).href).toSorted()).toEqual(
    sitemapPaths.map((path) => new URL(path, site).href).toSorted(),
  );
  for (const { location, modified } of entries) {
    const time = Date.parse(modified);
    expect.soft(time, `${location} was last modified "${modified}"`).toBeGreaterThan(Date.parse('2020-01-01'));
    // A date without a time is that day's beginning; the clock of the database may be a little ahead.
    expect.soft(time, `${location} was last modified "${modified}"`).toBeLessThan(Date.now() + 60_000);
  }
});
