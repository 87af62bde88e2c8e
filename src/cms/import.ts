import config from '@payload-config';
import { getPayload } from 'payload';
import { ContentError } from './content-files/files';
import { importContent } from './content-files/import-content';

/** `npm run content:import`: brings the content files into the database. */
const payload = await getPayload({ config, disableOnInit: true });
try {
  const count = await importContent(payload, process.argv[2] ?? 'content');
  console.log(`Imported ${count.pages} pages, ${count.texts} texts, ${count.pictures} pictures and ${count.rows} rows of data.`);
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
// Payload keeps a connection open to notice when it breaks, which would keep this process alive.
process.exit();
