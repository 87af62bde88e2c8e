import { describe, expect, it } from 'vitest';
import { getOfferedLanguages } from './offered-languages';

const ALL = ['de', 'en', 'fr', 'ja'];

describe('getOfferedLanguages', () => {
  it('offers all languages without a list', () => expect(getOfferedLanguages(ALL)).toEqual(ALL));
  it('omits the blacklist', () => expect(getOfferedLanguages(ALL, { blacklist: ['en', 'xx'] })).toEqual(['de', 'fr', 'ja']));
  it('offers only the whitelist, in the order of all', () =>
    expect(getOfferedLanguages(ALL, { whitelist: ['ja', 'de', 'xx'] })).toEqual(['de', 'ja']));
  it('rejects both lists together, even empty ones', () => {
    expect(() => getOfferedLanguages(ALL, { blacklist: [], whitelist: [] })).toThrow(
      "can't have blacklist and whitelist together",
    );
  });
});
