import { describe, expect, it } from 'vitest';
import { offeredLanguages } from './offered-languages';

const ALL = ['de', 'en', 'fr', 'ja'];

describe('offeredLanguages', () => {
  it('offers all languages without a list', () => expect(offeredLanguages(ALL)).toEqual(ALL));
  it('leaves out the blacklist', () => expect(offeredLanguages(ALL, { blacklist: ['en', 'xx'] })).toEqual(['de', 'fr', 'ja']));
  it('offers only the whitelist, in the order of all', () => expect(offeredLanguages(ALL, { whitelist: ['ja', 'de', 'xx'] })).toEqual(['de', 'ja']));
  it('refuses both lists, even empty ones', () => {
    expect(() => offeredLanguages(ALL, { blacklist: [], whitelist: [] })).toThrow("can't have blacklist and whitelist together");
  });
});
