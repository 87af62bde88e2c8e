import { findAuthor } from '@/modules/articles';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { buildOpenGraphImageUrl, ORGANIZATION, type SchemaNode, WEBSITE } from '@/modules/structured-data';
import type { WhitePaper } from './white-papers';

/** Builds the structured data of a white paper and its PDF. */
export async function buildWhitePaperStructuredData({
  url,
  title,
  description,
  topics,
  author,
  published,
  contentChangedAt,
  edition,
}: WhitePaper): Promise<SchemaNode[]> {
  const absoluteUrl = toAbsoluteUrl(url);
  return [
    {
      '@type': 'Report',
      '@id': `${absoluteUrl}#paper`,
      url: absoluteUrl,
      headline: title,
      description,
      keywords: topics.join(', '),
      datePublished: published,
      dateModified: contentChangedAt,
      version: String(edition),
      inLanguage: 'en-US',
      image: buildOpenGraphImageUrl(url),
      author: { '@type': 'Organization', name: (await findAuthor(author))?.name ?? author },
      publisher: ORGANIZATION,
      isPartOf: WEBSITE,
      encoding: { '@type': 'MediaObject', encodingFormat: 'application/pdf', contentUrl: `${absoluteUrl}.pdf` },
    },
  ];
}
