import { expect, it } from 'vitest';
import { getReleaseVisibility } from './visibility';

it('a release is public from midnight of its day in New York, or from its embargo on', () => {
  expect(getReleaseVisibility({ published: '2026-11-21' })).toEqual({ visibleFrom: '2026-11-21T05:00:00.000Z' });
  expect(getReleaseVisibility({ published: '2026-11-21', embargo: '09:00' })).toEqual({
    visibleFrom: '2026-11-21T14:00:00.000Z',
  });
  // Summer time.
  expect(getReleaseVisibility({ published: '2026-07-21', embargo: '09:00' })).toEqual({
    visibleFrom: '2026-07-21T13:00:00.000Z',
  });
});

it('a time that is none counts as midnight, and without a day nothing is worked out', () => {
  expect(getReleaseVisibility({ published: '2026-11-21', embargo: '25:00' })).toEqual({
    visibleFrom: '2026-11-21T05:00:00.000Z',
  });
  expect(getReleaseVisibility({ published: 'soon' })).toEqual({});
});
