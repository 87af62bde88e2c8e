import type { CollectionConfig, Field } from 'payload';
import { authorField } from '@/cms/entries/author-field';
import { COURSE_LEVELS } from '@/cms/core/taxonomy/course-levels';
import { dateField } from '@/cms/core/fields/date-field';
import { createEntryCollection } from '@/cms/entries/entry-collection';
import type { RuleViolation } from '@/cms/entries/rule-violation';
import { relatedField, topicsField } from '@/cms/entries/shared-fields';
import { ARTICLE_KINDS, type ArticleKind } from '@/cms/core/kinds/article-kinds';
import type { ModuleConfig } from '@/cms/core/module-config';
import { authors } from './authors';

/** Fields that only one kind has. */
const EXTRA_FIELDS: Readonly<Record<ArticleKind['collection'], Field[]>> = {
  tutorials: [
    { name: 'level', type: 'select', required: true, options: [...COURSE_LEVELS] },
    versionsField({
      required: true,
      description: 'Major versions on which the commands were run, or that an article without commands is about.',
    }),
  ],
  posts: [versionsField({ required: false, description: 'Major versions on which its commands were run.' })],
  labs: [versionsField({ required: true, description: 'Major versions that were measured.' })],
};

function versionsField({ required, description }: { required: boolean; description: string }): Field {
  return { name: 'postgres', type: 'number', hasMany: true, required, label: 'PostgreSQL versions', admin: { description } };
}

function createArticleCollection({ collection }: ArticleKind): CollectionConfig {
  return createEntryCollection({
    collection,
    columns: ['topics', 'author', 'published'],
    defaultSort: '-published',
    validateEntry: validateArticle,
    fields: [
      topicsField,
      authorField,
      dateField('published', {
        index: true,
        label: 'Publication date',
        admin: { description: 'The date on the article. To publish the article at a later time, choose “Schedule” above.' },
      }),
      dateField('verified', {
        required: false,
        label: 'Commands last run',
        admin: {
          description: 'The day on which the commands were last run. Leave empty if nobody has run them; the page says so.',
        },
      }),
      ...EXTRA_FIELDS[collection],
      {
        name: 'series',
        type: 'text',
        index: true,
        admin: { description: 'Articles with the same name here form a series: Backup basics.' },
      },
      { name: 'part', type: 'number', min: 1, admin: { description: 'The position in its series.' } },
      relatedField,
    ],
  });
}

function validateArticle({ published, verified, series, part }: Readonly<Record<string, unknown>>): RuleViolation[] {
  return [
    ...(typeof published === 'string' && typeof verified === 'string' && verified < published
      ? [{ path: 'verified', message: 'The verification date can’t be before the publication date.' }]
      : []),
    ...(part && !series ? [{ path: 'part', message: 'Only an article in a series has a position.' }] : []),
    ...(series && !part ? [{ path: 'part', message: 'An article in a series needs a position.' }] : []),
  ];
}

/** Tutorials, posts and labs. */
const articleCollections = ARTICLE_KINDS.map(createArticleCollection);

export const articlesConfig: ModuleConfig = {
  collections: [...articleCollections, authors],
  slots: ['topic-posts', 'articles', 'latest-articles'],
};
