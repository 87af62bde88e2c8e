import { toAbsoluteUrl } from '@/platform/absolute-url';
import { formatIsoWithOffset } from '@/platform/zoned-time';
import { buildEventNode, buildOpenGraphImageUrl, ORGANIZATION, type SchemaNode } from '@/modules/structured-data';
import type { Webinar } from './webinars';

/** Builds the structured data of a webinar: the event, and the recording once there is one. */
export function buildWebinarStructuredData(webinar: Webinar): SchemaNode[] {
  const { url, name, description, end, minutes, speakers, recording } = webinar;
  const absoluteUrl = toAbsoluteUrl(url);
  const event: SchemaNode = {
    ...buildEventNode(webinar),
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: absoluteUrl },
    organizer: ORGANIZATION,
    performer: speakers.map((speaker) => ({ '@type': 'Organization', name: speaker.name })),
    inLanguage: 'en-US',
  };
  if (!recording) return [event];
  const video: SchemaNode = {
    '@type': 'VideoObject',
    '@id': `${absoluteUrl}#video`,
    name,
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
