import './check-runtime';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { getToday } from '@/platform/utc-day';
import { repositoryRoot, stateFolder } from './paths';
import { runCommand } from './command';
import { openDatabaseForCommand } from './database/database-for-command';
import { getInstalledBinaries } from './database/postgres-binaries';
import { REFERENCE_FOLDER, renderReferenceFiles, buildReferencePages } from './reference/reference-pages';

// npm run reference: generates the reference of the documentation from the embedded server's description of itself.
await runCommand({ processFile: path.join(stateFolder, 'content-processes.json') }, async (context) => {
  const client = new pg.Client({ connectionString: await openDatabaseForCommand('npm run reference', context) });
  await client.connect();
  try {
    const pages = await buildReferencePages({ client, programs: getInstalledBinaries(), checkout: repositoryRoot });
    mkdirSync(path.join(repositoryRoot, REFERENCE_FOLDER), { recursive: true });
    for (const [file, text] of renderReferenceFiles(pages, repositoryRoot, getToday()))
      writeFileSync(path.join(repositoryRoot, file), text);
    context.terminal.print(`✓ ${pages.length} pages in ${REFERENCE_FOLDER}`);
  } finally {
    await client.end();
  }
  return 0;
});
