import type { TextField } from 'payload';
import { createDraftPlaceholder } from './draft-placeholder';

/**
 * Creates a date field. The date is stored as text, as in the content files: a time and a time zone could only shift
 * it.
 */
export function dateField(
  name: string,
  rest: Partial<Pick<TextField, 'required' | 'admin' | 'label' | 'index'>> = {},
): TextField {
  return {
    name,
    type: 'text',
    required: true,
    custom: createDraftPlaceholder((value) =>
      validateDate(value) === true ? String(value) : rest.required === false ? undefined : PLACEHOLDER_DATE,
    ),
    ...rest,
    // A form sends an empty text when its date is cleared, and readers of the field expect a date or null.
    hooks: { beforeValidate: [({ value }): unknown => (value === '' ? null : value)] },
    admin: {
      ...rest.admin,
      components: {
        ...rest.admin?.components,
        Cell: '/cms/admin-ui/day-cell#DayCell',
        Field: '/cms/admin-ui/fields/native-input#DayField',
      },
    },
    validate: (value: unknown) =>
      value === undefined || value === null || value === '' ? rest.required === false || NO_DATE : validateDate(value),
  };
}

const NO_DATE = 'Choose a date. This field can’t be empty.';
const DATE_HINT = 'Enter a date as year-month-day, such as 2026-11-21.';

/** Shown in a preview when the draft has no date yet. */
const PLACEHOLDER_DATE = '2026-01-01';

/** Validates a date in the format of the content files. Returns `true` or the message for the editor. */
export function validateDate(value: unknown): true | string {
  return typeof value === 'string' && isCalendarDay(value) ? true : DATE_HINT;
}

/** `Date` turns a day that a month doesn't have, such as June 31, into one of the next month. */
function isCalendarDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(value);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value;
}
