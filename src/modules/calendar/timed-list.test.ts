import { expect, test, vi } from 'vitest';
import { addMinutes, type TimeRange, toZonedDateTime } from '@/platform/zoned-time';
import { getTimedListTitle, type TimedListConfig } from './timed-list';

const CONFIG: TimedListConfig<TimeRange> = {
  name: 'Sessions',
  filters: [],
  pastSegment: 'past',
  upcomingLabel: 'Upcoming',
  pastLabel: 'Past',
  emptyMessage: 'None.',
  toListedEntry: () => ({ url: '/sessions/one', title: 'One', description: '', note: '', sample: false }),
};

function listSessions(count: number): TimeRange[] {
  const begin = toZonedDateTime({ wall: '2020-11-01T10:00', zone: 'Europe/London' });
  return Array.from({ length: count }, () => ({ begin, end: addMinutes(begin, 60) }));
}

test('a path that is no view is refused without reading the entries', async () => {
  const getEntries = vi.fn(() => Promise.resolve(listSessions(11)));
  for (const view of [['nothing'], ['page', '1'], ['past', 'nothing']])
    expect(await getTimedListTitle(CONFIG, view, getEntries), view.join('/')).toBeUndefined();
  expect(await getTimedListTitle(CONFIG, ['past'], getEntries), 'which exists without entries, too').toContain('past');
  expect(getEntries).not.toHaveBeenCalled();
});

test('a further page exists only when it has entries', async () => {
  const title = (view: string[], count: number) => getTimedListTitle(CONFIG, view, () => Promise.resolve(listSessions(count)));
  expect(await title(['past', 'page', '2'], 11)).toContain('page 2');
  expect(await title(['past', 'page', '2'], 10)).toBeUndefined();
  expect(await title(['page', '2'], 11), 'all of them are past').toBeUndefined();
});
