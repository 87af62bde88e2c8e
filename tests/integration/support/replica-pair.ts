import path from 'node:path';
import { expect } from 'vitest';
import { z } from 'zod';
import type { ProcessManager } from '../../../scripts/process-manager';
import { startServer } from '../../../scripts/site-processes';
import { type ContentSourceProxy, startContentSourceProxy } from './content-source-proxy';
import { createMigratedDatabase, type TestDatabase } from './database';
import { createSession } from './form-visitor';
import { findFreePort } from './free-port';
import { QUICK_START } from './instance';

/** The token with which the replica reads at the source. */
export const TOKEN = 'a-token-of-this-test-for-one-replica';
/** Signs the messages of the source. */
export const SECRET = 'a-secret-of-this-test-for-both-sides';

const healthSchema = z.object({
  status: z.string(),
  missing: z.array(z.string()),
  replica: z
    .object({
      version: z.string().nullable(),
      checkedSecondsAgo: z.number().nullable(),
      problem: z.string().nullable(),
    })
    .optional(),
});
/** An instance of the built site, with what it prints. */
export class Site {
  readonly printed: string[] = [];

  constructor(
    readonly url: string,
    readonly database: TestDatabase,
  ) {}

  async start(processes: ProcessManager, variables: Record<string, string>): Promise<void> {
    await startServer({
      processes,
      port: Number(new URL(this.url).port),
      environment: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: this.database.url,
        SITE_URL: this.url,
        BOT_PROTECTION: 'off',
        ...QUICK_START,
        ...variables,
      },
      onLine: (line) => this.printed.push(line),
    });
  }

  get(urlPath: string, init?: RequestInit): Promise<Response> {
    return fetch(this.url + urlPath, { redirect: 'manual', ...init });
  }

  async status(urlPath: string): Promise<number> {
    return (await this.get(urlPath)).status;
  }

  async text(urlPath: string): Promise<string> {
    return (await this.get(urlPath)).text();
  }

  async health(): Promise<z.infer<typeof healthSchema>> {
    return healthSchema.parse(await (await this.get('/health/ready')).json());
  }

  async version(): Promise<string | null | undefined> {
    return (await this.health()).replica?.version;
  }
}

interface PairParts {
  databases: { source: TestDatabase; replica: TestDatabase };
  source: Site;
  replica: Site;
  /** Between the two. */
  proxy: ContentSourceProxy;
  /** The cookie of an administrator of the source. */
  session: string;
  closeProxy: () => unknown;
}

/** Two real sites: a source, where editors work, and a replica of its content, which can't reach it at first. */
export class ReplicaPair {
  readonly databases: PairParts['databases'];
  readonly source: Site;
  readonly replica: Site;
  readonly proxy: ContentSourceProxy;
  readonly #session: string;
  readonly #closeProxy: () => unknown;

  private constructor({ databases, source, replica, proxy, session, closeProxy }: PairParts) {
    this.databases = databases;
    this.source = source;
    this.replica = replica;
    this.proxy = proxy;
    this.#session = session;
    this.#closeProxy = closeProxy;
  }

  /**
   * @param folder for the pictures of both; those of the source are in `source`
   * @param source its database, with the content
   */
  static async start(processes: ProcessManager, folder: string, source: TestDatabase): Promise<ReplicaPair> {
    const name = new URL(source.url).pathname.split('_').at(-1);
    const databases = { source, replica: await createMigratedDatabase(`${name}_replica`, processes) };
    const urls = [await findFreePort(), await findFreePort()].map((port) => `http://localhost:${port}`);
    const [own, other] = [new Site(urls[0] ?? '', databases.source), new Site(urls[1] ?? '', databases.replica)];
    let closeProxy: () => unknown = () => undefined;
    const proxy = await startContentSourceProxy(own.url, (close) => (closeProxy = close));
    const ofReplica = {
      CMS_URL: proxy.url,
      CMS_TOKEN: TOKEN,
      CMS_WEBHOOK_SECRET: SECRET,
      MEDIA_FOLDER: path.join(folder, 'replica'),
    };
    await own.start(processes, {
      CMS_READ_TOKENS: `another-token-that-nobody-has-here,${TOKEN}`,
      CMS_REPLICAS: other.url,
      CMS_WEBHOOK_SECRET: SECRET,
      MEDIA_FOLDER: path.join(folder, 'source'),
    });
    await other.start(processes, ofReplica);
    const session = await createSession(databases.source, 'administrator');
    return new ReplicaPair({ databases, source: own, replica: other, proxy, session, closeProxy });
  }

  /** Closes everything, after the two sites have been stopped. */
  async close(): Promise<void> {
    await this.#closeProxy();
    await this.databases.source.drop();
    await this.databases.replica.drop();
  }

  /** Sends an editor's request to the source. */
  async edit(method: string, urlPath: string, body?: BodyInit | object): Promise<unknown> {
    const isForm = body instanceof FormData;
    const answer = await this.source.get(`/api${urlPath}`, {
      method,
      headers: { Origin: this.source.url, Cookie: this.#session, ...(isForm ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    expect(answer.ok, `${method} ${urlPath}: ${answer.status} ${text.slice(0, 500)}`).toBe(true);
    return JSON.parse(text);
  }

  readSnapshot(headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }): Promise<Response> {
    return this.source.get('/content-api/v1/snapshot', { headers });
  }

  /** Waits until the replica has the content of the source, which computes its version by an export. */
  async waitUntilEqual(): Promise<void> {
    const { version } = z.object({ version: z.string() }).parse(await (await this.readSnapshot()).json());
    await expect
      .poll(() => this.replica.version(), {
        message: this.replica.printed.slice(-20).join('\n'),
        timeout: 500_000,
        interval: 250,
      })
      .toBe(version);
  }

  /** Expects the same rows in both databases. */
  async expectSameRows(...queries: string[]): Promise<void> {
    for (const query of queries)
      expect(await readColumn(this.databases.replica, query), query).toEqual(await readColumn(this.databases.source, query));
  }
}

/** Returns the column `value` of the rows that a query finds. */
export async function readColumn(database: TestDatabase, query: string): Promise<unknown[]> {
  const { rows } = await database.client.query<{ value: unknown }>(query);
  return rows.map(({ value }) => value);
}
