import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CountryDatabase } from './country-database';

const database = new CountryDatabase('node_modules/@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');

describe('country of an IP address', () => {
  it.each([
    ['194.25.0.1', 'DE'],
    ['8.8.8.8', 'US'],
    ['2003:0:4000::1', 'DE'],
  ])('%s is in %s', (address, country) => {
    expect(database.find(address)).toBe(country);
  });

  it.each(['127.0.0.1', '10.0.0.1', '::1', 'fe80::1'])('of %s is unknown', (address) => {
    expect(database.find(address)).toBeUndefined();
  });

  it('cannot be looked up in another kind of file', () => {
    const file = path.join(os.tmpdir(), `no-database-${process.pid}.mmdb`);
    writeFileSync(file, 'text');
    expect(() => new CountryDatabase(file)).toThrow();
  });
});
