import './check-runtime';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { checkout, stateFolder } from './checkout';
import { runCommand } from './command';
import { embeddedDatabaseFor } from './database/database-for-command';
import { installedBinaries } from './database/postgres-binaries';
import { REFERENCE_FOLDER, referenceFiles, referencePages } from './reference/reference-pages';

// npm run reference: the reference of the handbook, from the embedded server's own description of itself.
await runCommand({ processRecord: path.join(stateFolder, 'content-processes.json') }, async (parts) => {
  const client = new pg.Client({ connectionString: await embeddedDatabaseFor('npm run reference', parts) });
  await client.connect();
  try {
    const pages = await referencePages({ client, programs: installedBinaries(), checkout });
    mkdirSync(path.join(checkout, REFERENCE_FOLDER), { recursive: true });
    for (const [file, text] of referenceFiles(pages, checkout, new Date().toISOString().slice(0, 10))) writeFileSync(path.join(checkout, file), text);
    parts.terminal.print(`✓ ${pages.length} pages in ${REFERENCE_FOLDER}`);
  } finally {
    await client.end();
  }
  return 0;
});
