import type { Field } from 'payload';
import { isWallTime, isTimeZone } from '@/platform/zoned-time';
import { createDraftPlaceholder } from '@/cms/core/fields/draft-placeholder';
import { TOPICS } from '@/cms/core/taxonomy/topics';

/** Shown in a preview when the draft has no time or time zone yet. */
const PLACEHOLDER_TIME = '2026-01-01T09:00';
const PLACEHOLDER_ZONE = 'UTC';

export const topicsField: Field = { name: 'topics', type: 'select', hasMany: true, required: true, options: [...TOPICS] };

/** Shows a text field for a local time as a calendar, for `admin.components.Field`. */
export const WALL_TIME_FIELD = '/cms/admin-ui/fields/native-input#WallTimeField';
/** Shows a local time in a list, for `admin.components.Cell`. */
export const WALL_TIME_CELL = '/cms/admin-ui/wall-time-cell#WallTimeCell';

/**
 * Creates a field for a local wall-clock time. Whether that time exists is validated on the entry, because it depends
 * on the time zone.
 */
export function wallTimeField(name: string): Field {
  return {
    name,
    type: 'text',
    required: true,
    index: true,
    custom: createDraftPlaceholder((value) => (isWallTime(String(value)) ? String(value) : PLACEHOLDER_TIME)),
    admin: {
      description:
        'In the time zone chosen below, not yours. ' +
        'In the hour that occurs twice in fall, type the time with its offset: 2026-11-01T01:30-04:00.',
      components: { Field: WALL_TIME_FIELD, Cell: WALL_TIME_CELL },
    },
  };
}

/** The time zone of the wall-clock times. */
export const zoneField: Field = {
  name: 'zone',
  type: 'text',
  required: true,
  custom: createDraftPlaceholder((value) => (isTimeZone(String(value)) ? String(value) : PLACEHOLDER_ZONE)),
  label: 'Time zone',
  admin: {
    description: 'The zone of the times above, by region and city: Europe/Berlin.',
    components: { Field: '/cms/admin-ui/fields/time-zone-field#TimeZoneField' },
  },
};

export const registrationField: Field = {
  name: 'registration',
  type: 'text',
  admin: {
    description:
      'The page with the registration form: /resources/webinars, /resources/events, or https://…. ' +
      'Leave it empty if registration isn’t open. To cancel, tick “Canceled” instead.',
  },
};

export const relatedField: Field = {
  name: 'related',
  type: 'text',
  hasMany: true,
  admin: { description: 'URLs of related pages to read next. Press Enter after each: /products/replication' },
};
