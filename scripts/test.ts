import './check-runtime';
import path from 'node:path';
import { runCommand } from './command';
import { formatError } from './command-error';
import { stateFolder } from './paths';
import { acquireLock } from './run-lock';
import { checkImports, checkLint, checkSpelling, checkTypes, runVitest } from './test/checks';
import { startIntegrationPart } from './test/integration-part';
import { parsePartNames, partNames } from './test/part-names';
import { type Preparation, prepare } from './test/preparation';
import { summarize } from './test/reports';
import { runSitePart } from './test/site-part';
import { assertFilesExist } from './test/test-files';
import { TestRun } from './test/test-run';

const lateOptimization = path.join(import.meta.dirname, 'test/late-optimization.cjs');
// All processes of a run share this machine's cores. With twice V8's room for young objects, a server that renders pages takes an
// eighth less CPU time, because fewer objects are copied that soon are garbage, and with four times, a twentieth less again.
const nodeOptions = `--max-semi-space-size=64 --require ${JSON.stringify(lateOptimization)}`;
process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} ${nodeOptions}`.trim();

// npm test: all parts, or the named ones (npm test -- unit site), or some files of them (npm test -- site=menu).
await runCommand({ processFile: path.join(stateFolder, 'test-processes.json') }, async (context) => {
  const { processes, shutdown, terminal } = context;
  const chosen = parsePartNames(process.argv.slice(2));
  assertFilesExist(chosen);
  shutdown.addCleanup(await acquireLock({ file: path.join(stateFolder, 'test.lock'), label: 'npm test' }));
  await processes.stopOrphans();
  const run = new TestRun(context, chosen);

  // Single-core parts run in parallel with the preparation of the others.
  const typesAndLint = checkTypesAndLint(run);
  const checks = Promise.all([typesAndLint, runOtherChecks(run)]);
  const prepared = prepare(context, chosen, typesAndLint);
  // The later parts start servers with time limits, so they don't run beside a build.
  await prepared.settled;
  const integration = startIntegrationPart(run, prepared);
  // While the last files run, which don't use both cores, the site part starts its servers.
  await Promise.race([integration.done, integration.nearlyDone]);
  await Promise.all([checks, integration.done, checkSite(run, prepared)]);

  // The totals are the last line, so everything is stopped before they are printed.
  await shutdown.run((error) => terminal.printProblem(formatError(error)));
  const results = run.results.toSorted((one, other) => partNames.indexOf(one.part) - partNames.indexOf(other.part));
  terminal.print('', ...summarize(results));
  return results.some((result) => result.failed > 0) ? 1 : 0;
});

/** The build waits for these, because they read files below .next that it writes. */
async function checkTypesAndLint(run: TestRun): Promise<void> {
  await run.part('types', () => checkTypes(run.context.processes));
  await run.part('lint', () => checkLint(run.context.processes));
}

async function runOtherChecks(run: TestRun): Promise<void> {
  const { chosen, context } = run;
  await run.part('imports', () => checkImports(context.processes));
  await run.part('spelling', () => checkSpelling(context.processes));
  const options = { environment: process.env, files: chosen.get('unit') };
  await run.part('unit', () => runVitest(context.processes, 'unit', options));
}

function checkSite(run: TestRun, prepared: Preparation): Promise<void> {
  return run.part('site', async () => {
    await prepared.build;
    return runSitePart(run.context, await prepared.postgres, {
      seeded: await prepared.seeded,
      chromium: await prepared.chromium,
      files: run.chosen.get('site') ?? [],
    });
  });
}
