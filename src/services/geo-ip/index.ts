import path from 'node:path';
import { environment } from '@/platform/environment';
import { getErrorReason } from '@/platform/error-reason';
import { CountryDatabase } from './country-database';
import { type CountryLookup, createGeoIpClient } from './geo-ip-client';

const BUNDLED_DATABASE = 'node_modules/@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

const { GEO_IP_URL, GEO_IP_KEY, GEO_IP_DATABASE } = environment;

declare global {
  /** Routes are bundled separately; the file is in memory once. */
  // eslint-disable-next-line no-var -- only `var` declares a property of globalThis
  var countryDatabase: CountryDatabase | null | undefined;
  /** Lookups are shared by all routes. */
  // eslint-disable-next-line no-var -- only `var` declares a property of globalThis
  var geoIpClient: CountryLookup | undefined;
}

/**
 * Looks up the country of an IP address with the configured service, or in a file that is read on first use. The
 * address is neither stored nor logged. Never throws.
 * @returns the country code (ISO 3166-1, two letters); undefined when it is unknown
 */
export async function findCountry(address: string | undefined): Promise<string | undefined> {
  if (address === undefined) return undefined;
  if (GEO_IP_URL === undefined) return getDatabase()?.find(address);
  globalThis.geoIpClient ??= createGeoIpClient({ url: GEO_IP_URL, key: GEO_IP_KEY });
  return globalThis.geoIpClient(address);
}

function getDatabase(): CountryDatabase | undefined {
  if (globalThis.countryDatabase === undefined) globalThis.countryDatabase = openDatabase();
  return globalThis.countryDatabase ?? undefined;
}

function openDatabase(): CountryDatabase | null {
  try {
    return new CountryDatabase(path.resolve(/* turbopackIgnore: true */ GEO_IP_DATABASE ?? BUNDLED_DATABASE));
  } catch (error) {
    console.error('geo-IP: the database is unreadable, so countries are unknown:', getErrorReason(error));
    return null;
  }
}
