import { APIError, type Block, type CollectionBeforeDeleteHook, type CollectionConfig } from 'payload';
import { reusableSectionTag } from '@/platform/page-cache/tags';
import { publisher, signedInEditor } from '@/cms/core/access';
import { dropPages } from '@/cms/core/drop-pages';
import { checkReferences } from '@/cms/link-graph/check-references';
import { WITH_LINKS } from '@/cms/link-graph/links-of-entry';
import { PASTE_BLOCKS } from '@/cms/admin-ui/fields/paste-blocks-path';
import { pagesWithSection } from './pages-with-section';
import type { ModuleConfig } from '@/cms/core/module-config';

const VERSIONS_MAX = 50;

/**
 * Blocks that several pages show, kept once. There are no drafts of them: who saves one sees the pages change. Earlier
 * versions can be compared and brought back.
 */
function reusableSections(blocks: Block[]): CollectionConfig {
  return {
    slug: 'sections',
    custom: WITH_LINKS,
    labels: { singular: 'Reusable section', plural: 'Reusable sections' },
    defaultSort: 'name',
    admin: {
      group: 'Pages',
      useAsTitle: 'name',
      defaultColumns: ['name', 'id', 'updatedAt'],
      listSearchableFields: ['name', 'id'],
      description: 'Blocks that several pages show. A change is public on all of them as soon as it is saved.',
    },
    access: { read: signedInEditor, readVersions: signedInEditor, create: publisher, update: publisher, delete: publisher },
    versions: { maxPerDoc: VERSIONS_MAX },
    hooks: {
      beforeValidate: [checkReferences],
      afterChange: [({ doc, req }) => dropPages([reusableSectionTag(doc.id)], req).then(() => doc)],
      beforeDelete: [refuseWhenInUse],
      afterDelete: [({ doc, req }) => dropPages([reusableSectionTag(doc.id)], req).then(() => doc)],
    },
    fields: [
      {
        name: 'id',
        type: 'text',
        required: true,
        label: 'Key',
        validate: (value: unknown) => (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) ? true : 'Lower-case letters, digits and single hyphens.'),
        access: { update: () => false },
        admin: { description: 'Names the section for good: pages refer to it by this.' },
      },
      { name: 'name', type: 'text', required: true, maxLength: 60, admin: { description: 'What editors call it. Visitors do not see it.' } },
      { name: 'layout', type: 'blocks', required: true, minRows: 1, blocks: blocks.filter(({ slug }) => !['hero', 'reusableSection'].includes(slug)), labels: { singular: 'block', plural: 'blocks' }, label: 'Content', admin: { components: { afterInput: [PASTE_BLOCKS] } } },
    ],
  };
}

/** A section that pages show is not deleted: they would lose it without a word. */
const refuseWhenInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const pages = await pagesWithSection(req, String(id));
  if (pages.length === 0) return;
  throw new APIError(`Nothing was deleted. ${pages.map(({ name }) => `“${name}”`).join(', ')} ${pages.length === 1 ? 'shows' : 'show'} this section. Take it out there first.`, 409, undefined, true);
};

export const sharedBlocksConfig = (blocks: Block[]): ModuleConfig => ({ collections: [reusableSections(blocks)] });
