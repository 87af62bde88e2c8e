import { createWriteStream, rmSync } from 'node:fs';
import path from 'node:path';
import { startCompanion } from '../companion/run-companion';
import { getDependencyPath, stateFolder } from '../paths';
import type { CommandContext } from '../command';
import type { EmbeddedPostgres } from '../embedded-postgres';
import { findFreePort } from '../ports';
import { startServer } from '../site-processes';
import { type PartOutcome, readReport, prepareReportFile, runVitest, truncateOutput } from './checks';
import { siteDatabasePrefix } from './preparation';
import { countPlaywright, readPlaywrightDurations, applyExitCode, mergeCounts } from './reports';

const serverLog = path.join(stateFolder, 'test-server.log');

/**
 * Runs audits of every page, then journeys and audits in a real browser, against the built site with its own
 * database. Playwright prints to the terminal itself.
 * @param filled the database that is copied
 * @param chromium the browser
 * @throws {CommandError} when the site does not start
 */
export async function runSitePart(
  { terminal, processes }: CommandContext,
  postgres: EmbeddedPostgres,
  { filled, chromium }: { filled: string; chromium: string },
): Promise<PartOutcome> {
  const database = `${siteDatabasePrefix}${Date.now().toString(36)}`;
  const url = postgres.url(database);
  await postgres.copyDatabase(database, filled);
  const port = await findFreePort();
  const address = `http://localhost:${port}`;
  const log = createWriteStream(serverLog);
  // No user is signed in from an earlier run.
  const folder = path.join(stateFolder, 'test-companion');
  rmSync(folder, { recursive: true, force: true });
  const companion = await startCompanion({
    processes,
    folder,
    environment: { ...clearExternalSystems(process.env), NODE_ENV: 'production', SITE_URL: address },
    onLine: (line) => log.write(`companion: ${line}\n`),
  });
  const server = await terminal.step(
    'Starting the server',
    () =>
      startServer({
        processes,
        port,
        // All journeys come from one IP address.
        environment: { ...companion.environment, DATABASE_URL: url, FORMS_PER_HOUR: '1000' },
        onLine: (line) => log.write(`${line}\n`),
      }),
    () => `Serving ${address}`,
  );
  try {
    // First what needs no browser, which also renders every page.
    const pages = await terminal.step(
      'Reading every page',
      () => runVitest(processes, 'pages', { ...companion.environment, SITE_URL: address }),
      ({ passed, failed }) => `Read every page: ${passed} passed, ${failed} failed`,
    );
    if (pages.failed > 0) terminal.print('', truncateOutput('pages', pages.output), '');
    const { code } = await processes.start({
      name: 'playwright',
      arguments: [
        getDependencyPath('@playwright/test/cli.js'),
        'test',
        '--config',
        'tests/playwright.config.ts',
        '--reporter=list,json',
      ],
      environment: {
        ...companion.environment,
        BASE_URL: address,
        DATABASE_URL: url,
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: prepareReportFile('site'),
      },
      output: 'terminal',
    }).exited;
    const report = readReport('site');
    const outcome = mergeCounts(pages, applyExitCode(countPlaywright(report), code));
    return {
      ...outcome,
      durations: [...pages.durations, ...readPlaywrightDurations(report)],
      output: outcome.failed === 0 ? '' : `What the server printed is in ${serverLog}`,
    };
  } finally {
    await server.stop();
    await companion.process?.stop();
    log.end();
    await postgres.dropDatabases(database);
  }
}

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
  };
}
