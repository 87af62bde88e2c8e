import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createSeededDatabase, type TestDatabase } from '../support/database';
import { type DatabaseProxy, createDatabaseProxy } from '../support/database-proxy';
import { type Instance, startInstance } from '../support/instance';
import { type LocalServer, startLocalServer } from '../support/local-server';
import { createProcesses, createTemporaryFolder } from '../support/processes';

/** The only file of the registry. */
export const REGISTRY_FILE = { product: 'barman', version: '3.0', name: 'barman.tar.gz' };

/** A folder with that of the pictures. */
export let folder: string;
export let store: string;
export let database: TestDatabase;
export let site: Instance;
/** Between the site and the registry. */
export let registryGate: DatabaseProxy;

/** Starts the site that the suites beside this file share, one after another, and stops it after the last one. */
export function shareStandardSite(): void {
  const processes = createProcesses();
  folder = createTemporaryFolder();
  store = path.join(folder, 'media');
  let registry: LocalServer;
  beforeAll(async () => {
    database = await createSeededDatabase('standard', processes);
    const listed = {
      ...REGISTRY_FILE,
      label: 'Barman',
      size: 1,
      sha256: 'a'.repeat(64),
      platform: null,
      architecture: null,
      access: 'subscription',
    };
    registry = await startLocalServer((request, _body, response) =>
      request.url?.endsWith('/files')
        ? response.setHeader('content-type', 'application/json').end(JSON.stringify({ files: [listed] }))
        : response.writeHead(403).end(),
    );
    registryGate = await createDatabaseProxy(registry.origin);
    site = await startInstance(processes, database.url, {
      MEDIA_FOLDER: store,
      REGISTRY_URL: registryGate.url,
      REGISTRY_USER: 'site',
      REGISTRY_PASSWORD: 'a-password-of-the-test',
    });
  });
  afterAll(async () => {
    await processes.close();
    await registryGate.close();
    registry.close();
    await database.drop();
  });
}
