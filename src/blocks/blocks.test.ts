import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fillDraftPlaceholders } from '@/cms/drafts/fill-draft-placeholders';
import { createPageBlocks } from '.';
import { getThumbnailName } from './block-picker';

test.each(createPageBlocks(['section-index']))(
  'an empty $slug block gets placeholders for everything its component requires, or is omitted',
  (block) => {
    const [empty] = fillDraftPlaceholders({ layout: [{ blockType: block.slug }] }, [
      { name: 'layout', type: 'blocks', blocks: [block] },
    ]).layout;
    const isLeftOut = block.fields.some(({ type }) => type === 'upload' || type === 'relationship');
    expect(empty === undefined).toBe(isLeftOut);
    for (const field of isLeftOut ? [] : block.fields) {
      if ('name' in field && 'required' in field && field.required)
        expect(Reflect.get(empty ?? {}, field.name), field.name).toBeDefined();
    }
  },
);

test.each(createPageBlocks(['section-index']))(
  'the $slug block has a label, a group and a thumbnail',
  ({ slug, labels, admin }) => {
    expect(labels?.singular).toBeTruthy();
    expect(admin?.group).toBeTruthy();
    expect(admin?.images?.thumbnail).toMatchObject({
      url: `/admin/blocks/${getThumbnailName(slug)}`,
      alt: expect.stringMatching(/\w/),
    });
    expect(existsSync(path.resolve('public/admin/blocks', getThumbnailName(slug)))).toBe(true);
  },
);
