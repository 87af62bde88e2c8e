/** The kinds of resources besides texts. Webinars and events that are samples are no dates that anybody should find by search. */
export const RESOURCE_KINDS = [
  {
    collection: 'webinars',
    folder: 'webinars',
    base: '/resources/webinars',
    singular: 'Webinar',
    plural: 'Webinars',
    icon: 'video',
    hasSamples: true,
    hidesSamples: true,
  },
  {
    collection: 'events',
    folder: 'events',
    base: '/resources/events',
    singular: 'Event',
    plural: 'Events',
    icon: 'calendar',
    hasSamples: true,
    hidesSamples: true,
  },
  {
    collection: 'white-papers',
    folder: 'white-papers',
    base: '/resources/white-papers',
    singular: 'White paper',
    plural: 'White papers',
    icon: 'document',
  },
] as const;

/** Ends of addresses by which their lists show another part of themselves, so that no entry may have them. */
export const ON_DEMAND_SLUG = 'on-demand';
export const PAST_SLUG = 'past';

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
