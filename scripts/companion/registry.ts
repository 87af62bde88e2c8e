import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import { newRegistryCredentialsSchema, registryCredentialsSchema, registrySubjectSchema } from '@/services/registry/credentials';
import { parseBasicCredentials, readBody, sendJson } from './http';
import { listSampleFiles, sendSampleFile } from './sample-files';
import { StateFile } from './state-file';

/** How long the previous password is still accepted. */
const OVERLAP_MS = 24 * 60 * 60_000;
const HOST = 'registry.example.com';

/** Of a password, only its digest and its last characters are kept. It is random, so that a fast digest is enough. */
const storedSchema = registryCredentialsSchema.extend({
  digest: z.string().optional(),
  previousDigest: z.string().optional(),
});
type StoredCredentials = z.infer<typeof storedSchema>;
const stateSchema = z.record(z.string(), storedSchema);

/** The credentials that the site uses at the registry. */
export interface RegistryAccess {
  user: string;
  password: string;
}

/** Replaces the product registry: each user has a user name and a password, which they can renew. */
export class SampleRegistry {
  readonly #file: StateFile<Record<string, StoredCredentials>>;
  readonly #access: RegistryAccess;

  /** @param folder where the credentials are stored; of a password, only the last characters are */
  constructor(folder: string, access: RegistryAccess) {
    this.#file = new StateFile(path.join(folder, 'registry.json'), stateSchema, () => ({}));
    this.#access = access;
  }

  /**
   * Handles `GET /api/registry/credentials?subject=…` and `POST /api/registry/credentials/rotate` with `{"subject":
   * …}`.
   */
  async handle(request: IncomingMessage, response: ServerResponse, { pathname, searchParams }: URL): Promise<void> {
    if (!this.#isAllowed(request))
      return sendJson(response, 401, { error: 'unauthorized' }, { 'WWW-Authenticate': 'Basic realm="registry"' });
    const isRotation = pathname.endsWith('/rotate');
    const method = isRotation ? 'POST' : 'GET';
    if (request.method !== method) return sendJson(response, 405, { error: 'method_not_allowed' }, { Allow: method });
    const asked = registrySubjectSchema.safeParse(
      isRotation ? parseJson(await readBody(request)) : Object.fromEntries(searchParams),
    );
    if (!asked.success) return sendJson(response, 400, { error: 'invalid_request' });
    const { subject } = asked.data;
    sendJson(
      response,
      200,
      isRotation
        ? this.#rotate(subject)
        : registryCredentialsSchema.parse(this.#file.state[subject] ?? this.#rotate(subject, false)),
    );
  }

  /**
   * Handles `GET /api/registry/files` and `GET /api/registry/files/<product>/<version>/<name>`. The site may have the list and
   * what is public; what needs a subscription takes a person's own user name and password.
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
    sendSampleFile(request, response, { path: file, mayHaveSubscribed: isCustomer });
  }

  #isCustomer(request: IncomingMessage): boolean {
    const given = parseBasicCredentials(request);
    if (given === undefined) return false;
    const owner = Object.values(this.#file.state).find(({ username }) => isEqual(given.name, username));
    const digest = digestPassword(given.password);
    if (owner?.digest !== undefined && isEqual(digest, owner.digest)) return true;
    const { previousDigest, previousValidUntil } = owner ?? {};
    return previousDigest !== undefined && isEqual(digest, previousDigest) && Date.parse(previousValidUntil ?? '') > Date.now();
  }

  #rotate(subject: string, withPassword = true) {
    const password = randomBytes(24).toString('base64url');
    const before = this.#file.state[subject];
    const now = Date.now();
    const credentials = registryCredentialsSchema.parse({
      host: HOST,
      username: before?.username ?? `sample-${randomBytes(4).toString('hex')}`,
      passwordEnding: password.slice(-4),
      madeAt: new Date(now).toISOString(),
      previousValidUntil: before === undefined ? null : new Date(now + OVERLAP_MS).toISOString(),
      sample: true,
    });
    const digests = { digest: digestPassword(password), previousDigest: before?.digest };
    this.#file.set({ ...this.#file.state, [subject]: { ...credentials, ...digests } });
    return withPassword ? newRegistryCredentialsSchema.parse({ ...credentials, password }) : credentials;
  }

  #isAllowed(request: IncomingMessage): boolean {
    const given = parseBasicCredentials(request);
    return given !== undefined && isEqual(given.name, this.#access.user) && isEqual(given.password, this.#access.password);
  }
}

function digestPassword(password: string): string {
  return createHash('sha256').update(password).digest('hex');
}

function isEqual(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the schema rejects it.
    return undefined;
  }
}
