import { parseArgs } from 'node:util';
import config from '@payload-config';
import { getPayload, type Payload } from 'payload';
import { allowBackgroundTime } from '@/platform/database/time-limits';
import { ContentError } from './content-files/files';
import { importContent, rehearseImport } from './content-files/import-content';

/** `npm run content:import`: brings the content files into the database; with `--dry-run`, says what that would change. */
const { values, positionals } = parseArgs({ options: { 'dry-run': { type: 'boolean' } }, allowPositionals: true });
allowBackgroundTime();
const payload = await getPayload({ config, disableOnInit: true });
try {
  const [folder = 'content'] = positionals;
  console.log(await (values['dry-run'] ? rehearsal(payload, folder) : imported(payload, folder)));
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
// Whatever Payload still has open would keep this process alive.
process.exit();

async function imported(database: Payload, folder: string): Promise<string> {
  const count = await importContent(database, folder);
  return `Imported ${count.pages} pages, ${count.texts} texts, ${count.pictures} pictures and ${count.rows} rows of data.`;
}

async function rehearsal(database: Payload, folder: string): Promise<string> {
  const changes = await rehearseImport(database, folder);
  const lines = changes.map(({ file, kind, added, removed }) => `${kind.padEnd(8)}${file}${added + removed > 0 ? ` (+${added} -${removed} lines)` : ''}`);
  const what = changes.length === 0 ? 'An import would change nothing.' : `An import would change ${changes.length} of the files that an export writes.`;
  return [...lines, `${what} Nothing was changed.`].join('\n');
}
