import type { Page } from '@/payload-types';
import { addCacheTags } from '@/platform/page-cache/add-cache-tags';
import { sharedBlockTag } from '@/platform/page-cache/tags';
import { resolveFacts } from '@/modules/resolve-facts';
import { getPayloadClient } from '@/modules/payload-client';

type LayoutBlock = Page['layout'][number];

/** Replaces references to shared blocks with their blocks, so that no other code has to handle them. */
export async function resolveSharedBlocks(page: Page): Promise<Page> {
  const keys = page.layout.flatMap((block) => (block.blockType === 'sharedBlock' ? [getSharedBlockId(block)] : []));
  if (keys.length === 0) return page;
  await addCacheTags(...keys.map(sharedBlockTag));
  // Visitors may not list shared blocks; they see one where a public page shows it.
  const { docs } = await (
    await getPayloadClient()
  ).find({ collection: 'shared-blocks', where: { id: { in: keys } }, pagination: false, depth: 0 });
  const layouts = new Map((await resolveFacts(docs)).map(({ id, layout }) => [id, layout]));
  // Drops the block ids, which would repeat when a page shows a shared block twice.
  const getBlocks = (key: string): LayoutBlock[] => (layouts.get(key) ?? []).map((block) => ({ ...block, id: null }));
  return {
    ...page,
    layout: page.layout.flatMap((block) => (block.blockType === 'sharedBlock' ? getBlocks(getSharedBlockId(block)) : [block])),
  };
}

function getSharedBlockId({ block }: Extract<LayoutBlock, { blockType: 'sharedBlock' }>): string {
  return typeof block === 'string' ? block : block.id;
}
