import { requestExternalApi, type ExternalApiResult } from '@/services/external-api';
import {
  newRegistryCredentialsSchema,
  registryCredentialsSchema,
  type NewRegistryCredentials,
  type RegistryCredentials,
} from './credentials';

/** A client of the product registry, from which customers download packages and images with a personal password. */
export interface RegistryClient {
  /** Fetches a user's credentials, without the password. */
  fetchCredentials(subject: string): Promise<ExternalApiResult<RegistryCredentials>>;
  /**
   * Creates a new password, which is returned only this once. The previous one stays valid until
   * `previousValidUntil`.
   */
  rotateCredentials(subject: string): Promise<ExternalApiResult<NewRegistryCredentials>>;
}

export interface RegistryClientOptions {
  /** Base URL, without a trailing slash. */
  url: string;
  /** User name of the site at the registry. */
  user: string;
  password: string;
  /** For tests. */
  timeLimitMs?: number;
}

/** Creates the HTTP client of a registry. The site authenticates with Basic authentication (RFC 7617). */
export function createRegistryClient({ url, user, password, timeLimitMs }: RegistryClientOptions): RegistryClient {
  const headers = { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` };
  const address = `${url}/api/registry/credentials`;
  return {
    fetchCredentials: (subject) =>
      requestExternalApi({
        system: 'registry',
        url: `${address}?${new URLSearchParams({ subject })}`,
        headers,
        schema: registryCredentialsSchema,
        timeLimitMs,
      }),
    rotateCredentials: (subject) =>
      requestExternalApi({
        system: 'registry',
        url: `${address}/rotate`,
        method: 'POST',
        headers,
        body: { subject },
        schema: newRegistryCredentialsSchema,
        timeLimitMs,
      }),
  };
}
