import { preventDeletingUsedAuthor, preventRenamingUsedAuthor } from '@/cms/entries/author-field';
import { createDataCollection } from '@/cms/entries/data-collection';

/** The authors: teams, so that no person has to be invented. */
export const authors = createDataCollection({
  slug: 'authors',
  labels: { singular: 'Author', plural: 'Authors' },
  description: 'Authors of tutorials, posts, and labs.',
  useAsTitle: 'name',
  hooks: { beforeChange: [preventRenamingUsedAuthor], beforeDelete: [preventDeletingUsedAuthor] },
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'about', type: 'text', required: true },
  ],
});
