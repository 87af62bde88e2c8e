import { toAbsoluteUrl } from '@/platform/absolute-url';
import { formatIsoWithOffset } from '@/platform/zoned-time';
import { openGraphImage, ORGANIZATION, type SchemaNode } from '@/modules/structured-data';
import type { Webinar } from './webinars';

/** Builds the structured data of a webinar: the event, and the recording once there is one. */
export function buildWebinarStructuredData({
  url,
  title,
  description,
  begin,
  end,
  minutes,
  speakers,
  recording,
}: Webinar): SchemaNode[] {
  const address = toAbsoluteUrl(url);
  const event: SchemaNode = {
    '@type': 'Event',
    '@id': `${address}#event`,
    url: address,
    name: title,
    description,
    startDate: formatIsoWithOffset(begin),
    endDate: formatIsoWithOffset(end),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: address },
    image: openGraphImage(url),
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
    uploadDate: formatIsoWithOffset(end),
    duration: `PT${minutes}M`,
    thumbnailUrl: openGraphImage(url),
    contentUrl: recording,
    inLanguage: 'en-US',
    publisher: ORGANIZATION,
  };
  return [{ ...event, recordedIn: { '@id': video['@id'] } }, video];
}
