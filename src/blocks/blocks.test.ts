import { expect, test } from 'vitest';
import { completeDraft } from '@/cms/drafts/complete-draft';
import { blockFields } from '.';

test.each(blockFields)('an empty block $slug has all that its component counts on', (block) => {
  const [empty] = completeDraft({ layout: [{ blockType: block.slug }] }, [{ name: 'layout', type: 'blocks', blocks: [block] }]).layout;
  for (const field of block.fields) {
    if ('name' in field && 'required' in field && field.required) expect(Reflect.get(empty ?? {}, field.name), field.name).toBeDefined();
  }
});
