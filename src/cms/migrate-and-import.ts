import config from '@payload-config';
import { importContent } from './content-files/import-content';
import { runPayloadCommand } from './payload-command';

/** Brings the database up to this version of the site, and fills it with the starter content when it has no page. */
await runPayloadCommand(config, async (payload) => {
  await payload.db.migrate();
  const { totalDocs } = await payload.count({ collection: 'pages' });
  if (totalDocs > 0) return;
  const count = await importContent(payload, 'content');
  console.log(`Imported ${count.pages} pages, ${count.texts} texts, ${count.pictures} pictures and ${count.rows} rows of data.`);
});
