import { expect, test } from '@playwright/test';
import { pagePaths, factPages, samplePaths, site } from './content-pages';
import { findReflowProblems } from './reflow';

/*
 * every-page-in-the-browser.spec.ts looks at each page and entry. This looks at the rest of what visitors read: views of
 * lists, classes, earlier versions of the handbook, and the pages of facts that aren't in its sample. It looks at reflow
 * alone and without scripts, which takes a tenth of the time.
 */

/** Lists with views: filters, archives, further pages. */
const LISTS = [
  '/blog',
  '/postgres-tutorials',
  '/edb-labs',
  '/docs/17',
  '/partners/find-partner',
  '/careers/job-openings',
  '/customers',
  '/products/view-all',
  '/resources/events',
  '/resources/webinars',
  '/company/press-releases',
  '/training/training-catalog',
  '/training/live-postgresql-training',
];
/** Where entries are that aren't files of content/, or that a file is one of several paths of. */
const ENTRIES = ['/training/classes/', '/docs/17/'];
const OF_EACH_KIND = 1;

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

/** Names the kind of a view by its path without what is filtered for: `/blog/topic`, `/blog/topic/page`. */
function kindOf(path: string, list: string): string {
  const names = path
    .slice(list.length + 1)
    .split('/')
    .filter((_part, index) => index % 2 === 0);
  return `${list}/${names.join('/')}`;
}

test('views of lists, classes, and earlier versions of the handbook have no horizontal scrolling at 320 pixels', async ({
  page,
}) => {
  const known = new Set(pagePaths);
  const chosen = new Map<string, string[]>();
  for (const list of LISTS) {
    await page.goto(list);
    const paths = await page
      .locator('main a[href], aside a[href]')
      .evaluateAll((links) => links.map((link) => new URL(link.getAttribute('href') ?? '', location.href)).map(String));
    for (const url of new Set(paths)) {
      const { origin, pathname } = new URL(url);
      if (origin !== site || known.has(pathname) || pathname.includes('.')) continue;
      const area = ENTRIES.find((start) => pathname.startsWith(start));
      if (area === undefined && !pathname.startsWith(`${list}/`)) continue;
      const kind = area ?? kindOf(pathname, list);
      const ofKind = chosen.get(kind) ?? [];
      if (!ofKind.includes(pathname) && (area === '/docs/17/' || ofKind.length < OF_EACH_KIND))
        chosen.set(kind, [...ofKind, pathname]);
    }
  }
  const views = [...chosen.values()].flat();
  for (const kind of ['/blog/page', '/blog/topic', '/training/classes/', '/docs/17/'])
    // Classes are listed until they begin: when none is left, move those in content/data/training-classes.yaml.
    expect(chosen.get(kind)?.length ?? 0, kind).toBeGreaterThan(0);
  for (const path of views) {
    await page.goto(path);
    expect.soft(await findReflowProblems(page), path).toEqual([]);
  }
});

test('pages of facts have no horizontal scrolling at 320 pixels', async ({ page }) => {
  const rest = factPages.filter((path) => !samplePaths.includes(path));
  // Those of a kind differ in a few words, so some show what any of them does.
  for (const path of rest.filter((_path, index) => index % 16 === 0)) {
    await page.goto(path);
    expect.soft(await findReflowProblems(page), path).toEqual([]);
  }
});
