import config from '@payload-config';
import type { Payload } from 'payload';
import { environment } from '@/platform/environment';
import { importAndRecord, importContent, previewImport } from '@/modules/import-export';
import { getErrorReason } from '@/platform/error-reason';
import { parseImportOptions } from './content-options';
import { formatImport } from './format-results';
import { PayloadCommandError, runPayloadCommand } from './payload-command';

const CONTENT_FOLDER = 'content';

/**
 * `npm run content:import`: imports the content files into the database. With `--dry-run`, only prints what would
 * change. With `--record`, records there which files of `content` are in the database now, for the next `npm start`.
 */
await runPayloadCommand(config, async (payload) => {
  const { folder = CONTENT_FOLDER, record: recordFile, 'dry-run': isDryRun } = parseOptions(process.argv.slice(2));
  if (environment.CMS_URL !== undefined && !isDryRun)
    throw new PayloadCommandError(
      `This site copies its content from ${environment.CMS_URL} (CMS_URL) and would undo the import. Import it there. Nothing was changed.`,
    );
  const record = folder === CONTENT_FOLDER ? recordFile : undefined;
  console.log(await (isDryRun ? runDryRun(payload, folder) : runImport(payload, folder, record)));
});

function parseOptions(args: string[]) {
  try {
    return parseImportOptions(args);
  } catch (error) {
    throw new PayloadCommandError(`${getErrorReason(error)}. As in: npm run content:import -- --dry-run some/folder`);
  }
}

async function runImport(database: Payload, folder: string, record: string | undefined): Promise<string> {
  const count = await (record === undefined ? importContent(database, folder) : importAndRecord(database, folder, record));
  if (Object.values(count).every((written) => written === 0)) return 'The database is already up to date. Nothing was changed.';
  return formatImport(count);
}

async function runDryRun(database: Payload, folder: string): Promise<string> {
  const changes = await previewImport(database, folder);
  const lines = changes.map(
    ({ file, kind, added, removed }) => `${kind.padEnd(8)}${file}${added + removed > 0 ? ` (+${added} -${removed} lines)` : ''}`,
  );
  const what =
    changes.length === 0
      ? 'An import would change nothing.'
      : `An import would change ${changes.length} of the files that an export writes.`;
  return [...lines, `${what} Nothing was changed.`].join('\n');
}
