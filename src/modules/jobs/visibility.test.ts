import { expect, it } from 'vitest';
import { getJobVisibility } from './visibility';

const days = { posted: '2026-10-20', closes: '2026-10-25' };

it('a job is listed from the beginning of its first day to the end of its last, by the clocks of its place', () => {
  expect(getJobVisibility({ ...days, place: 'boston' })).toEqual({
    visibleFrom: '2026-10-20T04:00:00.000Z',
    visibleUntil: '2026-10-26T04:00:00.000Z',
  });
  expect(getJobVisibility({ ...days, place: 'pune' })).toEqual({
    visibleFrom: '2026-10-19T18:30:00.000Z',
    visibleUntil: '2026-10-25T18:30:00.000Z',
  });
});

it('the clocks may be changed in between, in either half of the world', () => {
  // Summer time ends on 25 October 2026 in Europe; it began on 4 October 2026 in Sydney.
  expect(getJobVisibility({ ...days, place: 'london' })).toEqual({
    visibleFrom: '2026-10-19T23:00:00.000Z',
    visibleUntil: '2026-10-26T00:00:00.000Z',
  });
  expect(getJobVisibility({ posted: '2026-10-03', closes: '2026-10-04', place: 'remote-australia' })).toEqual({
    visibleFrom: '2026-10-02T14:00:00.000Z',
    visibleUntil: '2026-10-04T13:00:00.000Z',
  });
});

it('without a place or a day, nothing is worked out', () => {
  expect(getJobVisibility({ ...days, place: 'moon' })).toEqual({});
  expect(getJobVisibility({ posted: 'soon', closes: '2026-10-25', place: 'boston' })).toEqual({});
});
