import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { type CountryResponse, Reader } from 'mmdb-lib';
import { z } from 'zod';

/** Both database formats: MaxMind's store the country as an object, others only as its code. */
const recordSchema = z.union([
  z.object({ country_code: z.string() }).transform(({ country_code: code }) => code),
  z.object({ country: z.object({ iso_code: z.string() }) }).transform(({ country }) => country.iso_code),
]);

/** Looks up the country of an IP address in a MaxMind DB file, which is read into memory once. */
export class CountryDatabase {
  readonly #reader: Reader<CountryResponse>;

  /**
   * @throws Error when the file is missing or has another format
   */
  constructor(file: string) {
    this.#reader = new Reader<CountryResponse>(readFileSync(file));
  }

  /** @returns the country code (ISO 3166-1, two letters); undefined when the address belongs to no known country */
  find(address: string): string | undefined {
    // In a file for IPv4 only, the library takes the first 32 bits of an IPv6 address for an IPv4 address.
    if (isIP(address) === 6 && this.#reader.metadata.ipVersion === 4) return undefined;
    const code = recordSchema.safeParse(this.#reader.get(address)).data;
    return code !== undefined && /^[A-Z]{2}$/.test(code) ? code : undefined;
  }
}
