import { expect, it } from 'vitest';
import { getJobVisibility } from './visibility';

const days = { posted: '2026-10-20', closes: '2026-10-25' };

it('lists a job from the start of its first day to the end of its last, in the time zone of its location', () => {
  expect(getJobVisibility({ ...days, place: 'boston' })).toEqual({
    visibleFrom: '2026-10-20T04:00:00.000Z',
    visibleUntil: '2026-10-26T04:00:00.000Z',
  });
  expect(getJobVisibility({ ...days, place: 'pune' })).toEqual({
    visibleFrom: '2026-10-19T18:30:00.000Z',
    visibleUntil: '2026-10-25T18:30:00.000Z',
  });
});

it('handles clock changes in between, in both hemispheres', () => {
  // Daylight saving time ends on October 25, 2026 in Europe; it began on October 4, 2026 in Sydney.
  expect(getJobVisibility({ ...days, place: 'london' })).toEqual({
    visibleFrom: '2026-10-19T23:00:00.000Z',
    visibleUntil: '2026-10-26T00:00:00.000Z',
  });
  expect(getJobVisibility({ posted: '2026-10-03', closes: '2026-10-04', place: 'remote-australia' })).toEqual({
    visibleFrom: '2026-10-02T14:00:00.000Z',
    visibleUntil: '2026-10-04T13:00:00.000Z',
  });
});

it('returns nothing without a valid location or day', () => {
  expect(getJobVisibility({ ...days, place: 'moon' })).toEqual({});
  expect(getJobVisibility({ posted: 'soon', closes: '2026-10-25', place: 'boston' })).toEqual({});
});
