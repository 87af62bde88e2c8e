import { expect, it } from 'vitest';
import { z } from 'zod';
import { dateField, validateDate } from './date-field';

it.each(['2026-11-21', '2028-02-29', '2026-12-31'])('%s is a date', (value) => expect(validateDate(value)).toBe(true));

it.each(['2026-06-31', '2027-02-29', '2026-13-01', '2026-00-10', '2026-1', '2026-11-21T09:00', 20261121, undefined])(
  '%s isn’t a date',
  (value) => expect(validateDate(value)).toMatch(/^Enter a date/),
);

const hookSchema = z.custom<(given: { value: unknown }) => unknown>((hook) => typeof hook === 'function');

it.each([
  ['', null],
  ['2026-11-21', '2026-11-21'],
  [null, null],
  [undefined, undefined],
])('the date %j of a form is stored as %j', (value, stored) => {
  const [hook] = z.array(hookSchema).parse(dateField('verified', { required: false }).hooks?.beforeValidate);
  expect(hook?.({ value })).toBe(stored);
});

const validateSchema = z.custom<(value: unknown) => unknown>((validate) => typeof validate === 'function');

it.each([undefined, null, ''])('a required date that is %j is missing, and its format doesn’t matter', (value) => {
  expect(validateSchema.parse(dateField('published').validate)(value)).toBe('Choose a date. This field can’t be empty.');
  expect(validateSchema.parse(dateField('verified', { required: false }).validate)(value)).toBe(true);
});
