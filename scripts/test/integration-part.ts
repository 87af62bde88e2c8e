import { runVitest } from './checks';
import { type Preparation, integrationDatabasePrefix } from './preparation';
import { listTestFiles } from './test-files';
import type { TestRun } from './test-run';

/** With so many files left, not both cores are used. */
const FEW_FILES = 7;

/** Starts the integration tests, if they are chosen. `nearlyDone` resolves when few files are left. */
export function startIntegrationPart(run: TestRun, prepared: Preparation): { done: Promise<void>; nearlyDone: Promise<void> } {
  const files = run.chosen.get('integration') ?? [];
  let left = listTestFiles(['tests/integration', '.test.ts'], files).length;
  let resolveNearlyDone: () => void = () => undefined;
  const nearlyDone = new Promise<void>((resolve) => {
    resolveNearlyDone = resolve;
  });
  const countFile = (): void => {
    left -= 1;
    if (left <= FEW_FILES) resolveNearlyDone();
  };
  return { done: runIntegrationPart(run, prepared, { files, onFile: countFile }), nearlyDone };
}

async function runIntegrationPart(
  run: TestRun,
  prepared: Preparation,
  { files, onFile }: { files: string[]; onFile: () => void },
): Promise<void> {
  await run.part('integration', async (step) => {
    await prepared.build;
    const postgres = await prepared.postgres;
    const database = `${integrationDatabasePrefix}${Date.now().toString(36)}`;
    await postgres.createDatabase(database);
    // The tests find it by this name (tests/integration/support/database.ts).
    await postgres.copyDatabase(`${database}_filled`, await prepared.seeded);
    try {
      return await runVitest(run.context.processes, 'integration', {
        environment: { ...process.env, DATABASE_URL: postgres.url(database) },
        files,
        onFile: (line) => {
          step?.note(line);
          onFile();
        },
      });
    } finally {
      await postgres.dropDatabases(database);
    }
  });
}
