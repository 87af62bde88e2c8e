import config from '@payload-config';
import { exportContent } from '@/modules/import-export';
import { runPayloadCommand } from './payload-command';

/** `npm run content:export`: writes the published content as content files. */
await runPayloadCommand(config, async (payload) => {
  const files = await exportContent(payload, process.argv[2] ?? 'content');
  console.log(`Wrote ${files.length} files.`);
});
