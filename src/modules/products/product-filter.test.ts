import { describe, expect, it } from 'vitest';
import { buildFilterPath, describeFilter, matchesFilter, parseProductFilter } from './product-filter';

describe('the filter that an address names', () => {
  it('is empty without an end', () => {
    expect(parseProductFilter([])).toEqual({});
  });

  it('has need, kind and place, in this order', () => {
    expect(parseProductFilter(['availability', 'operator', 'kubernetes'])).toEqual({
      need: 'availability',
      kind: 'operator',
      place: 'kubernetes',
    });
    expect(parseProductFilter(['kubernetes'])).toEqual({ place: 'kubernetes' });
  });

  it('is none when a part is unknown, twice there, or in another order', () => {
    expect(parseProductFilter(['beauty'])).toBeUndefined();
    expect(parseProductFilter(['availability', 'security'])).toBeUndefined();
    expect(parseProductFilter(['operator', 'availability'])).toBeUndefined();
    expect(parseProductFilter([''])).toBeUndefined();
  });

  it('leads back to the same address', () => {
    for (const view of [[], ['security'], ['tool', 'kubernetes'], ['migration', 'tool', 'virtual-machines']]) {
      expect(buildFilterPath('/all', parseProductFilter(view) ?? {})).toBe(['/all', ...view].join('/'));
    }
  });

  it('can be read', () => {
    expect(describeFilter({ need: 'availability', place: 'virtual-machines' })).toBe('availability, virtual machines');
  });
});

it('shows what fits every part', () => {
  const operator = { needs: ['availability', 'operations'], kind: 'operator', runsOn: ['kubernetes'] } as const;
  expect(matchesFilter(operator, {})).toBe(true);
  expect(matchesFilter(operator, { need: 'operations', place: 'kubernetes' })).toBe(true);
  expect(matchesFilter(operator, { need: 'migration' })).toBe(false);
  expect(matchesFilter(operator, { need: 'operations', kind: 'tool' })).toBe(false);
});
