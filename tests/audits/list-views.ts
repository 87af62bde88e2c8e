import { pagePaths, site } from './content-pages';
import { fetchFacts } from './responses';

const LISTS = [
  '/blog',
  '/postgres-tutorials',
  '/edb-labs',
  '/partners/find-partner',
  '/careers/job-openings',
  '/customers',
  '/resources/events',
  '/resources/webinars',
  '/company/press-releases',
];

/**
 * The views that list pages link to: filters, topics, authors and further pages, but not the pages of entries. Of those with more
 * than one filter, only some (`chooseCombined`).
 */
export async function collectViews(): Promise<string[]> {
  const simple = new Set<string>();
  const combined = new Set<string>();
  const waiting = [...LISTS];
  for (let list = waiting.shift(); list !== undefined; list = waiting.shift()) {
    const views = await findLinkedViews(list);
    const added = views.filter((view) => !isCombined(view) && !simple.has(view));
    for (const view of views.filter(isCombined)) combined.add(view);
    for (const view of added) simple.add(view);
    waiting.push(...added);
  }
  const chosen = chooseCombined([...combined]);
  const further = new Set<string>();
  for (const view of chosen)
    for (const linked of await findLinkedViews(view)) if (isCombined(linked) && !combined.has(linked)) further.add(linked);
  return [...simple, ...chosen, ...chooseCombined([...further])];
}

/** Returns the views that a list links to. */
async function findLinkedViews(list: string): Promise<string[]> {
  const { anchors } = await fetchFacts(list);
  const paths = anchors
    .map((anchor) => new URL(anchor, site + list))
    .filter(({ origin }) => origin === site)
    .map(({ pathname }) => pathname);
  return [...new Set(paths)].filter(
    (path) => !pagePaths.includes(path) && !path.includes('.') && LISTS.some((base) => path.startsWith(`${base}/`)),
  );
}

/** Splits a view of a list into its list and the parts of its filters, without the number of the page. */
export function splitView(view: string): { list: string; filters: string[] } {
  const list = LISTS.find((base) => view.startsWith(`${base}/`)) ?? '';
  return {
    list,
    filters: view
      .slice(list.length + 1)
      .replace(/(?:^|\/)page\/\d+$/, '')
      .split('/'),
  };
}

/** Whether a view has more than one filter. */
export const isCombined = (view: string): boolean => splitView(view).filters.length > 2;

/**
 * Of views with several filters, chooses enough to have each set of filters and each value at least once, the longest paths first. The
 * texts of the others are put together in the same way from the same names.
 */
function chooseCombined(views: readonly string[]): string[] {
  const seen = new Set<string>();
  return views
    .toSorted((one, other) => other.length - one.length)
    .filter((view) => {
      const { list, filters } = splitView(view);
      const names = filters.filter((_part, index) => index % 2 === 0).join(' ');
      const parts = [names, ...filters].map((part) => `${list} ${part}`);
      const isNew = parts.some((part) => !seen.has(part));
      for (const part of parts) seen.add(part);
      return isNew;
    });
}
