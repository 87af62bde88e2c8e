import { toAbsoluteUrl } from '@/platform/absolute-url';
import { formatIsoWithOffset } from '@/platform/zoned-time';
import { buildOpenGraphImageUrl, type SchemaNode } from '@/modules/structured-data';
import type { PublishedEvent } from './events';
import { getLanguageCodes } from './languages';

/** Builds the structured data of an event. */
export function buildEventStructuredData({
  url,
  title,
  description,
  begin,
  end,
  city,
  country,
  host,
  language,
}: PublishedEvent): SchemaNode[] {
  const absoluteUrl = toAbsoluteUrl(url);
  return [
    {
      '@type': 'Event',
      '@id': `${absoluteUrl}#event`,
      url: absoluteUrl,
      name: title,
      description,
      startDate: formatIsoWithOffset(begin),
      endDate: formatIsoWithOffset(end),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: `${city}, ${country}`,
        address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
      },
      image: buildOpenGraphImageUrl(url),
      organizer: { '@type': 'Organization', name: host },
      inLanguage: getLanguageCodes(language),
    },
  ];
}
