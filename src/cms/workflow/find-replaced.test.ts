import { expect, it } from 'vitest';
import { findReplaced } from './find-replaced';

const publish = (day: number) => ({ type: 'publish' as const, date: `2027-01-0${day}T09:00:00.000Z` });
const unpublish = (day: number) => ({ type: 'unpublish' as const, date: `2027-01-0${day}T09:00:00.000Z` });

it.each([
  ['a later date', [publish(1)], publish(2), [publish(1)]],
  ['an earlier date', [publish(3)], publish(2), [publish(3)]],
  ['the same date', [publish(2)], publish(2), [publish(2)]],
  ['the end of what is published', [publish(1)], unpublish(2), []],
  ['the beginning, with the same end', [publish(1), unpublish(5)], publish(2), [publish(1)]],
  ['another beginning after the end', [publish(1), unpublish(2)], publish(3), []],
  ['the first action', [], publish(1), []],
])('%s replaces what it makes pointless', (_name, scheduled, added, replaced) => {
  expect(findReplaced(scheduled, added)).toEqual(replaced);
});
