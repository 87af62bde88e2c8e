import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import { DAY_MS } from '@/platform/durations';
import { isSameSecret } from '@/platform/is-same-secret';
import {
  TOKENS_MAX,
  type NewRegistryToken,
  type RegistryAccount,
  registryAccountSchema,
  registryTokenSchema,
  registrySubjectSchema,
  tokenIdRequestSchema,
  tokenNameRequestSchema,
} from '@/services/registry/tokens';
import { parseBasicCredentials, parseJson, readBody, sendJson } from './http';
import { listSampleFiles, sendSampleFile } from './sample-files';
import { StateFile } from './state-file';

/** How long a rotated token is still accepted. */
const OVERLAP_MS = DAY_MS;
const HOST = 'registry.example.com';
const BASE = '/api/registry/tokens';

/** Only the digest and the last characters of a token are stored. It is random, so a fast digest is enough. */
const storedTokenSchema = z.object({
  ...registryTokenSchema.shape,
  digest: z.string(),
  previousDigest: z.string().optional(),
});
type StoredToken = z.infer<typeof storedTokenSchema>;
const storedAccountSchema = z.object({ username: z.string(), tokens: z.array(storedTokenSchema) });
type StoredAccount = z.infer<typeof storedAccountSchema>;
const stateSchema = z.record(z.string(), storedAccountSchema);

const createRequestSchema = z.object({ ...registrySubjectSchema.shape, ...tokenNameRequestSchema.shape });
const changeRequestSchema = z.object({ ...registrySubjectSchema.shape, ...tokenIdRequestSchema.shape });

/** The credentials that the site uses at the registry. */
interface RegistryAccess {
  user: string;
  password: string;
}

/** Emulates the product registry: each user has a user name and tokens, one for each machine. */
export class SampleRegistry {
  readonly #file: StateFile<Record<string, StoredAccount>>;
  readonly #access: RegistryAccess;

  /** @param folder where the accounts are stored */
  constructor(folder: string, access: RegistryAccess) {
    this.#file = new StateFile(path.join(folder, 'registry-tokens.json'), stateSchema, () => ({}));
    this.#access = access;
  }

  /**
   * Handles `GET /api/registry/tokens?subject=…`, and with JSON `POST /api/registry/tokens` (`subject`, `name`),
   * `POST /api/registry/tokens/rotate` and `POST /api/registry/tokens/revoke` (`subject`, `id`).
   */
  async handleTokens(request: IncomingMessage, response: ServerResponse, { pathname, searchParams }: URL): Promise<void> {
    if (!this.#isAllowed(request))
      return sendJson(response, 401, { error: 'unauthorized' }, { 'WWW-Authenticate': 'Basic realm="registry"' });
    if (request.method === 'GET' && pathname === BASE) {
      const parsed = registrySubjectSchema.safeParse(Object.fromEntries(searchParams));
      return parsed.success
        ? sendJson(response, 200, this.#describe(parsed.data.subject))
        : sendJson(response, 400, { error: 'invalid_request' });
    }
    if (request.method !== 'POST') return sendJson(response, 405, { error: 'method_not_allowed' }, { Allow: 'POST' });
    const { status, json } = this.#change(pathname, parseJson(await readBody(request)));
    sendJson(response, status, json);
  }

  /**
   * Handles `GET /api/registry/files` and `GET /api/registry/files/<product>/<version>/<name>`. The site may read the list and
   * public files; subscription files require a customer's user name and token.
   */
  handleFiles(request: IncomingMessage, response: ServerResponse, { pathname }: URL): void {
    const isSite = this.#isAllowed(request);
    const isCustomer = this.#isCustomer(request);
    if (!isSite && !isCustomer)
      return sendJson(response, 401, { error: 'unauthorized' }, { 'WWW-Authenticate': 'Basic realm="registry"' });
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendJson(response, 405, { error: 'method_not_allowed' }, { Allow: 'GET, HEAD' });
    const file = pathname.slice('/api/registry/files'.length).replace(/^\//, '');
    if (file === '') return sendJson(response, 200, { files: listSampleFiles() });
    sendSampleFile(request, response, { path: file, includeSubscription: isCustomer });
  }

  #change(pathname: string, body: unknown): { status: number; json: object } {
    const invalid = { status: 400, json: { error: 'invalid_request' } };
    if (pathname === BASE) {
      const parsed = createRequestSchema.safeParse(body);
      return parsed.success ? this.#create(parsed.data) : invalid;
    }
    const parsed = changeRequestSchema.safeParse(body);
    if (!parsed.success) return invalid;
    return pathname === `${BASE}/rotate` ? this.#rotate(parsed.data) : this.#revoke(parsed.data);
  }

  #create({ subject, name }: { subject: string; name: string }): { status: number; json: object } {
    const { tokens } = this.#account(subject);
    if (tokens.length >= TOKENS_MAX || tokens.some((token) => token.name === name))
      return { status: 409, json: { error: 'conflict' } };
    const { stored, secret } = createToken(name);
    return { status: 200, json: this.#save(subject, [...tokens, stored], { id: stored.id, token: secret }) };
  }

  #rotate({ subject, id }: { subject: string; id: string }): { status: number; json: object } {
    const { tokens } = this.#account(subject);
    const before = tokens.find((token) => token.id === id);
    if (before === undefined) return { status: 404, json: { error: 'not_found' } };
    const { stored, secret } = createToken(before.name);
    const previousValidUntil = new Date(Date.now() + OVERLAP_MS).toISOString();
    const after = { ...stored, id, previousDigest: before.digest, previousValidUntil };
    return {
      status: 200,
      json: this.#save(
        subject,
        tokens.map((token) => (token.id === id ? after : token)),
        { id, token: secret },
      ),
    };
  }

