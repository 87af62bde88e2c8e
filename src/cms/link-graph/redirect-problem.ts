import { isOwnRoute } from './link-targets';

/** The URLs of pages and entries: those that visitors can open, and all, drafts included. */
interface KnownUrls {
  published: ReadonlySet<string>;
  all: ReadonlySet<string>;
}

/** Returns why a redirect is invalid; undefined when it is valid. */
export function getRedirectProblem(
  { from, to }: { from: string; to: string },
  { published, all }: KnownUrls,
  oldUrls: ReadonlySet<string>,
): { field: 'from' | 'to'; message: string } | undefined {
  if (isOwnRoute(from)) return { field: 'from', message: `${from}: the site itself uses this URL.` };
  if (published.has(from)) return { field: 'from', message: `${from}: a page has this URL.` };
  if (all.has(from)) return { field: 'from', message: `${from}: a draft has this URL. Change it there first.` };
  if (to === from) return { field: 'to', message: `${to}: redirects to itself.` };
  if (oldUrls.has(to)) return { field: 'to', message: `${to}: redirects, too. Enter the URL of the final page.` };
  if (published.has(to)) return undefined;
  return {
    field: 'to',
    message: all.has(to) ? `${to}: this page isn’t published. Publish it first.` : `${to}: no page has this URL.`,
  };
}
