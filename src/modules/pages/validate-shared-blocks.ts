import { z } from 'zod';
import type { ContentRule } from '@/cms/link-graph/validate-content';

const layoutSchema = z.array(
  z.looseObject({
    blockType: z.string(),
    block: z.union([z.string(), z.looseObject({ id: z.string() }).transform(({ id }) => id)]).nullish(),
  }),
);

/**
 * Rejects shared blocks that don't exist. One that a page uses can't be deleted, but one that only a page in the trash, or an older
 * version, refers to can.
 */
export const validateSharedBlocks: ContentRule = async ({ data, req }) => {
  const layout = layoutSchema.safeParse(data['layout']).data ?? [];
  const used = layout.flatMap(({ blockType, block }, index) => (blockType === 'sharedBlock' && block ? [{ block, index }] : []));
  if (used.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: 'shared-blocks',
    where: { id: { in: used.map(({ block }) => block) } },
    select: { name: true },
    pagination: false,
    depth: 0,
    req,
  });
  const existing = new Set(docs.map(({ id }) => id));
  return used
    .filter(({ block }) => !existing.has(block))
    .map(({ block, index }) => ({
      path: `layout.${index}.block`,
      message: `There is no shared block “${block}” anymore. Choose another one, or remove this block.`,
    }));
};
