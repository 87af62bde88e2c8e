import { rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CountryDatabase } from './country-database';

const database = new CountryDatabase('node_modules/@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');

/** Encodes a file for IPv4 (MaxMind DB File Format 2.0) whose one node has US for addresses below 128.0.0.0, and nothing above. */
function encodeIpv4Database(): Buffer {
  const text = (value: string) => Buffer.from([0x40 | value.length, ...Buffer.from(value)]);
  const [nodeCount, sizeOfSeparator] = [1, 16];
  const node = [0, 0, nodeCount + sizeOfSeparator, 0, 0, nodeCount];
  const data = Buffer.concat([Buffer.from([0xe1]), text('country_code'), text('US')]);
  const metadata = Object.entries({ node_count: nodeCount, record_size: 24, ip_version: 4 }).flatMap(([name, value]) => [
    text(name),
    Buffer.from([0xa1, value]),
  ]);
  const marker = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
  return Buffer.concat([Buffer.from(node), Buffer.alloc(sizeOfSeparator), data, marker, Buffer.from([0xe3]), ...metadata]);
}

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

  it('of an IPv6 address is unknown to a file for IPv4 only', () => {
    const file = path.join(os.tmpdir(), `ipv4-${process.pid}.mmdb`);
    writeFileSync(file, encodeIpv4Database());
    const ipv4 = new CountryDatabase(file);
    rmSync(file);
    expect(['8.8.8.8', '192.0.2.1', '2003:0:4000::1'].map((address) => ipv4.find(address))).toEqual(['US', undefined, undefined]);
  });

  it('cannot be looked up in another kind of file', () => {
    const file = path.join(os.tmpdir(), `no-database-${process.pid}.mmdb`);
    writeFileSync(file, 'text');
    expect(() => new CountryDatabase(file)).toThrow();
  });
});
