import path from 'node:path';
import { beforeAll, afterAll } from 'vitest';
import { createSeededDatabase, type TestDatabase } from '../support/database';
import { EditorialSite } from '../support/editors';
import { createProcesses, createTemporaryFolder } from '../support/processes';
import { loadRest, type RestInProcess } from '../support/rest-in-process';

/** With which the learning platform reports progress. */
export const LEARNING_PASSWORD = 'the reporter of the test';
/** The folder of the pictures for Payload in this process. */
export let store: string;
export let database: TestDatabase;
export let site: EditorialSite;
/** Payload in this process, on the same database. */
export let rest: RestInProcess;

/** Starts the site that the suites beside this file share, one after another, and stops it after the last one. */
export function shareEditorialSite(): void {
  const processes = createProcesses();
  const folder = createTemporaryFolder();
  store = path.join(folder, 'media');
  beforeAll(async () => {
    process.env['MEDIA_FOLDER'] = store;
    database = await createSeededDatabase('editorial', processes);
    await database.client.query("update settings set email = 'contact@example.com'");
    site = await EditorialSite.start(processes, folder, database.url, { LEARNING_XAPI_PASSWORD: LEARNING_PASSWORD });
    rest = await loadRest({ databaseUrl: database.url, siteUrl: site.url });
  });
  afterAll(async () => {
    await processes.close();
    await database.drop();
  });
}
