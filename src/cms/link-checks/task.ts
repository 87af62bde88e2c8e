import { setTimeout as wait } from 'node:timers/promises';
import type { Payload, TaskConfig } from 'payload';
import { environment } from '@/platform/environment';
import { fetchInternalPage } from '@/platform/internal-pages';
import { checkExternalLink } from './check-external-link';
import { saveExternalLinks } from './external-links';
import { type BrokenLink, findBrokenLinks } from './find-broken-links';
import { findPublishedLinks } from './published-links';

/** The slug of the task. */
export const CHECK_LINKS_TASK = 'check-links';
const PAGE_TIME_LIMIT_MS = 20_000;
const PAUSE_MS = 1_000;

/**
 * Checks every link in published content, every night and when an editor starts it. Stores the broken ones, and all links
 * to other sites with the time of their last check.
 */
export const checkLinks: TaskConfig<typeof CHECK_LINKS_TASK> = {
  slug: CHECK_LINKS_TASK,
  label: 'Check links',
  schedule: [{ cron: '41 3 * * *', queue: 'upkeep' }],
  retries: 1,
  handler: async ({ req: { payload } }) => {
    const links = await findPublishedLinks(payload);
    const checked = new Map<string, string | undefined>();
    const checkAndNote = async (link: string): Promise<string | undefined> => {
      const problem = await checkExternalLink(link);
      checked.set(link, problem);
      return problem;
    };
    const broken = await findBrokenLinks(payload, links, {
      fetchPage: getPage,
      ...(environment.LINK_CHECK_EXTERNAL === 'on' ? { checkExternalLink: checkAndNote } : {}),
      pause: () => wait(PAUSE_MS),
    });
    await saveBrokenLinks(payload, broken);
    await saveExternalLinks(payload, { links, checked });
    return { output: {} };
  },
};

/** Returns a page of this site; undefined when it cannot be fetched now, which says nothing about the links to it. */
async function getPage(path: string): Promise<string | undefined> {
  try {
    const { status, html } = await fetchInternalPage(path, PAGE_TIME_LIMIT_MS);
    return status === 200 ? html : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Updates the list of broken links: adds new ones, removes those that work again, and keeps the first-seen date of the
 * rest.
 */
async function saveBrokenLinks(payload: Payload, broken: readonly BrokenLink[]): Promise<void> {
  const now = new Date().toISOString();
  const { docs } = await payload.find({ collection: 'broken-links', pagination: false, depth: 0 });
  const known = new Map(docs.map((doc) => [`${doc.page} ${doc.link}`, doc]));
  for (const { page, link, problem } of broken) {
    const before = known.get(`${page} ${link}`);
    known.delete(`${page} ${link}`);
    if (before) await payload.update({ collection: 'broken-links', id: before.id, data: { problem, lastSeen: now } });
    else await payload.create({ collection: 'broken-links', data: { page, link, problem, firstSeen: now, lastSeen: now } });
  }
  const gone = [...known.values()].map(({ id }) => id);
  if (gone.length > 0) await payload.delete({ collection: 'broken-links', where: { id: { in: gone } } });
}
