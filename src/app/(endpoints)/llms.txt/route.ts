import '@payload-config'; // Imported first so that all routes share its chunk.
import { getPagesBySection, getSiteSettings } from '@/modules/pages';
import { getEntriesByKind } from '@/modules/entries';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { buildLastModified } from '@/platform/http-date';

export const dynamic = 'force-dynamic';

/** Lists every page of the site by area, with the URL of its Markdown, for language models (llmstxt.org). */
export async function GET(): Promise<Response> {
  const [settings, areas, kinds] = await Promise.all([getSiteSettings(), getPagesBySection(), getEntriesByKind()]);
  const parts = areas.map(({ label, pages }) => {
    const lines = pages.map(
      (page) => `- [${page.label}](${toAbsoluteUrl(page.url === '/' ? '/index' : page.url)}.md): ${page.longDescription}`,
    );
    return `## ${label}\n\n${lines.join('\n')}\n`;
  });
  const texts = kinds.flatMap(({ kind, entries }) =>
    entries.length === 0
      ? []
      : [
          `## ${kind.plural}\n\n${entries.map(({ title, url, description }) => `- [${title}](${toAbsoluteUrl(url)}.md): ${description}`).join('\n')}\n`,
        ],
  );
  const text = [
    `# ${settings.name}\n`,
    `> ${settings.defaultDescription}\n`,
    'Every page below is Markdown. Without `.md`, the same address is the page for people.\n',
    ...parts,
    ...texts,
  ].join('\n');
  return new Response(text, {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      'cache-control': 'public, max-age=300',
      ...buildLastModified([
        ...areas.flatMap(({ pages }) => pages.map(({ contentChangedAt }) => contentChangedAt)),
        ...kinds.flatMap(({ entries }) => entries.map(({ contentChangedAt }) => contentChangedAt)),
      ]),
    },
  });
}
