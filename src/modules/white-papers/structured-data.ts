import { findAuthor } from '@/modules/articles';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { openGraphImage, ORGANIZATION, type SchemaNode, WEBSITE } from '@/modules/structured-data';
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
  const address = toAbsoluteUrl(url);
  return [
    {
      '@type': 'Report',
      '@id': `${address}#paper`,
      url: address,
      headline: title,
      description,
      keywords: topics.join(', '),
      datePublished: published,
      dateModified: contentChangedAt,
      version: String(edition),
      inLanguage: 'en-US',
      image: openGraphImage(url),
      author: { '@type': 'Organization', name: (await findAuthor(author))?.name ?? author },
      publisher: ORGANIZATION,
      isPartOf: WEBSITE,
      encoding: { '@type': 'MediaObject', encodingFormat: 'application/pdf', contentUrl: `${address}.pdf` },
    },
  ];
}
