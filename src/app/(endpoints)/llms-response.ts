import { getDocsGroups } from '@/modules/docs';
import { getPagesBySection, getSiteSettings } from '@/modules/pages';
import { getEntriesByKind } from '@/modules/entries';
import { getReleaseFacts, listReleasePages } from '@/modules/releases';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { buildLastModified } from '@/platform/http-date';

/** The most pages, and the most entries of each kind. A program that wants all of a large site reads its sitemap. */
const PAGES_MAX = 2_000;
const ENTRIES_MAX = 1_000;

/**
 * Returns a list of the pages of the site by area, with the URLs of their Markdown, for language models (llmstxt.org). Of a large
 * site, it has those that were changed last.
 */
export async function createLlmsResponse(): Promise<Response> {
  const [settings, areas, kinds, chapters, facts] = await Promise.all([
    getSiteSettings(),
    getPagesBySection(PAGES_MAX),
    getEntriesByKind(ENTRIES_MAX),
    getDocsGroups(),
    getReleaseFacts(),
  ]);
  const releases = listReleasePages(facts);
  const parts = areas.map(({ label, pages }) => {
    const lines = pages.map(
      (page) => `- [${page.label}](${toAbsoluteUrl(page.url === '/' ? '/index' : page.url)}.md): ${page.longDescription}`,
    );
    return `## ${label}\n\n${lines.join('\n')}\n`;
  });
  const texts = kinds.flatMap(({ kind, entries }) =>
    entries.length === 0 ? [] : [`## ${kind.plural}\n\n${listPages(entries)}\n`],
  );
  const text = [
    `# ${settings.name}\n`,
    `> ${settings.defaultDescription}\n`,
    `Every page below is Markdown. Without \`.md\`, the same address is the page for people. All URLs: ${toAbsoluteUrl('/sitemap.xml')}\n`,
    ...parts,
    ...texts,
    `## Chapters of the handbook\n\n${listPages(chapters)}\n`,
    `## PostgreSQL releases and CVEs\n\n${listPages(releases)}\n`,
  ].join('\n');
  return new Response(text, {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      'cache-control': 'public, max-age=300',
      ...buildLastModified([
        ...areas.flatMap(({ pages }) => pages.map(({ contentChangedAt }) => contentChangedAt)),
        ...kinds.flatMap(({ entries }) => entries.map(({ contentChangedAt }) => contentChangedAt)),
        ...chapters.map(({ contentChangedAt }) => contentChangedAt),
        ...releases.map(({ contentChangedAt }) => contentChangedAt),
      ]),
    },
  });
}

function listPages(pages: readonly { title: string; url: string; description: string }[]): string {
  return pages.map(({ title, url, description }) => `- [${title}](${toAbsoluteUrl(url)}.md): ${description}`).join('\n');
}
