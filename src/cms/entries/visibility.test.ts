import { describe, expect, it } from 'vitest';
import { getNextVisibilityChange, getVisibilityPhase } from '@/cms/core/visibility';

const [before, now, after] = ['2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z'];
const moment = new Date(now);

describe('an entry', () => {
  it('is public from its first moment to before its last', () => {
    expect(getVisibilityPhase({ visibleFrom: now }, moment)).toBe('now');
    expect(getVisibilityPhase({ visibleFrom: after }, moment)).toBe('before');
    expect(getVisibilityPhase({ visibleFrom: before, visibleUntil: after }, moment)).toBe('now');
    expect(getVisibilityPhase({ visibleFrom: before, visibleUntil: now }, moment)).toBe('after');
  });

  it('without moments is always public', () => {
    expect(getVisibilityPhase({}, moment)).toBe('now');
    expect(getVisibilityPhase({ visibleFrom: null, visibleUntil: null }, moment)).toBe('now');
  });
});

describe('the next change of a list', () => {
  it('is the first beginning or end that is to come', () => {
    expect(
      getNextVisibilityChange([{ visibleFrom: before, visibleUntil: '2026-11-23T00:00:00Z' }, { visibleFrom: after }], moment),
    ).toEqual(new Date(after));
  });

  it('is none when everything has happened', () => {
    expect(getNextVisibilityChange([{ visibleFrom: before, visibleUntil: now }, {}], moment)).toBeUndefined();
  });
});
