import { brotliCompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { expectHydrated } from '../journeys/hydration';
import { findContrastProblems, runAxe } from './axe';
import { pagePaths, factPages, getMarkdownPath, samplePaths, site, sitemapPaths } from './content-pages';
import { extractInlineScripts } from './inline-scripts';
import { layOut } from './layout-tab';
import { layoutTest, openPage, VIEWPORT } from './layout-test';
import { findFirstDifference, extractMarkdownWords } from './markdown-words';
import { findReflowProblems, findReflowProblemsInFrame, findTabStopProblems } from './reflow';
import { getSharedSet, type SharedSet } from './shared-set';
import { templates } from './templates';

/** The maximum size of a hydrated page's scripts, as browsers get them (Brotli), in bytes. */
const HYDRATED_BYTES_MAX = 122_000;

/** The parts that all pages share. They are checked on one page of each template only. */
const SHELL = 'body > header, body > footer';

/** A browser page, and what it has reported since the last visit. */
interface Tab {
  page: Page;
  visit(path: string): Promise<void>;
  /** Errors and warnings. */
  messages: string[];
  /** URLs of requested scripts. */
  scripts: Set<string>;
}

/** A tab for each worker, because opening one takes longer than checking a page; another lays out the HTML of pages. */
const test = layoutTest.extend<object, { tab: Tab }>({
  tab: [
    async ({ browser }, use) => {
      const tab = watched(await openPage(browser));
      await use(tab);
      await tab.page.context().close();
    },
    { scope: 'worker' },
  ],
});

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

/** Sizes of the scripts, as sent, that this worker has measured. */
const sizes = new Map<string, number>();

async function compressedSize({ page }: Tab, url: string): Promise<number> {
  const size = sizes.get(url) ?? Number((await page.request.get(url)).headers()['content-length']);
  sizes.set(url, size);
  return size;
}

// Pages of facts share their components, so a sample of them is enough. Templates are visited in any case: when they come first, fewer
// of the others have new shapes.
const looked = pagePaths
  .filter((path) => !factPages.includes(path) || samplePaths.includes(path))
  .toSorted((one, other) => Number(templates.includes(other)) - Number(templates.includes(one)));

for (const path of looked) {
  test(`${path} fits on a phone, reads like its Markdown, and has no axe violations`, async ({ tab, layout }) => {
    const { overflow, shapes, styles, words } = await layOut(layout, (await read(path)).text);
    const knownStyles = getSharedSet('checked-styles');
    const newShapes = getSharedSet('visited-shapes').add(shapes);
    if (newShapes.length > 0 || templates.includes(path)) await checkVisited(tab, path, knownStyles);
    const contrast = await findContrastProblems(layout, knownStyles.add(styles));
    const reflow = await findReflowProblemsInFrame(layout);
    // Few assertions, since each takes several milliseconds: Playwright reads the stack and reports a step.
    expect
      .soft(
        { overflow, contrast, reflow },
        'links to sections exceed their bar by; contrast; on 320 pixels, also with text spacing',
      )
      .toEqual({ overflow: 0, contrast: [], reflow: [] });

    const [answer, negotiated] = [await read(getMarkdownPath(path)), await read(path, { Accept: 'text/markdown' })];
    expect({ answer, negotiated }).toMatchObject({
      answer: {
        status: 200,
        headers: {
          'content-type': 'text/markdown; charset=utf-8',
          'x-robots-tag': 'noindex',
          link: expect.stringContaining(`<${site}${path}>; rel="canonical"`),
        },
        text: expect.stringContaining(`\nurl: ${site}${path}\n---\n`),
      },
      negotiated: {
        headers: {
          'content-type': 'text/markdown; charset=utf-8',
          vary: expect.stringContaining('Accept'),
          'content-location': getMarkdownPath(path),
        },
        text: answer.text,
      },
    });
    expect(words.length).toBeGreaterThan(10);
    expect(findFirstDifference(words, extractMarkdownWords(answer.text)), 'where page and Markdown part').toBeUndefined();
  });
}

/** Requests a page. */
async function read(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site + path, { headers });
  return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
}

/** Checks a page as visitors get it: hydrated, with axe, and with the tab stops that its scripts set on a small screen. */
async function checkVisited(tab: Tab, path: string, knownStyles: SharedSet): Promise<void> {
  const { page } = tab;
  await tab.visit(path);
  await checkHydration(tab);
  const isTemplate = templates.includes(path);
  if (!isTemplate) expect(await emptyShell(page), 'header and footer').toBe(2);
  const { problems, passes } = await runAxe(page, isTemplate ? {} : { exclude: SHELL, knownStyles });
  expect(passes, 'axe looked').toBeGreaterThan(10);
  expect.soft(problems).toEqual([]);
  expect.soft(await findReflowProblems(page), 'on 320 pixels, hydrated').toEqual([]);
  expect.soft(await findTabStopProblems(page), 'tab stops of what scrolls to the side').toEqual([]);
}

/**
 * Empties the parts that all pages share, because each check takes time for every element.
 * @returns how many they are
 */
function emptyShell(page: Page): Promise<number> {
  return page.locator(SHELL).evaluateAll((elements) => {
    for (const element of elements) element.replaceChildren();
    return elements.length;
  });
}

/** Hydrates the visited page, and checks the size of its scripts and what it has reported. */
async function checkHydration(tab: Tab): Promise<void> {
  const { page } = tab;
  await page.keyboard.press('Shift');
  await expectHydrated(page);
  expect(tab.scripts.size, 'scripts of a hydrated page').toBeGreaterThan(0);
  let bytes = brotliCompressSync((await extractInlineScripts(page)).join('\n')).length;
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
