import type { WhitePaper } from '@/payload-types';
import { dayField } from '../day';
import { RESOURCE_KINDS } from './kinds';
import { resourceCollection, type RuleBroken } from './resource-collection';

/** What is wrong with a paper across its fields; exported for its test. */
export function rulesOfWhitePaper({ published, verified }: Partial<WhitePaper>): RuleBroken[] {
  return published && verified && verified < published ? [{ path: 'verified', message: 'It cannot have been verified before it was published.' }] : [];
}

/** Long papers for decisions, read on the page or as a PDF. */
export const whitePapers = resourceCollection<WhitePaper>({
  kind: RESOURCE_KINDS[2],
  columns: ['topics', 'edition', 'published'],
  rules: rulesOfWhitePaper,
  body: 'The paper.',
  fields: [
    { name: 'author', type: 'text', required: true, index: true, admin: { description: 'The key of an author (Facts, Authors).' } },
    dayField('published', { index: true }),
    dayField('verified', { admin: { description: 'The day on which facts and commands were checked last.' } }),
    { name: 'edition', type: 'number', required: true, min: 1, admin: { description: 'Rises with each change that readers should know of.' } },
    { name: 'postgres', type: 'number', hasMany: true, required: true, label: 'PostgreSQL versions', admin: { description: 'Major versions that it is about.' } },
  ],
});
