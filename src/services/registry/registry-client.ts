import { requestExternalApi, type ExternalApiResult } from '@/services/external-api';
import { registryFilesSchema, type RegistryFile } from './files';
import { newRegistryTokenSchema, registryAccountSchema, type NewRegistryToken, type RegistryAccount } from './tokens';

/** A client of the product registry, from which customers download packages and images with personal tokens. */
export interface RegistryClient {
  /** Fetches a user's name and tokens, of which only the last characters are known. */
  fetchAccount(subject: string): Promise<ExternalApiResult<RegistryAccount>>;
  /** Creates a token, which is returned only once. Rejected with 409 if the name is taken or there are too many. */
  createToken(subject: string, name: string): Promise<ExternalApiResult<NewRegistryToken>>;
  /** Replaces a token. The previous one stays valid until `previousValidUntil`. Rejected with 404 if there is none. */
  rotateToken(subject: string, id: string): Promise<ExternalApiResult<NewRegistryToken>>;
  /** Revokes a token at once, with the one before it. Revoking it again changes nothing. */
  revokeToken(subject: string, id: string): Promise<ExternalApiResult<RegistryAccount>>;
  /** Fetches the list of files that can be downloaded. */
  fetchFiles(): Promise<ExternalApiResult<readonly RegistryFile[]>>;
  /** Returns where a file is, and the site's own credentials for it, for a request that streams. */
  getFileSource(path: string): { url: string; authorization: string };
}

interface RegistryClientOptions {
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
  const tokensUrl = `${url}/api/registry/tokens`;
  const common = { system: 'registry', headers, timeLimitMs };
  return {
    fetchAccount: (subject) =>
      requestExternalApi({ ...common, url: `${tokensUrl}?${new URLSearchParams({ subject })}`, schema: registryAccountSchema }),
    createToken: (subject, name) =>
      requestExternalApi({ ...common, url: tokensUrl, method: 'POST', body: { subject, name }, schema: newRegistryTokenSchema }),
    rotateToken: (subject, id) =>
      requestExternalApi({
        ...common,
        url: `${tokensUrl}/rotate`,
        method: 'POST',
        body: { subject, id },
        schema: newRegistryTokenSchema,
      }),
    revokeToken: (subject, id) =>
      requestExternalApi({
        ...common,
        url: `${tokensUrl}/revoke`,
        method: 'POST',
        body: { subject, id },
        isReadOnly: true,
        schema: registryAccountSchema,
      }),
    fetchFiles: async () => {
      const result = await requestExternalApi({ ...common, url: `${url}/api/registry/files`, schema: registryFilesSchema });
      return result.outcome === 'answered' ? { outcome: 'answered', answer: result.answer.files } : result;
    },
    getFileSource: (path) => ({ url: `${url}/api/registry/files/${path}`, authorization: headers.authorization }),
  };
}