  #revoke({ subject, id }: { subject: string; id: string }): { status: number; json: object } {
    const { tokens } = this.#account(subject);
    return {
      status: 200,
      json: this.#save(
        subject,
        tokens.filter((token) => token.id !== id),
      ),
    };
  }

  #save(subject: string, tokens: StoredToken[], newToken?: NewRegistryToken['newToken']): object {
    this.#file.set({ ...this.#file.state, [subject]: { ...this.#account(subject), tokens } });
    return { ...this.#describe(subject), ...(newToken && { newToken }) };
  }

  #describe(subject: string): RegistryAccount {
    const { username, tokens } = this.#account(subject);
    const current = tokens.map((token) => ({
      ...token,
      previousValidUntil: hasPrevious(token) ? token.previousValidUntil : null,
    }));
    return registryAccountSchema.parse({ host: HOST, username, tokens: current, sample: true });
  }

  /** Returns a user's account, which is created at the first request, without tokens. */
  #account(subject: string): StoredAccount {
    const known = this.#file.state[subject];
    if (known) return known;
    const account = { username: `sample-${randomBytes(4).toString('hex')}`, tokens: [] };
    this.#file.set({ ...this.#file.state, [subject]: account });
    return account;
  }

  #isCustomer(request: IncomingMessage): boolean {
    const given = parseBasicCredentials(request);
    if (given === undefined) return false;
    const owner = Object.values(this.#file.state).find(({ username }) => isSameSecret(given.name, username));
    const digest = digestToken(given.password);
    return (owner?.tokens ?? []).some(
      (token) =>
        isSameSecret(digest, token.digest) ||
        (token.previousDigest !== undefined && isSameSecret(digest, token.previousDigest) && hasPrevious(token)),
    );
  }

  #isAllowed(request: IncomingMessage): boolean {
    const given = parseBasicCredentials(request);
    return (
      given !== undefined && isSameSecret(given.name, this.#access.user) && isSameSecret(given.password, this.#access.password)
    );
  }
}

function createToken(name: string): { stored: StoredToken; secret: string } {
  const secret = randomBytes(24).toString('base64url');
  const stored = {
    id: randomUUID(),
    name,
    ending: secret.slice(-4),
    createdAt: new Date().toISOString(),
    previousValidUntil: null,
    digest: digestToken(secret),
  };
  return { stored, secret };
}

function hasPrevious({ previousValidUntil }: Pick<StoredToken, 'previousValidUntil'>): boolean {
  return previousValidUntil !== null && Date.parse(previousValidUntil) > Date.now();
}

function digestToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
