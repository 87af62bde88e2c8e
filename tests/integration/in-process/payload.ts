import { createServer } from 'node:http';
import type { Payload } from 'payload';
import { afterAll } from 'vitest';
import { closeServer, listenLocally } from '@/platform/testing/local-server';
import { startTokenIssuer, type TokenIssuer } from '../../../bench/token-issuer';
import { createSeededDatabase, type TestDatabase } from '../support/database';
import { createProcesses } from '../support/processes';

/** The origin of the site, which isn't running. */
export const SITE = 'http://localhost:3999';
/** Publishes the feeds of PostgreSQL and of tools; a suite answers the requests. */
export const feeds = createServer();
export let feedsUrl: string;
export let database: TestDatabase;
export let issuer: TokenIssuer;
export let payload: Payload;

/**
 * Loads Payload into this process for the suites beside this file, which run one after another. They are imported afterwards, because
 * many modules read the variables when they are loaded.
 */
export async function sharePayload(): Promise<void> {
  database = await createSeededDatabase('in_process', createProcesses());
  issuer = await startTokenIssuer();
  feedsUrl = await listenLocally(feeds);
  const variables = { DATABASE_URL: database.url, SITE_URL: SITE, POSTGRES_FEEDS_URL: feedsUrl, TOOL_FEEDS_URL: feedsUrl };
  Object.assign(process.env, variables, issuer.variables);
  const [{ getPayload }, { default: config }] = await Promise.all([import('payload'), import('@payload-config')]);
  payload = await getPayload({ config });
  payload.logger.level = 'silent';
  afterAll(async () => {
    await payload.destroy();
    await issuer.close();
    closeServer(feeds);
    await database.drop();
  });
}
