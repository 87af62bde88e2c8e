import { dateField } from '@/cms/core/fields/date-field';
import type { ModuleConfig } from '@/cms/core/module-config';
import { authorField } from '@/cms/entries/author-field';
import { createEntryCollection } from '@/cms/entries/entry-collection';
import { relatedField, topicsField } from '@/cms/entries/shared-fields';
import { validateWhitePaper } from './rules';

/** Long papers for decision makers, as a page and as a PDF. */
const whitePapers = createEntryCollection({
  collection: 'white-papers',
  columns: ['topics', 'edition', 'published'],
  defaultSort: '-published',
  validateEntry: validateWhitePaper,
  fields: [
    topicsField,
    authorField,
    dateField('published', { index: true }),
    dateField('verified', { admin: { description: 'The day on which facts and commands were last checked.' } }),
    {
      name: 'edition',
      type: 'number',
      required: true,
      min: 1,
      admin: { description: 'Increase it with each change that readers should know about.' },
    },
    {
      name: 'postgres',
      type: 'number',
      hasMany: true,
      required: true,
      label: 'PostgreSQL versions',
      admin: { description: 'Major versions that it covers.' },
    },
    relatedField,
  ],
});

export const whitePapersConfig: ModuleConfig = { collections: [whitePapers], slots: ['white-papers'] };
