import type { FoundPlace } from '@/modules/docs';
import { absoluteUrl } from './page-metadata';
import type { SchemaNode } from './structured-data';

/** What machines are told of a place in the handbook: a technical article, or a list of them (schema.org). */
export function structuredDataOfDoc({ canonical, place, title, description, page }: FoundPlace): SchemaNode[] {
  const address = absoluteUrl(canonical);
  const common = { '@id': `${address}#page`, url: address, description, inLanguage: 'en-US', isPartOf: { '@id': absoluteUrl('/#website') }, publisher: { '@id': absoluteUrl('/#organization') } };
  if (!page) return [{ '@type': 'CollectionPage', name: title, ...common }];
  return [
    {
      '@type': 'TechArticle',
      headline: page.doc.title,
      ...common,
      dateModified: page.doc.updatedAt,
      about: `PostgreSQL ${place.version}`,
      image: absoluteUrl(`/open-graph${canonical}.png`),
    },
  ];
}
