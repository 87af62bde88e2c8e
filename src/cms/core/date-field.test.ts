import { expect, it } from 'vitest';
import { validateDate } from './date-field';

it.each(['2026-11-21', '2028-02-29', '2026-12-31'])('%s is a date', (value) => expect(validateDate(value)).toBe(true));

it.each(['2026-06-31', '2027-02-29', '2026-13-01', '2026-00-10', '2026-1', '2026-11-21T09:00', 20261121, undefined])(
  '%s isn’t a date',
  (value) => expect(validateDate(value)).toMatch(/^Enter a date/),
);
