/**
 * The kinds of resources other than articles. Sample webinars and events must not show up in search engines as real
 * dates.
 */
export const RESOURCE_KINDS = [
  {
    collection: 'webinars',
    folder: 'webinars',
    base: '/resources/webinars',
    singular: 'Webinar',
    plural: 'Webinars',
    icon: 'video',
    searchLabel: 'Webinars',
    searchBoost: -0.2,
    hasSamples: true,
    hidesSamples: true,
    takesPlace: true,
  },
  {
    collection: 'events',
    folder: 'events',
    base: '/resources/events',
    singular: 'Event',
    plural: 'Events',
    icon: 'calendar',
    searchLabel: 'Events',
    searchBoost: -0.3,
    hasSamples: true,
    hidesSamples: true,
    takesPlace: true,
  },
  {
    collection: 'white-papers',
    folder: 'white-papers',
    base: '/resources/white-papers',
    singular: 'White paper',
    plural: 'White papers',
    icon: 'document',
    searchLabel: 'White papers',
    searchBoost: -0.04,
  },
] as const;

/** Slugs of list pages (a filtered view of the same list), so no entry may use them. */
export const ON_DEMAND_SLUG = 'on-demand';
export const PAST_SLUG = 'past';
