import config from '@payload-config';
import { getPayload } from 'payload';
import { allowBackgroundTime } from '@/platform/database/time-limits';
import { ContentError } from './content-files/files';
import { importContent } from './content-files/import-content';

/** Brings the database up to this version of the site, and fills it with the starter content when it has no page. */
allowBackgroundTime();
const payload = await getPayload({ config, disableOnInit: true });
try {
  await payload.db.migrate();
  const { totalDocs } = await payload.count({ collection: 'pages' });
  if (totalDocs === 0) {
    const count = await importContent(payload, 'content');
    console.log(`Imported ${count.pages} pages, ${count.texts} texts, ${count.pictures} pictures and ${count.rows} rows of data.`);
  }
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
// Whatever Payload still has open would keep this process alive.
process.exit();
