/**
 * How lists and forms of the admin show a time, in the format of date-fns and the time zone of the browser: Nov 26, 2026, 6:18
 * PM GMT-5. local-time.ts formats the admin's own components the same way.
 */
export const DATE_TIME_FORMAT = 'MMM d, yyyy, h:mm a O';

/** For `admin.date` of a day. */
export const dayDisplay = { pickerAppearance: 'dayOnly', displayFormat: 'MMM d, yyyy' } as const;

/** For `admin.date` of a time that no one types: a time zone can be shown, but not parsed. */
export const timeDisplay = { pickerAppearance: 'dayAndTime', displayFormat: DATE_TIME_FORMAT } as const;
