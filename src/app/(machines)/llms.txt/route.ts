import { catalogueMap, siteSettings } from '@/features/catalogue';
import { docsMap } from '@/features/docs';
import { articleMap } from '@/features/reading';
import { absoluteUrl } from '@/shell/metadata/page-metadata';

export const dynamic = 'force-dynamic';

/** The map of the site for language models (llmstxt.org): every page in its area, with the address of its Markdown. */
export async function GET(): Promise<Response> {
  const [settings, areas, kinds, docs] = await Promise.all([siteSettings(), catalogueMap(), articleMap(), docsMap()]);
  const parts = areas.map(({ label, pages }) => {
    const lines = pages.map((page) => `- [${page.label}](${absoluteUrl(page.url === '/' ? '/index' : page.url)}.md): ${page.longDescription}`);
    return `## ${label}\n\n${lines.join('\n')}\n`;
  });
  const texts = [...kinds, { label: 'Handbook', articles: docs }].flatMap(({ label, articles }) => (articles.length === 0 ? [] : [`## ${label}\n\n${articles.map(({ title, url, description }) => `- [${title}](${absoluteUrl(url)}.md): ${description}`).join('\n')}\n`]));
  const text = [`# ${settings.name}\n`, `> ${settings.defaultDescription}\n`, 'Every page below is Markdown. Without `.md`, the same address is the page for people.\n', ...parts, ...texts].join('\n');
  return new Response(text, { headers: { 'content-type': 'text/markdown; charset=utf-8', 'cache-control': 'public, max-age=300' } });
}
