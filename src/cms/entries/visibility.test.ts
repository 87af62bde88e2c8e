import { describe, expect, it } from 'vitest';
import { getNextVisibilityChange, getVisibilityPhase } from '@/cms/core/publishing/visibility';

const [before, now, after] = ['2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z'];
const moment = new Date(now);

describe('getVisibilityPhase', () => {
  it('includes the start and excludes the end', () => {
    expect(getVisibilityPhase({ visibleFrom: now }, moment)).toBe('now');
    expect(getVisibilityPhase({ visibleFrom: after }, moment)).toBe('before');
    expect(getVisibilityPhase({ visibleFrom: before, visibleUntil: after }, moment)).toBe('now');
    expect(getVisibilityPhase({ visibleFrom: before, visibleUntil: now }, moment)).toBe('after');
  });

  it('is always “now” without a start and an end', () => {
    expect(getVisibilityPhase({}, moment)).toBe('now');
    expect(getVisibilityPhase({ visibleFrom: null, visibleUntil: null }, moment)).toBe('now');
  });
});

describe('getNextVisibilityChange', () => {
  it('returns the earliest start or end in the future', () => {
    expect(
      getNextVisibilityChange([{ visibleFrom: before, visibleUntil: '2026-11-23T00:00:00Z' }, { visibleFrom: after }], moment),
    ).toEqual(new Date(after));
  });

  it('returns undefined when nothing lies in the future', () => {
    expect(getNextVisibilityChange([{ visibleFrom: before, visibleUntil: now }, {}], moment)).toBeUndefined();
  });
});
