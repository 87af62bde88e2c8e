import './check-runtime';
import path from 'node:path';
import { stateFolder } from './checkout';
import { type CommandParts, runCommand } from './command';
import { Problem, explain } from './problem';
import { takeLock } from './run-lock';
import { type PartOutcome, checkImports, checkLint, checkSpelling, checkTypes, runVitest, shortened } from './test/checks';
import { type PartName, chosenParts, partNames } from './test/part-names';
import { integrationDatabasePrefix, prepare } from './test/preparation';
import { type PartResult, summarise } from './test/reports';
import { runSitePart } from './test/site-part';

// npm test: every part, or those that are named (npm test -- unit site).
await runCommand({ processRecord: path.join(stateFolder, 'test-processes.json') }, async (parts) => {
  const { processes, shutdown, terminal } = parts;
  const chosen = chosenParts(process.argv.slice(2));
  shutdown.add(await takeLock({ file: path.join(stateFolder, 'test.lock'), what: 'npm test' }));
  await processes.stopLeftovers();

  const results: PartResult[] = [];
  const part = async (name: PartName, work: () => Promise<PartOutcome>): Promise<void> => {
    if (chosen.has(name)) results.push(await runPart(parts, name, work));
  };

  // What needs one core runs beside what the browser needs. Only the build waits for the type check
  // and the lint, which read files below .next that the build writes anew.
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
    await part('unit', () => runVitest(processes, 'unit', process.env));
  };
  await Promise.all([readingSources(), others()]);

  // These start servers, which answer within limits: not beside a build.
  await prepared.settled;
  await part('integration', async () => {
    await prepared.build;
    const postgres = await prepared.postgres;
    const database = `${integrationDatabasePrefix}${Date.now().toString(36)}`;
    await postgres.makeDatabase(database);
    // The name by which the tests find it (tests/integration/support/database.ts).
    await postgres.copyDatabase(`${database}_filled`, await prepared.filled);
    try {
      return await runVitest(processes, 'integration', { ...process.env, DATABASE_URL: postgres.url(database) });
    } finally {
      await postgres.dropDatabases(database);
    }
  });
  await part('site', async () => {
    await prepared.build;
    return runSitePart(parts, await prepared.postgres, { filled: await prepared.filled, chromium: await prepared.chromium });
  });

  const failed = results.some((result) => result.failed > 0);
  // The totals are the last line, so everything is stopped before them.
  await shutdown.run((error) => terminal.printProblem(explain(error)));
  terminal.print('', ...summarise(results.toSorted((one, other) => partNames.indexOf(one.part) - partNames.indexOf(other.part))));
  return failed ? 1 : 0;
});

async function runPart({ terminal }: CommandParts, name: PartName, work: () => Promise<PartOutcome>): Promise<PartResult> {
  // The browser part prints by itself, line by line; a counting line below would be torn.
  const step = name === 'site' ? undefined : terminal.begin(name);
  const begin = Date.now();
  let outcome: PartOutcome;
  try {
    outcome = await work();
  } catch (error) {
    outcome = { passed: 0, failed: 1, skipped: 0, remark: error instanceof Problem ? error.message : 'it could not be run', output: explain(error).join('\n') };
  }
  const { passed, failed, skipped, remark, output, durations } = outcome;
  const text = `${name}: ${passed} passed, ${failed} failed`;
  if (failed === 0) step?.done(text);
  else {
    step?.failed(text);
    terminal.print('', shortened(name, output), '');
  }
  return { part: name, passed, failed, skipped, remark, durations, milliseconds: Date.now() - begin };
}
