import { toAbsoluteUrl } from '@/platform/absolute-url';
import { formatIsoWithOffset } from '@/platform/zoned-time';
import { buildOpenGraphImageUrl, ORGANIZATION, type SchemaNode } from '@/modules/structured-data';
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
  const absoluteUrl = toAbsoluteUrl(url);
  const event: SchemaNode = {
    '@type': 'Event',
    '@id': `${absoluteUrl}#event`,
    url: absoluteUrl,
    name: title,
    description,
    startDate: formatIsoWithOffset(begin),
    endDate: formatIsoWithOffset(end),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: absoluteUrl },
    image: buildOpenGraphImageUrl(url),
    organizer: ORGANIZATION,
    performer: speakers.map(({ name }) => ({ '@type': 'Organization', name })),
    inLanguage: 'en-US',
  };
  if (!recording) return [event];
  const video: SchemaNode = {
    '@type': 'VideoObject',
    '@id': `${absoluteUrl}#video`,
    name: title,
    description,
    uploadDate: formatIsoWithOffset(end),
    duration: `PT${minutes}M`,
    thumbnailUrl: buildOpenGraphImageUrl(url),
    contentUrl: recording,
    inLanguage: 'en-US',
    publisher: ORGANIZATION,
  };
  return [{ ...event, recordedIn: { '@id': video['@id'] } }, video];
}
