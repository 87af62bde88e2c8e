import { toAbsoluteUrl } from '@/platform/absolute-url';
import { ORGANIZATION, type SchemaNode, WEBSITE } from '@/modules/structured-data';
import type { ListedPartner } from './partners';

/** Builds the structured data of a partner. */
export function buildPartnerStructuredData({
  url,
  title,
  description,
  contentChangedAt,
  website,
  languages,
}: ListedPartner): SchemaNode[] {
  const absoluteUrl = toAbsoluteUrl(url);
  return [
    {
      '@type': 'ProfilePage',
      '@id': `${absoluteUrl}#page`,
      url: absoluteUrl,
      name: title,
      description,
      dateModified: contentChangedAt,
      inLanguage: 'en-US',
      isPartOf: WEBSITE,
      publisher: ORGANIZATION,
      mainEntity: {
        '@type': 'Organization',
        name: title,
        description,
        knowsLanguage: languages,
        ...(website ? { url: website } : {}),
      },
    },
  ];
}
