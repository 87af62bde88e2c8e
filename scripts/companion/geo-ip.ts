import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { CountryDatabase } from '@/services/geo-ip/country-database';
import { getDependencyPath } from '../paths';
import { parseBearerToken, sendJson } from './http';

const PREFIX = '/geo-ip/';

/** Emulates the geo-IP service: returns the country of an address to clients with the key. */
export class SampleGeoIp {
  #database: CountryDatabase | undefined;

  /** @param key undefined when the site has none, which turns the service off */
  constructor(private readonly key: string | undefined) {}

  /** @returns whether the request was for this service and has been handled */
  handle(request: IncomingMessage, response: ServerResponse, { pathname }: URL): boolean {
    if (this.key === undefined || !pathname.startsWith(PREFIX)) return false;
    if (parseBearerToken(request) !== this.key) {
      sendJson(response, 401, { error: 'invalid_token' }, { 'WWW-Authenticate': 'Bearer realm="geo-ip"' });
      return true;
    }
    const address = decodeURIComponent(pathname.slice(PREFIX.length));
    if (isIP(address) === 0) sendJson(response, 400, { error: 'not_an_address' });
    else this.#answer(response, address);
    return true;
  }

  #answer(response: ServerResponse, address: string): void {
    this.#database ??= new CountryDatabase(
      getDependencyPath('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'),
    );
    const country = this.#database.find(address);
    if (country === undefined) sendJson(response, 404, { error: 'unknown_address' });
    else sendJson(response, 200, { country_code: country });
  }
}
