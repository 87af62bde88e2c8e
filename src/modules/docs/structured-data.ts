import { toAbsoluteUrl } from '@/platform/absolute-url';
import { buildOpenGraphImageUrl, ORGANIZATION, type SchemaNode, WEBSITE } from '@/modules/structured-data';
import type { ResolvedDoc } from './resolve-doc';

/** Builds the structured data of a handbook location: a technical article, or a list of articles (schema.org). */
export function buildDocStructuredData({ canonical, place, title, description, page }: ResolvedDoc): SchemaNode[] {
  const absoluteUrl = toAbsoluteUrl(canonical);
  const common = {
    '@id': `${absoluteUrl}#page`,
    url: absoluteUrl,
    description,
    inLanguage: 'en-US',
    isPartOf: WEBSITE,
    publisher: ORGANIZATION,
  };
  if (!page) return [{ '@type': 'CollectionPage', name: title, ...common }];
  return [
    {
      '@type': 'TechArticle',
      headline: page.doc.title,
      ...common,
      datePublished: page.doc.publishedAt,
      dateModified: page.doc.contentChangedAt,
      author: ORGANIZATION,
      about: `PostgreSQL ${place.version}`,
      image: buildOpenGraphImageUrl(canonical),
    },
  ];
}
