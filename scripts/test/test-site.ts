import { createWriteStream, rmSync } from 'node:fs';
import path from 'node:path';
import type { CommandContext } from '../command';
import { startCompanion } from '../companion/run-companion';
import type { EmbeddedPostgres } from '../database/embedded-postgres';
import { stateFolder } from '../paths';
import { findFreePort } from '../ports';
import { startServer } from '../site-processes';
import { siteDatabasePrefix } from './preparation';

/** A site that tests of a run share. */
interface TestSite {
  url: string;
  /** The environment of the tests: where the site, its database, and the external systems are. */
  environment: NodeJS.ProcessEnv;
  /** The file with the output of the server and the companion. */
  log: string;
  /** Stops the site and drops its database. */
  stop: () => Promise<void>;
}

/**
 * Starts the built site with its own companion, on a copy of a database.
 * @param name tells the sites of a run apart
 * @param seeded the database that is copied
 * @throws {CommandError} when it doesn't start
 */
export async function startTestSite(
  { terminal, processes }: CommandContext,
  postgres: EmbeddedPostgres,
  { name, seeded }: { name: string; seeded: string },
): Promise<TestSite> {
  const database = `${siteDatabasePrefix}${name}_${Date.now().toString(36)}`;
  const databaseUrl = postgres.url(database);
  await postgres.copyDatabase(database, seeded);
  const port = await findFreePort();
  const siteUrl = `http://localhost:${port}`;
  const logFile = path.join(stateFolder, `test-${name}.log`);
  const log = createWriteStream(logFile);
  // No user is signed in from an earlier run.
  const folder = path.join(stateFolder, `test-${name}-companion`);
  rmSync(folder, { recursive: true, force: true });
  const companion = await startCompanion({
    processes,
    folder,
    environment: { ...clearExternalSystems(process.env), NODE_ENV: 'production', SITE_URL: siteUrl },
    onLine: (line) => log.write(`companion: ${line}\n`),
  });
  const server = await terminal.step(
    `Starting the server for ${name}`,
    () =>
      startServer({
        processes,
        port,
        environment: { ...companion.environment, ...SERVER_VARIABLES, DATABASE_URL: databaseUrl },
        onLine: (line) => log.write(`${line}\n`),
      }),
    () => `Serving ${siteUrl} for ${name}`,
  );
  return {
    url: siteUrl,
    environment: { ...companion.environment, BASE_URL: siteUrl, SITE_URL: siteUrl, DATABASE_URL: databaseUrl },
    log: logFile,
    stop: async () => {
      await server.stop();
      await companion.process?.stop();
      log.end();
      await postgres.dropDatabases(database);
    },
  };
}

const SERVER_VARIABLES = {
  // All journeys come from one IP address.
  FORMS_PER_HOUR: '1000',
  // The measuring script is loaded at random, which would change some journeys.
  WEB_VITALS_SHARE: '0',
  // The best quality takes 60 ms a page. Where it decides, every-page.test.ts compresses again.
  BROTLI_QUALITY: '5',
};

/** The tests never sign in at a real provider, whatever the developer's variables are. */
function clearExternalSystems(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...environment,
    IDENTITY_URL: '',
    IDENTITY_CLIENT_ID: '',
    PRODUCT_API_URL: '',
    REGISTRY_URL: '',
    REGISTRY_USER: '',
    REGISTRY_PASSWORD: '',
    LEARNING_URL: '',
    LEARNING_CLIENT_ID: '',
    LEARNING_XAPI_PASSWORD: '',
  };
}
