import { rmSync } from 'node:fs';
import path from 'node:path';
import { getDependencyPath, stateFolder } from '../paths';
import type { CommandContext } from '../command';
import type { EmbeddedPostgres } from '../database/embedded-postgres';
import type { ProcessManager } from '../process-manager';
import { type PartOutcome, readReport, prepareReportFile, runVitest, truncateOutput } from './checks';
import {
  type TestCount,
  countPlaywright,
  readPlaywrightDurations,
  readPlaywrightFailures,
  applyExitCode,
  mergeCounts,
} from './reports';
import { listTestFiles } from './test-files';
import { startTestSite } from './test-site';

/**
 * Runs audits of every page beside journeys and audits in a real browser, against the built site with its own database. Journeys
 * that publish have a site of their own, because the audits don't know their pages. Playwright prints to the terminal itself.
 * @param seeded the database that is copied
 * @param chromium the browser
 * @param files parts of the paths of the files to run; none means all
 * @throws {CommandError} when a site does not start
 */
export async function runSitePart(
  context: CommandContext,
  postgres: EmbeddedPostgres,
  { seeded, chromium, files }: { seeded: string; chromium: string; files: string[] },
): Promise<PartOutcome> {
  const browserTests = listTestFiles(['tests', '.spec.ts'], files);
  const contentLists = path.join(stateFolder, 'test-content-lists.json');
  // Another run may have had other content.
  rmSync(contentLists, { force: true });
  const site = await startTestSite(context, postgres, { name: 'reading', seeded });
  const publishing = browserTests.some(isPublishing)
    ? await startTestSite(context, postgres, { name: 'publishing', seeded })
    : undefined;
  const environment = { ...site.environment, CONTENT_LISTS: contentLists };
  const browserEnvironment = { ...environment, PUBLISHING_URL: publishing?.url, CHROMIUM_PATH: chromium };
  try {
    const parts = await Promise.all([
      listTestFiles(['tests/audits', '.test.ts'], files).length > 0 ? readEveryPage(context, environment, files) : nothing,
      browserTests.length > 0 ? runPlaywright(context.processes, browserEnvironment, files) : nothing,
    ]);
    const outcome = parts.reduce<TestCount & Pick<PartOutcome, 'remark'>>(mergeCounts, nothing);
    const logs = [site, publishing].flatMap((each) => each?.log ?? []).join(' and ');
    return {
      ...outcome,
      durations: parts.flatMap(({ durations }) => durations),
      failures: parts.flatMap(({ failures }) => failures),
      output: outcome.failed === 0 ? '' : `What the servers printed is in ${logs}`,
    };
  } finally {
    await Promise.all([site.stop(), publishing?.stop()]);
  }
}

type TimedCount = TestCount & Required<Pick<PartOutcome, 'durations' | 'failures'>>;

const nothing: TimedCount = { passed: 0, failed: 0, skipped: 0, durations: [], failures: [] };

const isPublishing = (file: string): boolean => path.basename(file).startsWith('publishing');

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

async function runPlaywright(processes: ProcessManager, environment: NodeJS.ProcessEnv, files: string[]): Promise<TimedCount> {
  const { code } = await processes.start({
    name: 'playwright',
    arguments: [
      getDependencyPath('@playwright/test/cli.js'),
      'test',
      '--config',
      'tests/playwright.config.ts',
      '--reporter=list,json',
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
