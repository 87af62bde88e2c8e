import { toHtml } from 'hast-util-to-html';
import { formatDay } from '@/platform/format-day';
import type { FeedEntry } from '@/modules/feeds';
import { getSiteSettings } from '@/modules/pages';
import { collectElements, parseMarkdown, toAbsoluteLinks } from '@/ui/markdown';
import { describeCve, groupByDay, buildCvePageMarkdown } from './cve-text';
import { getReleaseFacts } from './facts';
import { CVES_PATH, RELEASES_PATH, buildReleasePageMarkdown } from './release-text';
import { toDayStart } from './views';

const ENTRIES_MAX = 50;

/** Returns the newest releases for a feed, one entry for each version. */
export async function getReleaseFeedEntries(siteUrl: string): Promise<FeedEntry[]> {
  const [facts, { name: author }] = await Promise.all([getReleaseFacts(), getSiteSettings()]);
  return facts.releases
    .flatMap((release) => (release.versions ?? []).map((number) => ({ release, number })))
    .slice(0, ENTRIES_MAX)
    .map(({ release, number }) => {
      const url = `${RELEASES_PATH}/${number}`;
      return {
        url,
        title: `PostgreSQL ${number}`,
        ...buildFeedTimes(release.released, release.checked),
        author,
        categories: [],
        summary: `PostgreSQL ${number} was released on ${formatDay(release.released)}.`,
        html: renderHtml(buildReleasePageMarkdown(number, release, facts), siteUrl + url),
      };
    });
}

/** Returns the newest vulnerabilities for a feed, each as of the day on which a release fixed it. */
export async function getCveFeedEntries(siteUrl: string): Promise<FeedEntry[]> {
  const [facts, { name: author }] = await Promise.all([getReleaseFacts(), getSiteSettings()]);
  return groupByDay(facts.cves, facts.releases)
    .flatMap(({ day, group }) => group.map((cve) => ({ day, cve })))
    .slice(0, ENTRIES_MAX)
    .map(({ day, cve }) => {
      const url = `${CVES_PATH}/${cve.key}`;
      return {
        url,
        title: cve.key.toUpperCase(),
        ...buildFeedTimes(day, cve.checked),
        author,
        categories: [],
        summary: describeCve(cve),
        html: renderHtml(buildCvePageMarkdown(cve, facts), siteUrl + url),
      };
    });
}

/** The times of a row in the database aren't used: an import would make every entry look new. */
function buildFeedTimes(day: string, checked: string): Pick<FeedEntry, 'published' | 'updated'> {
  const published = toDayStart(day);
  const changed = toDayStart(checked);
  return { published, updated: changed > published ? changed : published };
}

/** Links have absolute URLs, because feed readers often ignore the base URL. */
function renderHtml(markdown: string, url: string): string {
  const tree = parseMarkdown(markdown, 2);
  toAbsoluteLinks(collectElements(tree), url);
  return toHtml(tree);
}
