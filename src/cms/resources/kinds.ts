/** The kinds of resources besides texts: each is a collection, a folder of content files and a list page of its own. */
export const RESOURCE_KINDS = [
  { collection: 'webinars', folder: 'webinars', base: '/resources/webinars', singular: 'Webinar', plural: 'Webinars', icon: 'video' },
  { collection: 'events', folder: 'events', base: '/resources/events', singular: 'Event', plural: 'Events', icon: 'calendar' },
  { collection: 'white-papers', folder: 'white-papers', base: '/resources/white-papers', singular: 'White paper', plural: 'White papers', icon: 'document' },
] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];
export type ResourceCollection = ResourceKind['collection'];

/** The address of a resource. */
export function addressOfResource({ base }: Pick<ResourceKind, 'base'>, slug: string): string {
  return `${base}/${slug}`;
}

export const EVENT_KINDS = [
  { value: 'conference', label: 'Conference' },
  { value: 'user-group', label: 'User group' },
  { value: 'workshop', label: 'Workshop' },
] as const;

export const EVENT_REGIONS = [
  { value: 'north-america', label: 'North America' },
  { value: 'latin-america', label: 'Latin America' },
  { value: 'europe', label: 'Europe' },
  { value: 'africa', label: 'Africa' },
  { value: 'asia-pacific', label: 'Asia and the Pacific' },
] as const;

export type EventKind = (typeof EVENT_KINDS)[number]['value'];
export type EventRegion = (typeof EVENT_REGIONS)[number]['value'];
