import { APIError, type Block, type CollectionBeforeDeleteHook, type CollectionConfig } from 'payload';
import { sharedBlockTag } from '@/platform/page-cache/tags';
import { publisher, editorialStaff, systemOnly } from '@/cms/core/access/access';
import { invalidateTags } from '@/cms/core/invalidation/invalidate-tags';
import { rejectBrokenLinks } from '@/cms/link-graph/validate-links';
import { LINKS_MARKER } from '@/cms/link-graph/entry-links';
import { BLOCK_CLIPBOARD } from '@/cms/admin-ui/fields/block-clipboard-path';
import { findPagesWithBlock } from '@/cms/entries/block-usage';
import type { ModuleConfig } from '@/cms/core/module-config';
import { validateSlug } from '@/cms/core/fields/slug';
import { VERSIONS_LIST } from '@/cms/versions/versions-list';

const VERSIONS_MAX = 50;

/**
 * Creates the collection of blocks that several pages share. It has no drafts: saving changes the pages at once.
 * Earlier versions can be compared and restored.
 */
function createSharedBlocksCollection(blocks: Block[]): CollectionConfig {
  return {
    slug: 'shared-blocks',
    custom: LINKS_MARKER,
    labels: { singular: 'Shared block', plural: 'Shared blocks' },
    defaultSort: 'name',
    admin: {
      useAsTitle: 'name',
      components: { views: { edit: VERSIONS_LIST } },
      defaultColumns: ['name', 'id', 'updatedAt'],
      listSearchableFields: ['name', 'id'],
      description: 'Content that several pages show. A change is public on all of them as soon as you save it.',
    },
    access: { read: editorialStaff, readVersions: editorialStaff, create: publisher, update: publisher, delete: publisher },
    versions: { maxPerDoc: VERSIONS_MAX },
    hooks: {
      beforeValidate: [rejectBrokenLinks],
      afterChange: [({ doc, req }) => invalidateTags([sharedBlockTag(doc.id)], req).then(() => doc)],
      beforeDelete: [preventDeletingSharedBlockInUse],
      afterDelete: [({ doc, req }) => invalidateTags([sharedBlockTag(doc.id)], req).then(() => doc)],
    },
    fields: [
      {
        name: 'id',
        type: 'text',
        required: true,
        label: 'Key',
        validate: validateSlug,
        access: { update: systemOnly },
        admin: { description: 'Pages refer to the block by this key, so it can’t change.' },
      },
      {
        name: 'name',
        type: 'text',
        required: true,
        maxLength: 60,
        admin: { description: 'The name in the admin. Visitors don’t see it.' },
      },
      {
        name: 'layout',
        type: 'blocks',
        required: true,
        minRows: 1,
        blocks: blocks.filter(({ slug }) => !['hero', 'sharedBlock'].includes(slug)),
        labels: { singular: 'block', plural: 'blocks' },
        label: 'Content',
        admin: { components: { afterInput: [BLOCK_CLIPBOARD] } },
      },
    ],
  };
}

/** Prevents deleting a block that pages still use, which would silently lose it. */
const preventDeletingSharedBlockInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const pages = await findPagesWithBlock(req, { blockType: 'sharedBlock', block: String(id) });
  if (pages.length === 0) return;
  throw new APIError(
    `Nothing was deleted. ${pages.map((name) => `“${name}”`).join(', ')} ` +
      `${pages.length === 1 ? 'shows' : 'show'} this block. Remove it there first.`,
    409,
  );
};

export const createSharedBlocksConfig = (blocks: Block[]): ModuleConfig => ({
  collections: [createSharedBlocksCollection(blocks)],
});
