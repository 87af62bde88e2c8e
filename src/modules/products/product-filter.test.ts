import { describe, expect, it } from 'vitest';
import { addressOfFilter, filterInWords, isShown, productFilterOf } from './product-filter';

describe('the filter that an address names', () => {
  it('is empty without an end', () => {
    expect(productFilterOf([])).toEqual({});
  });

  it('has need, kind and place, in this order', () => {
    expect(productFilterOf(['availability', 'operator', 'kubernetes'])).toEqual({ need: 'availability', kind: 'operator', place: 'kubernetes' });
    expect(productFilterOf(['kubernetes'])).toEqual({ place: 'kubernetes' });
  });

  it('is none when a part is unknown, twice there, or in another order', () => {
    expect(productFilterOf(['beauty'])).toBeUndefined();
    expect(productFilterOf(['availability', 'security'])).toBeUndefined();
    expect(productFilterOf(['operator', 'availability'])).toBeUndefined();
    expect(productFilterOf([''])).toBeUndefined();
  });

  it('leads back to the same address', () => {
    for (const view of [[], ['security'], ['tool', 'kubernetes'], ['migration', 'tool', 'virtual-machines']]) {
      expect(addressOfFilter('/all', productFilterOf(view) ?? {})).toBe(['/all', ...view].join('/'));
    }
  });

  it('can be read', () => {
    expect(filterInWords({ need: 'availability', place: 'virtual-machines' })).toBe('availability, virtual machines');
  });
});

it('shows what fits every part', () => {
  const operator = { needs: ['availability', 'operations'], kind: 'operator', runsOn: ['kubernetes'] } as const;
  expect(isShown(operator, {})).toBe(true);
  expect(isShown(operator, { need: 'operations', place: 'kubernetes' })).toBe(true);
  expect(isShown(operator, { need: 'migration' })).toBe(false);
  expect(isShown(operator, { need: 'operations', kind: 'tool' })).toBe(false);
});
