import { CODE_LANGUAGES } from '@/ui/code/language-names';
import { dataCollection } from './data-collection';

export const PLATFORM_FAMILIES = ['linux', 'macos', 'windows', 'container', 'kubernetes'] as const;
export const INSTALLATION_OFFERS = ['packages', 'installer', 'archive', 'container-image'] as const;

/** How community PostgreSQL is installed on each platform. `{major}` in a command stands for the version. */
export const installations = dataCollection({
  slug: 'installations',
  labels: { singular: 'Installation', plural: 'Installations' },
  description: 'How PostgreSQL is installed on each platform. {major} in a command stands for the version.',
  useAsTitle: 'platform',
  fields: [
    { name: 'platform', type: 'text', required: true },
    { name: 'family', type: 'select', required: true, options: [...PLATFORM_FAMILIES] },
    { name: 'offers', type: 'select', required: true, options: [...INSTALLATION_OFFERS] },
    { name: 'releases', type: 'text', required: true, admin: { description: 'The releases of the platform that are served.' } },
    { name: 'sourceUrl', type: 'text', required: true, label: 'Source', admin: { description: 'Where this is documented.' } },
    { name: 'checked', type: 'text', required: true, validate: isDate, admin: { description: 'Year-month-day' } },
    {
      name: 'steps',
      type: 'array',
      required: true,
      minRows: 1,
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'language', type: 'select', required: true, options: [...CODE_LANGUAGES] },
        { name: 'code', type: 'code', required: true },
      ],
    },
    { name: 'verify', type: 'code', required: true, admin: { description: 'A command that shows that it runs.' } },
    { name: 'remove', type: 'code', required: true, admin: { description: 'How to remove it again.' } },
    { name: 'note', type: 'textarea', admin: { description: 'Markdown.' } },
  ],
});

/** The supported major versions of PostgreSQL, newest first. */
export const postgresVersions = dataCollection({
  slug: 'postgres-versions',
  labels: { singular: 'PostgreSQL version', plural: 'PostgreSQL versions' },
  description: 'The major versions of PostgreSQL with their dates, newest first.',
  useAsTitle: 'major',
  fields: [
    { name: 'major', type: 'number', required: true },
    { name: 'minor', type: 'text', required: true, admin: { description: 'The newest minor release when this was checked.' } },
    { name: 'released', type: 'text', required: true, validate: isDate },
    { name: 'endOfLife', type: 'text', required: true, validate: isDate },
    { name: 'checked', type: 'text', required: true, validate: isDate },
  ],
});

/** Days are kept as text, as they are written in the files: a time and a zone would only be able to shift them. */
function isDate(value: unknown): true | string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? true : 'A date as year-month-day, 2026-11-21.';
}
