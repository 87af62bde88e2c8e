import { requestExternalApi, type ExternalApiResult } from '@/services/external-api';
import {
  newRegistryCredentialsSchema,
  registryCredentialsSchema,
  type NewRegistryCredentials,
  type RegistryCredentials,
} from './credentials';
import { registryFilesSchema, type RegistryFile } from './files';

/** A client of the product registry, from which customers download packages and images with a personal password. */
export interface RegistryClient {
  /** Fetches a user's credentials, without the password. */
  fetchCredentials(subject: string): Promise<ExternalApiResult<RegistryCredentials>>;
  /**
   * Creates a new password, which is returned only this once. The previous one stays valid until
   * `previousValidUntil`.
   */
  rotateCredentials(subject: string): Promise<ExternalApiResult<NewRegistryCredentials>>;
  /** Fetches the list of files that can be downloaded. */
  fetchFiles(): Promise<ExternalApiResult<readonly RegistryFile[]>>;
  /** Returns where a file is, and the site's own credentials for it, for a request that streams. */
  getFileSource(path: string): { url: string; authorization: string };
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
    fetchFiles: async () => {
      const result = await requestExternalApi({
        system: 'registry',
        url: `${url}/api/registry/files`,
        headers,
        schema: registryFilesSchema,
        timeLimitMs,
      });
      return result.outcome === 'answered' ? { outcome: 'answered', answer: result.answer.files } : result;
    },
    getFileSource: (path) => ({ url: `${url}/api/registry/files/${path}`, authorization: headers.authorization }),
  };
}
