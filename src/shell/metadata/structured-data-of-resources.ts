import type { PublishedEvent } from '@/modules/events';
import { authorAt } from '@/modules/articles';
import type { WebinarData } from '@/modules/webinars';
import type { WhitePaperData } from '@/modules/white-papers';
import { isoWithOffset } from '@/platform/zoned-time';
import { absoluteUrl } from './page-metadata';
import type { SchemaNode } from './structured-data';

const ORGANIZATION = { '@id': absoluteUrl('/#organization') };
const SITE = { '@id': absoluteUrl('/#website') };

/** What machines are told of a webinar: the event, and the recording once there is one. */
export function structuredDataOfWebinar({ url, title, description, begin, end, minutes, speakers, recording, updatedAt }: WebinarData): SchemaNode[] {
  const address = absoluteUrl(url);
  const event: SchemaNode = {
    '@type': 'Event',
    '@id': `${address}#event`,
    url: address,
    name: title,
    description,
    startDate: isoWithOffset(begin),
    endDate: isoWithOffset(end),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: address },
    image: pictureOf(url),
    organizer: ORGANIZATION,
    performer: speakers.map(({ name }) => ({ '@type': 'Organization', name })),
    inLanguage: 'en-US',
  };
  if (!recording) return [event];
  const video: SchemaNode = {
    '@type': 'VideoObject',
    '@id': `${address}#video`,
    name: title,
    description,
    uploadDate: updatedAt,
    duration: `PT${minutes}M`,
    thumbnailUrl: pictureOf(url),
    contentUrl: recording,
    inLanguage: 'en-US',
    publisher: ORGANIZATION,
  };
  return [{ ...event, recordedIn: { '@id': video['@id'] } }, video];
}

/** What machines are told of an event. */
export function structuredDataOfEvent({ url, title, description, begin, end, city, country, host, language }: PublishedEvent): SchemaNode[] {
  const address = absoluteUrl(url);
  return [
    {
      '@type': 'Event',
      '@id': `${address}#event`,
      url: address,
      name: title,
      description,
      startDate: isoWithOffset(begin),
      endDate: isoWithOffset(end),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: `${city}, ${country}`, address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country } },
      image: pictureOf(url),
      organizer: { '@type': 'Organization', name: host },
      inLanguage: language,
    },
  ];
}

/** What machines are told of a white paper, with its PDF. */
export async function structuredDataOfWhitePaper({ url, title, description, topics, author, published, updatedAt, edition }: WhitePaperData): Promise<SchemaNode[]> {
  const address = absoluteUrl(url);
  return [
    {
      '@type': 'Report',
      '@id': `${address}#paper`,
      url: address,
      headline: title,
      description,
      keywords: topics.join(', '),
      datePublished: published,
      dateModified: updatedAt,
      version: String(edition),
      inLanguage: 'en-US',
      image: pictureOf(url),
      author: { '@type': 'Organization', name: (await authorAt(author))?.name ?? author },
      publisher: ORGANIZATION,
      isPartOf: SITE,
      encoding: { '@type': 'MediaObject', encodingFormat: 'application/pdf', contentUrl: `${address}.pdf` },
    },
  ];
}

function pictureOf(url: string): string {
  return absoluteUrl(`/open-graph${url}.png`);
}
