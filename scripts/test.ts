import './check-runtime';
import path from 'node:path';
import { stateFolder } from './paths';
import { type CommandContext, runCommand } from './command';
import { CommandError, formatError } from './command-error';
import { acquireLock } from './run-lock';
import { type PartOutcome, checkImports, checkLint, checkSpelling, checkTypes, runVitest, truncateOutput } from './test/checks';
import { type PartName, parsePartNames, partNames } from './test/part-names';
import { integrationDatabasePrefix, prepare } from './test/preparation';
import { type PartResult, summarize } from './test/reports';
import { runSitePart } from './test/site-part';
import { assertFilesExist, listTestFiles } from './test/test-files';
import type { Step } from './terminal';

const lateOptimization = path.join(import.meta.dirname, 'test/late-optimization.cjs');
// All processes of a run share this machine's cores. With twice V8's room for young objects, a server that renders pages takes an
// eighth less CPU time, because fewer objects are copied that soon are garbage, and with four times, a twentieth less again.
const nodeOptions = `--max-semi-space-size=64 --require ${JSON.stringify(lateOptimization)}`;
process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} ${nodeOptions}`.trim();

/** With so many integration files left, the site part begins. */
const FEW_FILES = 7;

// npm test: all parts, or the named ones (npm test -- unit site), or some files of them (npm test -- site=menu).
await runCommand({ processFile: path.join(stateFolder, 'test-processes.json') }, async (parts) => {
  const { processes, shutdown, terminal } = parts;
  const chosen = parsePartNames(process.argv.slice(2));
  assertFilesExist(chosen);
  shutdown.addCleanup(await acquireLock({ file: path.join(stateFolder, 'test.lock'), label: 'npm test' }));
  await processes.stopOrphans();

  const results: PartResult[] = [];
  const part = async (name: PartName, work: (step: Step | undefined) => Promise<PartOutcome>): Promise<void> => {
    if (chosen.has(name)) results.push(await runPart(parts, name, work));
  };

  // Single-core parts run in parallel with the preparation of the browser part. Only the build waits for the type check
  // and the lint, which read files below .next that the build writes.
  let typesChecked: () => void = () => undefined;
  const afterTypes = new Promise<void>((resolve) => {
    typesChecked = resolve;
  });
  const prepared = prepare(parts, chosen, afterTypes);
  const readingSources = async (): Promise<void> => {
    await part('types', () => checkTypes(processes));
    await part('lint', () => checkLint(processes));
    typesChecked();
  };
  const others = async (): Promise<void> => {
    await part('imports', () => checkImports(processes));
    await part('spelling', () => checkSpelling(processes));
    await part('unit', () => runVitest(processes, 'unit', { environment: process.env, files: chosen.get('unit') }));
  };
  const checks = Promise.all([readingSources(), others()]);

  // These start servers with time limits, so they don't run beside a build.
  await prepared.settled;
  let left = listTestFiles(['tests/integration', '.test.ts'], chosen.get('integration') ?? []).length;
  let tellNearlyDone: () => void = () => undefined;
  const nearlyDone = new Promise<void>((resolve) => {
    tellNearlyDone = resolve;
  });
  const integration = part('integration', async (step) => {
    await prepared.build;
    const postgres = await prepared.postgres;
    const database = `${integrationDatabasePrefix}${Date.now().toString(36)}`;
    await postgres.createDatabase(database);
    // The tests find it by this name (tests/integration/support/database.ts).
    await postgres.copyDatabase(`${database}_filled`, await prepared.seeded);
    try {
      return await runVitest(processes, 'integration', {
        environment: { ...process.env, DATABASE_URL: postgres.url(database) },
        files: chosen.get('integration'),
        onFile: (line) => {
          step?.note(line);
          left -= 1;
          if (left <= FEW_FILES) tellNearlyDone();
        },
      });
    } finally {
      await postgres.dropDatabases(database);
    }
  });
  // While the last files run, which don't use both cores, the site part starts its servers.
  await Promise.race([integration, nearlyDone]);
  const site = part('site', async () => {
    await prepared.build;
    return runSitePart(parts, await prepared.postgres, {
      seeded: await prepared.seeded,
      chromium: await prepared.chromium,
      files: chosen.get('site') ?? [],
    });
  });
  await Promise.all([checks, integration, site]);

  const failed = results.some((result) => result.failed > 0);
  // The totals are the last line, so everything is stopped before they are printed.
  await shutdown.run((error) => terminal.printProblem(formatError(error)));
  terminal.print('', ...summarize(results.toSorted((one, other) => partNames.indexOf(one.part) - partNames.indexOf(other.part))));
  return failed ? 1 : 0;
});

async function runPart(
  { terminal }: CommandContext,
  name: PartName,
  work: (step: Step | undefined) => Promise<PartOutcome>,
): Promise<PartResult> {
  // The browser part prints its own output line by line, which would break a counting line below.
  const step = name === 'site' ? undefined : terminal.startStep(name);
  const begin = Date.now();
  let outcome: PartOutcome;
  try {
    outcome = await work(step);
  } catch (error) {
    outcome = {
      passed: 0,
      failed: 1,
      skipped: 0,
      remark: error instanceof CommandError ? error.message : 'it could not be run',
      output: formatError(error).join('\n'),
    };
  }
  const { passed, failed, skipped, remark, output, durations, failures } = outcome;
  const text = `${name}: ${passed} passed, ${failed} failed`;
  if (failed === 0) step?.succeed(text);
  else {
    step?.fail(text);
    terminal.print('', truncateOutput(name, output), '');
  }
  return { part: name, passed, failed, skipped, remark, durations, failures, milliseconds: Date.now() - begin };
}
