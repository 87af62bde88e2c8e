import { expect, type Frame } from '@playwright/test';
import { findContrastProblems } from './axe';
import { pagePaths, factPages, samplePaths, site } from './content-pages';
import { layOut } from './layout-tab';
import { layoutTest as test } from './layout-test';
import { findReflowProblemsInFrame } from './reflow';
import { getSharedSet } from './shared-set';

/*
 * every-page-in-the-browser.spec.ts looks at each page and entry. This looks at the rest of what visitors read: views of
 * lists, classes, earlier versions of the handbook, and the pages of facts that aren't in its sample. It looks at reflow and at
 * the contrast of new styles, without scripts, which takes a tenth of the time.
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

/** Lays out a page and returns the text styles on it. */
async function open(layout: Frame, path: string): Promise<string[]> {
  const response = await fetch(site + path);
  expect(response.status, path).toBe(200);
  return (await layOut(layout, await response.text())).styles;
}

async function expectNoProblems(layout: Frame, path: string): Promise<void> {
  const styles = await open(layout, path);
  const contrast = await findContrastProblems(layout, getSharedSet('checked-styles').add(styles));
  expect.soft({ contrast, reflow: await findReflowProblemsInFrame(layout) }, path).toEqual({ contrast: [], reflow: [] });
}

/** Names the kind of a view by its path without what is filtered for: `/blog/topic`, `/blog/topic/page`. */
function kindOf(path: string, list: string): string {
  const names = path
    .slice(list.length + 1)
    .split('/')
    .filter((_part, index) => index % 2 === 0);
  return `${list}/${names.join('/')}`;
}

test('views of lists, classes, and earlier versions of the handbook have no horizontal scrolling at 320 pixels', async ({
  layout,
}) => {
  const known = new Set(pagePaths);
  const chosen = new Map<string, string[]>();
  for (const list of LISTS) {
    await open(layout, list);
    const links = await layout
      .locator('main a[href], aside a[href]')
      .evaluateAll((elements) => elements.map((link) => link.getAttribute('href') ?? ''));
    for (const link of new Set(links)) {
      const { origin, pathname } = new URL(link, site + list);
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
  for (const path of views) await expectNoProblems(layout, path);
});

test('pages of facts have no horizontal scrolling at 320 pixels', async ({ layout }) => {
  const rest = factPages.filter((path) => !samplePaths.includes(path));
  // Those of a kind differ in a few words, so some show what any of them does.
  for (const path of rest.filter((_path, index) => index % 16 === 0)) await expectNoProblems(layout, path);
});
