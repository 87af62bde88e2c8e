import { refuseDeletingUsed, refuseNewKeyOfUsed } from '@/cms/entries/author-field';
import { dataCollection } from '@/cms/entries/data-collection';

/** Who writes: teams, so that nobody has to be invented. */
export const authors = dataCollection({
  slug: 'authors',
  labels: { singular: 'Author', plural: 'Authors' },
  description: 'Who writes tutorials, posts and labs.',
  useAsTitle: 'name',
  hooks: { beforeChange: [refuseNewKeyOfUsed], beforeDelete: [refuseDeletingUsed] },
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'about', type: 'text', required: true },
  ],
});
