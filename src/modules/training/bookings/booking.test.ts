import { expect, it } from 'vitest';
import { bookingRequestSchema, canMove, getOfferEnd } from './booking';

const BEGIN = new Date('2027-01-12T08:00:00Z');

it.each([
  ['2027-01-05T08:00:00Z', true],
  ['2027-01-05T08:00:00.001Z', false],
  ['2027-01-13T08:00:00Z', false],
])('a seat can be moved until seven days before the class: at %s it is %s', (now, expected) =>
  expect(canMove(BEGIN, new Date(now))).toBe(expected),
);

it('an offer lasts a day, and never longer than until the class begins', () => {
  expect(getOfferEnd(new Date('2027-01-01T08:00:00Z'), BEGIN).toISOString()).toBe('2027-01-02T08:00:00.000Z');
  expect(getOfferEnd(new Date('2027-01-11T20:00:00Z'), BEGIN)).toEqual(BEGIN);
});

it.each([
  [{ action: 'hold', class: 'a-b' }, true],
  [{ action: 'book', class: 'a-b', name: ' Ada ' }, true],
  [{ action: 'book', class: 'a-b', name: ' ' }, false],
  [{ action: 'book', class: 'a-b' }, false],
  [{ action: 'book', class: 'a-b', name: 'Ada\0' }, false],
  [{ action: 'wait', class: 'a-b', name: 'Ada\r\nBcc' }, false],
  [{ action: 'wait', class: 'a-b', name: '\u200Fאדה' }, true],
  [{ action: 'wait', class: 'a-b', name: 'Ada\u202E' }, false],
  [{ action: 'book', class: 'a-b', name: 'Ada\u2028Canceled' }, false],
  [{ action: 'book', class: 'a-b', name: 'Ada', note: 'Two lines:\n\tone' }, true],
  [{ action: 'book', class: 'a-b', name: 'Ada', note: 'NUL\0' }, false],
  [{ action: 'hold', class: '../a' }, false],
  [{ action: 'move', class: 'a' }, false],
  [{ action: 'drop', class: 'a' }, false],
  [null, false],
])('the request %j is valid: %s', (body, expected) => expect(bookingRequestSchema.safeParse(body).success).toBe(expected));
