import config from '@payload-config';
import { rebuildIndex } from '@/modules/search/server';
import { runPayloadCommand } from './payload-command';

/** `npm run search:reindex`: rebuilds the search index beside the present one, and swaps them. */
await runPayloadCommand(config, async (payload) => {
  const { documents } = await rebuildIndex(payload);
  console.log(`The search index has ${documents} hits.`);
});
