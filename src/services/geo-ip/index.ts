import path from 'node:path';
import { z } from 'zod';
import { environment } from '@/platform/environment';
import { requestExternalApi } from '@/services/external-api';
import { CountryDatabase } from './country-database';

const BUNDLED_DATABASE = 'node_modules/@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';
/** A visitor is waiting for it. */
const TIME_LIMIT_MS = 1_000;

const { GEO_IP_URL, GEO_IP_DATABASE } = environment;

const responseSchema = z.union([
  z.object({ country_code: z.string() }).transform(({ country_code: code }) => code),
  z.object({ country: z.string() }).transform(({ country }) => country),
]);

declare global {
  /** Routes are bundled separately; the file is in memory once. */
  // eslint-disable-next-line no-var -- only `var` declares a property of globalThis
  var countryDatabase: CountryDatabase | null | undefined;
}

/**
 * Looks up the country of an IP address with the configured service, or in a file that is read on first use. The
 * address is neither stored nor logged. Never throws.
 * @returns the country code (ISO 3166-1, two letters); undefined when it is unknown
 */
export async function lookUpCountry(address: string | undefined): Promise<string | undefined> {
  if (address === undefined) return undefined;
  if (GEO_IP_URL === undefined) return getDatabase()?.lookUp(address);
  const asked = await requestExternalApi({
    system: 'geo-IP',
    url: `${GEO_IP_URL}/${encodeURIComponent(address)}`,
    headers: {},
    schema: responseSchema,
    timeLimitMs: TIME_LIMIT_MS,
  });
  return asked.outcome === 'answered' && /^[A-Z]{2}$/i.test(asked.answer) ? asked.answer.toUpperCase() : undefined;
}

function getDatabase(): CountryDatabase | undefined {
  if (globalThis.countryDatabase === undefined) globalThis.countryDatabase = openDatabase();
  return globalThis.countryDatabase ?? undefined;
}

function openDatabase(): CountryDatabase | null {
  try {
    return new CountryDatabase(path.resolve(/* turbopackIgnore: true */ GEO_IP_DATABASE ?? BUNDLED_DATABASE));
  } catch (error) {
    console.error(
      'geo-IP: the database is unreadable, so countries are unknown:',
      error instanceof Error ? error.message : error,
    );
    return null;
  }
}
