import { siteSettings } from '@/features/catalogue';
import { atomFeed } from '@/features/reading';
import { absoluteUrl } from '@/shell/metadata/page-metadata';

/** A feed as an answer. */
export async function feedResponse(path: string, title: string, filter: Parameters<typeof atomFeed>[0]['filter']): Promise<Response> {
  const { name } = await siteSettings();
  const feed = await atomFeed({ title: `${name}: ${title}`, url: absoluteUrl(path), siteUrl: absoluteUrl(''), filter });
  return new Response(feed, { headers: { 'content-type': 'application/atom+xml; charset=utf-8', 'cache-control': 'public, max-age=300' } });
}
