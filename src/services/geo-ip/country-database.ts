import { readFileSync } from 'node:fs';
import { type CountryResponse, Reader } from 'mmdb-lib';
import { z } from 'zod';

/** Both forms of databases: those of MaxMind name the country in an object, others by its code alone. */
const recordSchema = z.union([
  z.object({ country_code: z.string() }).transform(({ country_code: code }) => code),
  z.object({ country: z.object({ iso_code: z.string() }) }).transform(({ country }) => country.iso_code),
]);

/** Finds the country of an address in a file of the MaxMind DB format, which is read into memory once. */
export class CountryDatabase {
  readonly #reader: Reader<CountryResponse>;

  /** @throws Error when the file is missing or of another format */
  constructor(file: string) {
    this.#reader = new Reader<CountryResponse>(readFileSync(file));
  }

  /** @returns the code of the country (ISO 3166-1, two letters); undefined when the address is in none that is known */
  lookUp(address: string): string | undefined {
    const code = recordSchema.safeParse(this.#reader.get(address)).data;
    return code !== undefined && /^[A-Z]{2}$/.test(code) ? code : undefined;
  }
}
