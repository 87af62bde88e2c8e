import config from '@payload-config';
import { exportContent } from '@/modules/import-export';
import { parseExportOptions } from './content-options';
import { runPayloadCommand } from './payload-command';

/** `npm run content:export`: writes the published content as content files. */
await runPayloadCommand(config, async (payload) => {
  const { folder = 'content' } = parseExportOptions(process.argv.slice(2));
  const files = await exportContent(payload, folder);
  console.log(`Wrote ${files.length} files.`);
});
