import { expect, it } from 'vitest';
import { getPressReleaseVisibility } from './visibility';

it('a release is public from midnight of its day in New York, or from the end of its embargo', () => {
  expect(getPressReleaseVisibility({ published: '2026-11-21' })).toEqual({ visibleFrom: '2026-11-21T05:00:00.000Z' });
  expect(getPressReleaseVisibility({ published: '2026-11-21', embargo: '09:00' })).toEqual({
    visibleFrom: '2026-11-21T14:00:00.000Z',
  });
  // Daylight saving time.
  expect(getPressReleaseVisibility({ published: '2026-07-21', embargo: '09:00' })).toEqual({
    visibleFrom: '2026-07-21T13:00:00.000Z',
  });
});

it('treats an invalid time as midnight, and returns nothing without a day', () => {
  expect(getPressReleaseVisibility({ published: '2026-11-21', embargo: '25:00' })).toEqual({
    visibleFrom: '2026-11-21T05:00:00.000Z',
  });
  expect(getPressReleaseVisibility({ published: 'soon' })).toEqual({});
});
