import { describe, expect, it } from 'vitest';
import { buildFilterPath, describeFilter, matchesFilter, parseProductFilter } from './product-filter';

describe('product filter', () => {
  it('is empty without a view', () => {
    expect(parseProductFilter([])).toEqual({});
  });

  it('contains need, kind and place, in this order', () => {
    expect(parseProductFilter(['availability', 'operator', 'kubernetes'])).toEqual({
      need: 'availability',
      kind: 'operator',
      place: 'kubernetes',
    });
    expect(parseProductFilter(['kubernetes'])).toEqual({ place: 'kubernetes' });
  });

  it('is undefined when a segment is unknown, repeated or out of order', () => {
    expect(parseProductFilter(['beauty'])).toBeUndefined();
    expect(parseProductFilter(['availability', 'security'])).toBeUndefined();
    expect(parseProductFilter(['operator', 'availability'])).toBeUndefined();
    expect(parseProductFilter([''])).toBeUndefined();
  });

  it('round-trips to the same path', () => {
    for (const view of [[], ['security'], ['tool', 'kubernetes'], ['migration', 'tool', 'virtual-machines']]) {
      expect(buildFilterPath('/all', parseProductFilter(view) ?? {})).toBe(['/all', ...view].join('/'));
    }
  });

  it('has a readable description', () => {
    expect(describeFilter({ need: 'availability', place: 'virtual-machines' })).toBe('availability, virtual machines');
  });
});

it('matches products that fit every part', () => {
  const operator = { needs: ['availability', 'operations'], kind: 'operator', runsOn: ['kubernetes'] } as const;
  expect(matchesFilter(operator, {})).toBe(true);
  expect(matchesFilter(operator, { need: 'operations', place: 'kubernetes' })).toBe(true);
  expect(matchesFilter(operator, { need: 'migration' })).toBe(false);
  expect(matchesFilter(operator, { need: 'operations', kind: 'tool' })).toBe(false);
});
