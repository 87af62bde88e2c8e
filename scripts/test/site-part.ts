import { readdirSync } from 'node:fs';
import path from 'node:path';
import { getDependencyPath } from '../paths';
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
import { startTestSite } from './test-site';

/**
 * Runs audits of every page beside journeys and audits in a real browser, and then the journeys that publish, against the built
 * site with its own database. Playwright prints to the terminal itself.
 * @param seeded the database that is copied
 * @param chromium the browser
 * @param files parts of the paths of the files to run; none means all
 * @throws {CommandError} when the site does not start
 */
export async function runSitePart(
  context: CommandContext,
  postgres: EmbeddedPostgres,
  { seeded, chromium, files }: { seeded: string; chromium: string; files: string[] },
): Promise<PartOutcome> {
  const { environment, log, stop } = await startTestSite(context, postgres, seeded);
  const browserEnvironment = { ...environment, CHROMIUM_PATH: chromium };
  try {
    const [pages, reading] = await Promise.all([
      hasTests('tests/audits', '.test.ts', files) ? readEveryPage(context, environment, files) : nothing,
      hasTests('tests', '.spec.ts', files, (file) => !isPublishing(file))
        ? runPlaywright(context.processes, ['journeys', 'audits'], browserEnvironment, files)
        : nothing,
    ]);
    // The audits don't know the pages that these publish.
    const publishing = hasTests('tests', '.spec.ts', files, isPublishing)
      ? await runPlaywright(context.processes, ['publishing'], browserEnvironment, files)
      : nothing;
    const parts = [pages, reading, publishing];
    const outcome = parts.reduce<TestCount & Pick<PartOutcome, 'remark'>>(mergeCounts, nothing);
    return {
      ...outcome,
      durations: parts.flatMap(({ durations }) => durations),
      failures: parts.flatMap(({ failures }) => failures),
      output: outcome.failed === 0 ? '' : `What the server printed is in ${log}`,
    };
  } finally {
    await stop();
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
