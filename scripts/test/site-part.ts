import { createWriteStream, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startCompanion } from '../companion/run-companion';
import { getDependencyPath, stateFolder } from '../paths';
import type { CommandContext } from '../command';
import type { EmbeddedPostgres } from '../database/embedded-postgres';
import { findFreePort } from '../ports';
import type { ProcessManager } from '../process-manager';
import { startServer } from '../site-processes';
import { type PartOutcome, readReport, prepareReportFile, runVitest, truncateOutput } from './checks';
import { siteDatabasePrefix } from './preparation';
import {
  type TestCount,
  countPlaywright,
  readPlaywrightDurations,
  readPlaywrightFailures,
  applyExitCode,
  mergeCounts,
} from './reports';

const serverLog = path.join(stateFolder, 'test-server.log');

/**
 * Runs audits of every page beside journeys and audits in a real browser, and then the journeys that publish, against the built
 * site with its own database. Playwright prints to the terminal itself.
 * @param filled the database that is copied
 * @param chromium the browser
 * @param files parts of the paths of the files to run; none means all
 * @throws {CommandError} when the site does not start
 */
export async function runSitePart(
  { terminal, processes }: CommandContext,
  postgres: EmbeddedPostgres,
  { filled, chromium, files }: { filled: string; chromium: string; files: string[] },
): Promise<PartOutcome> {
  const database = `${siteDatabasePrefix}${Date.now().toString(36)}`;
  const url = postgres.url(database);
  await postgres.copyDatabase(database, filled);
  const port = await findFreePort();
  const siteUrl = `http://localhost:${port}`;
  const log = createWriteStream(serverLog);
  // No user is signed in from an earlier run.
  const folder = path.join(stateFolder, 'test-companion');
  rmSync(folder, { recursive: true, force: true });
  const companion = await startCompanion({
    processes,
    folder,
    environment: { ...clearExternalSystems(process.env), NODE_ENV: 'production', SITE_URL: siteUrl },
    onLine: (line) => log.write(`companion: ${line}\n`),
  });
  const server = await terminal.step(
    'Starting the server',
    () =>
      startServer({
        processes,
        port,
        environment: {
          ...companion.environment,
          DATABASE_URL: url,
          // All journeys come from one IP address.
          FORMS_PER_HOUR: '1000',
          // What is measured by chance would be loaded in some journeys.
          WEB_VITALS_SHARE: '0',
          // The best quality takes 60 ms a page. Where it decides, every-page.test.ts compresses again.
          BROTLI_QUALITY: '5',
        },
        onLine: (line) => log.write(`${line}\n`),
      }),
    () => `Serving ${siteUrl}`,
  );
  try {
    const environment = { ...companion.environment, BASE_URL: siteUrl, SITE_URL: siteUrl, DATABASE_URL: url };
    const browserEnvironment = { ...environment, CHROMIUM_PATH: chromium };
    const [pages, reading] = await Promise.all([
      hasTests('tests/audits', '.test.ts', files) ? readEveryPage({ terminal, processes }, environment, files) : nothing,
      hasTests('tests', '.spec.ts', files, (file) => !isPublishing(file))
        ? runPlaywright(processes, ['journeys', 'audits'], browserEnvironment, files)
        : nothing,
    ]);
    // The audits don't know the pages that these publish.
    const publishing = hasTests('tests', '.spec.ts', files, isPublishing)
      ? await runPlaywright(processes, ['publishing'], browserEnvironment, files)
      : nothing;
    const parts = [pages, reading, publishing];
    const outcome = parts.reduce<TestCount & Pick<PartOutcome, 'remark'>>(mergeCounts, nothing);
    return {
      ...outcome,
      durations: parts.flatMap(({ durations }) => durations),
      failures: parts.flatMap(({ failures }) => failures),
      output: outcome.failed === 0 ? '' : `What the server printed is in ${serverLog}`,
    };
  } finally {
    await server.stop();
    await companion.process?.stop();
    log.end();
    await postgres.dropDatabases(database);
  }
}

type TimedCount = TestCount & Required<Pick<PartOutcome, 'durations' | 'failures'>>;

const nothing: TimedCount = { passed: 0, failed: 0, skipped: 0, durations: [], failures: [] };

const isPublishing = (file: string): boolean => path.basename(file).startsWith('publishing');

function hasTests(folder: string, ending: string, files: string[], isMeant: (file: string) => boolean = () => true): boolean {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths.some(
    (file) => file.endsWith(ending) && isMeant(file) && (files.length === 0 || files.some((text) => file.includes(text))),
  );
}

async function readEveryPage(
  { terminal, processes }: Pick<CommandContext, 'terminal' | 'processes'>,
  environment: NodeJS.ProcessEnv,
  files: string[],
): Promise<TimedCount> {
  const pages = await terminal.step(
    'Reading every page',
    () => runVitest(processes, 'pages', { environment, files }),
    ({ passed, failed }) => `Read every page: ${passed} passed, ${failed} failed`,
  );
  if (pages.failed > 0) terminal.print('', truncateOutput('pages', pages.output), '');
  return pages;
}

async function runPlaywright(
  processes: ProcessManager,
  projects: string[],
  environment: NodeJS.ProcessEnv,
  files: string[],
): Promise<TimedCount> {
  const { code } = await processes.start({
    name: 'playwright',
    arguments: [
      getDependencyPath('@playwright/test/cli.js'),
      'test',
      '--config',
      'tests/playwright.config.ts',
      '--reporter=list,json',
      ...projects.map((project) => `--project=${project}`),
      ...files,
    ],
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: prepareReportFile('site') },
    output: 'terminal',
  }).exited;
  const report = readReport('site');
  return {
    ...applyExitCode(countPlaywright(report), code),
    durations: readPlaywrightDurations(report),
    failures: readPlaywrightFailures(report),
  };
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
    LEARNING_URL: '',
    LEARNING_CLIENT_ID: '',
    LEARNING_XAPI_PASSWORD: '',
  };
}
