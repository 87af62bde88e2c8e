import { buildEventNode, type SchemaNode } from '@/modules/structured-data';
import { getEventPlace } from './event-summary';
import type { PublishedEvent } from './events';
import { getLanguageCodes } from './languages';

/** Builds the structured data of an event. */
export function buildEventStructuredData(event: PublishedEvent): SchemaNode[] {
  const { city, country, host, language } = event;
  return [
    {
      ...buildEventNode(event),
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: getEventPlace(event),
        address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
      },
      organizer: { '@type': 'Organization', name: host },
      inLanguage: getLanguageCodes(language),
    },
  ];
}
