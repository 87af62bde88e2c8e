import { describe, expect, it } from 'vitest';
import type { ListFilter } from '@/modules/entries';
import { buildTimedViewPath, describeTimedView, parseTimedView } from './timed-view';

const FILTERS: ListFilter<object>[] = [
  { segment: 'region', label: 'Region', options: [{ value: 'europe', label: 'Europe' }], getValues: () => [] },
  { segment: 'kind', label: 'Kind', options: [{ value: 'workshop', label: 'Workshop' }], getValues: () => [] },
];

describe('the path of a timed list view', () => {
  it.each([
    '',
    'past',
    'page/2',
    'past/page/3',
    'region/europe',
    'region/europe/kind/workshop/past/page/2',
    'kind/workshop/past',
  ])('parses to a view and builds back: "%s"', (end) => {
    const view = end === '' ? [] : end.split('/');
    const found = parseTimedView(FILTERS, 'past', view);
    expect(found && buildTimedViewPath({ base: '/list', filters: FILTERS, pastSegment: 'past' }, found)).toBe(
      ['/list', ...view].join('/'),
    );
  });

  it.each(['past/region/europe', 'past/past', 'past/page/1', 'region/past', 'region/mars', 'past/x', 'page/2/past'])(
    'is invalid: "%s"',
    (end) => {
      expect(parseTimedView(FILTERS, 'past', end.split('/'))).toBeUndefined();
    },
  );
});

it('describes a view by its filters, time and page', () => {
  const words = { past: 'past', upcoming: 'upcoming' };
  expect(describeTimedView(FILTERS, words, { chosen: { region: 'europe' }, past: true, page: 2 })).toBe('Europe, past, page 2');
  expect(describeTimedView(FILTERS, words, { chosen: {}, past: false, page: 1 })).toBe('upcoming');
});
