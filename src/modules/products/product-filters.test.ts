import { describe, expect, it } from 'vitest';
import { buildViewPath, matchesFilters } from '@/modules/entries';
import { describeProductChoice, parseProductChoice, PRODUCT_FILTERS } from './product-filters';

describe('the choice among products', () => {
  it('is empty without a view', () => {
    expect(parseProductChoice([])).toEqual({});
  });

  it('contains need, kind and place, in this order', () => {
    expect(parseProductChoice(['availability', 'operator', 'kubernetes'])).toEqual({
      need: 'availability',
      kind: 'operator',
      place: 'kubernetes',
    });
    expect(parseProductChoice(['kubernetes'])).toEqual({ place: 'kubernetes' });
  });

  it('is undefined when a segment is unknown, repeated or out of order, and for a second page', () => {
    expect(parseProductChoice(['beauty'])).toBeUndefined();
    expect(parseProductChoice(['availability', 'security'])).toBeUndefined();
    expect(parseProductChoice(['operator', 'availability'])).toBeUndefined();
    expect(parseProductChoice([''])).toBeUndefined();
    expect(parseProductChoice(['page', '2'])).toBeUndefined();
  });

  it('round-trips to the same path', () => {
    for (const view of [[], ['security'], ['tool', 'kubernetes'], ['migration', 'tool', 'virtual-machines']]) {
      expect(buildViewPath('/all', PRODUCT_FILTERS, { chosen: parseProductChoice(view) ?? {}, page: 1 })).toBe(
        ['/all', ...view].join('/'),
      );
    }
  });

  it('has a readable description', () => {
    expect(describeProductChoice({ need: 'availability', place: 'virtual-machines' })).toBe('availability, virtual machines');
  });
});

it('matches products that fit every part', () => {
  const operator = { needs: ['availability', 'operations'], kind: 'operator', runsOn: ['kubernetes'] } as const;
  const matches = (chosen: Record<string, string>): boolean => matchesFilters(PRODUCT_FILTERS, chosen, operator);
  expect(matches({})).toBe(true);
  expect(matches({ need: 'operations', place: 'kubernetes' })).toBe(true);
  expect(matches({ need: 'migration' })).toBe(false);
  expect(matches({ need: 'operations', kind: 'tool' })).toBe(false);
});
