import { requestExternalApi, type ExternalApiResult } from '@/services/external-api';
import {
  newRegistryCredentialsSchema,
  registryCredentialsSchema,
  type NewRegistryCredentials,
  type RegistryCredentials,
} from './credentials';

/** The product registry: where customers fetch packages and images, each with a password of their own. */
export interface RegistryClient {
  /** The credentials of a person, without the password. */
  fetchCredentials(subject: string): Promise<ExternalApiResult<RegistryCredentials>>;
  /** Makes a new password. It is told this once; the one before stays valid until `previousValidUntil`. */
  rotateCredentials(subject: string): Promise<ExternalApiResult<NewRegistryCredentials>>;
}

export interface RegistryClientOptions {
  /** Its address, without a slash at its end. */
  url: string;
  /** What the site is called there. */
  user: string;
  password: string;
  /** For tests. */
  timeLimitMs?: number;
}

/** Makes the door to a registry over HTTP. The site shows who it is by Basic authentication (RFC 7617). */
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
