import { expect, it } from 'vitest';
import { examRequestSchema } from './exam';

it.each([
  [' Zoë O’Neill-Łukasz ', true],
  ['\u200Fאדה לאבלייס', true],
  ['李明', true],
  ['A', false],
  ['<b>Ada</b>', false],
  ['Ada\nLovelace', false],
  ['Ada\u2028Lovelace', false],
  ['Ada \u202Edekover si', false],
  ['Ada \u2067si', false],
  ['Ada\uD800', false],
])('the name %j may be on a certificate: %s', (name, expected) =>
  expect(examRequestSchema.safeParse({ action: 'start', level: 'associate', name }).success).toBe(expected),
);
