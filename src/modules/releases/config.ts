import type { Field } from 'payload';
import { dateField } from '@/cms/core/fields/date-field';
import { createDataCollection } from '@/cms/entries/data-collection';
import type { ModuleConfig } from '@/cms/core/module-config';
import { factValuesEndpoint } from '@/cms/facts/fact-values-endpoint';
import { RELEASE_SLOTS } from './slots';
import { factTasks } from './updates/fact-tasks';
import { factUpdates } from './updates/fact-updates';
import { storeAffectedPagesTask } from './updates/list-pages-task';
import { refreshFacts } from './updates/refresh-task';

/** Kinds of steps that a release requires after the update. */
const ACTION_KINDS = ['backup', 'reindex', 'configuration', 'extensions', 'data', 'check'] as const;
/** Kinds of changes in a major version. */
const CHANGE_KINDS = ['operator', 'developer', 'incompatibility', 'setting'] as const;
const RELEASE_KINDS = ['scheduled', 'out-of-cycle', 'major'] as const;

const RELEASE_NUMBER = /^(9\.\d|[1-9]\d)\.\d{1,2}$/;
const MAJOR_VERSION = /^(9\.\d|[1-9]\d)$/;

const sources: Field = {
  name: 'sources',
  type: 'text',
  hasMany: true,
  required: true,
  admin: { description: 'The sources of these facts. Enter the full URL of each page.' },
};

/** The major versions of PostgreSQL, newest first. */
const postgresVersions = createDataCollection({
  slug: 'postgres-versions',
  labels: { singular: 'PostgreSQL version', plural: 'PostgreSQL versions' },
  description: 'The major versions of PostgreSQL with their dates, newest first. Minor releases are PostgreSQL releases.',
  useAsTitle: 'major',
  fields: [
    { name: 'major', type: 'number', required: true },
    dateField('released'),
    dateField('endOfLife', { required: false, admin: { description: 'Leave it empty until the project announces it.' } }),
    {
      name: 'lastRelease',
      type: 'text',
      validate: (value: unknown) => validateNumber(value, RELEASE_NUMBER),
      admin: { description: 'Only for a version that ended before the list of releases begins, for example 9.6.24.' },
    },
    {
      name: 'changes',
      type: 'array',
      label: 'What’s new',
      admin: { description: 'In our own words, from the release notes of the version, which “Sources” must name.' },
      fields: [
        { name: 'kind', type: 'select', required: true, options: [...CHANGE_KINDS] },
        { name: 'text', type: 'textarea', required: true, admin: { description: 'One or two sentences. Markdown.' } },
      ],
    },
    sources,
    dateField('checked'),
    { name: 'note', type: 'textarea' },
  ],
});

/** The days on which releases came out, newest first. */
const postgresReleases = createDataCollection({
  slug: 'postgres-releases',
  labels: { singular: 'PostgreSQL release', plural: 'PostgreSQL releases' },
  description: 'Each day on which PostgreSQL was released, newest first, with what to do after the update.',
  useAsTitle: 'released',
  fields: [
    dateField('released'),
    { name: 'kind', type: 'select', required: true, options: [...RELEASE_KINDS] },
    {
      name: 'versions',
      type: 'text',
      hasMany: true,
      required: true,
      validate: (value: unknown) => validateNumbers(value, RELEASE_NUMBER),
      admin: { description: 'The versions released that day, for example 18.7 and 17.12.' },
    },
    {
      name: 'notesRead',
      type: 'text',
      hasMany: true,
      admin: { description: 'The versions whose own release notes were read. Pages of other versions say that they weren’t.' },
    },
    { name: 'summary', type: 'textarea', required: true, admin: { description: 'Markdown.' } },
    {
      name: 'actions',
      type: 'array',
      admin: { description: 'What to do besides installing and restarting.' },
      fields: [
        { name: 'kind', type: 'select', required: true, options: [...ACTION_KINDS] },
        { name: 'title', type: 'text', required: true },
        {
          name: 'majors',
          type: 'text',
          hasMany: true,
          validate: (value: unknown) => validateNumbers(value, MAJOR_VERSION),
          admin: { description: 'Only for these major versions. Leave it empty for all of them.' },
        },
        { name: 'text', type: 'textarea', required: true, admin: { description: 'Markdown.' } },
      ],
    },
    sources,
    dateField('checked'),
  ],
});

/** The known vulnerabilities of PostgreSQL, newest first. */
const postgresCves = createDataCollection({
  slug: 'postgres-cves',
  labels: { singular: 'PostgreSQL CVE', plural: 'PostgreSQL CVEs' },
  description: 'Vulnerabilities of PostgreSQL that were fixed since 2025, newest first. The key is the CVE number.',
  useAsTitle: 'key',
  columns: ['description', 'score', 'published'],
  fields: [
    { name: 'description', type: 'textarea' },
    dateField('published', {
      required: false,
      admin: {
        description: 'As stated in the source. Leave empty if the source wasn’t read. Pages and feeds show the day of the fix.',
      },
    }),
    {
      name: 'score',
      type: 'number',
      min: 0,
      max: 10,
      admin: { description: 'CVSS base score. Leave empty if the source wasn’t read.' },
    },
    { name: 'vector', type: 'text', label: 'CVSS vector' },
    { name: 'weaknesses', type: 'text', hasMany: true, admin: { description: 'For example CWE-862.' } },
    { name: 'component', type: 'text' },
    {
      name: 'affected',
      type: 'array',
      required: true,
      minRows: 1,
      fields: [
        {
          name: 'from',
          type: 'text',
          required: true,
          admin: { description: 'First affected version; 0 for all versions before the next branch.' },
        },
        { name: 'fixedIn', type: 'text', required: true, validate: (value: unknown) => validateNumber(value, RELEASE_NUMBER) },
      ],
    },
    {
      name: 'notRead',
      type: 'text',
      hasMany: true,
      validate: (value: unknown) => validateNumbers(value, MAJOR_VERSION),
      admin: { description: 'Major versions for which it isn’t known whether they are affected.' },
    },
    { name: 'sourceUrl', type: 'text', required: true, label: 'Source' },
    dateField('checked'),
  ],
});

/** The newest versions of products other than PostgreSQL. */
const softwareVersions = createDataCollection({
  slug: 'software-versions',
  labels: { singular: 'Product version', plural: 'Product versions' },
  description: 'The newest version of each product. Use it in text as {{product.<key>.version}}.',
  useAsTitle: 'name',
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'version', type: 'text', admin: { description: 'Leave empty if it isn’t confirmed.' } },
    dateField('released', { required: false }),
    { name: 'source', type: 'text', required: true },
    dateField('checked'),
    { name: 'note', type: 'textarea' },
  ],
});

export const releasesConfig: ModuleConfig = {
  collections: [
    { ...postgresVersions, endpoints: [factValuesEndpoint] },
    postgresReleases,
    postgresCves,
    softwareVersions,
    factUpdates,
    factTasks,
  ],
  tasks: [refreshFacts, storeAffectedPagesTask],
  slots: RELEASE_SLOTS,
};

function validateNumber(value: unknown, pattern: RegExp): true | string {
  if (typeof value !== 'string' || value === '') return true;
  return pattern.test(value) || `${value} is not a number such as 18.7 or 18.`;
}

function validateNumbers(value: unknown, pattern: RegExp): true | string {
  const wrong = Array.isArray(value) ? value.map((each: unknown) => validateNumber(each, pattern)) : [];
  return wrong.find((each) => each !== true) ?? true;
}
