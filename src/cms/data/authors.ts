import { factHooks } from '../addresses/fact-hooks';
import { refuseDeletingUsed, refuseNewKeyOfUsed } from './author-field';
import { dataCollection } from './data-collection';

const { beforeOperation, beforeChange, beforeDelete } = factHooks('authors');

/** Who writes: teams, so that nobody has to be invented. */
export const authors = dataCollection({
  slug: 'authors',
  labels: { singular: 'Author', plural: 'Authors' },
  description: 'Who writes tutorials, posts and labs.',
  useAsTitle: 'name',
  hooks: { beforeOperation: [beforeOperation], beforeChange: [beforeChange, refuseNewKeyOfUsed], beforeDelete: [beforeDelete, refuseDeletingUsed] },
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'about', type: 'text', required: true },
  ],
});
