import { CODE_LANGUAGES } from '@/ui/code/code-languages';
import { dateField } from '@/cms/core/fields/date-field';
import { createDataCollection } from '@/cms/entries/data-collection';
import type { ModuleConfig } from '@/cms/core/module-config';
import {
  ARCHITECTURES,
  DOWNLOAD_PRODUCTS,
  FAMILY_LABELS,
  FILE_KINDS,
  INSTALLATION_METHODS,
  PACKAGE_MANAGERS,
  PLATFORM_FAMILIES,
  PRODUCT_LABELS,
} from './options';

const products = DOWNLOAD_PRODUCTS.map((value) => ({ value, label: PRODUCT_LABELS[value] }));
const families = PLATFORM_FAMILIES.map((value) => ({ value, label: FAMILY_LABELS[value] }));
const sourceUrl = {
  name: 'sourceUrl',
  type: 'text',
  required: true,
  label: 'Source',
  admin: { description: 'Where this is documented.' },
} as const;

/** Operating systems, and which products have packages for them. The chooser and the platform matrix are generated from these. */
const platforms = createDataCollection({
  slug: 'platforms',
  labels: { singular: 'Platform', plural: 'Platforms' },
  description: 'Operating systems and the products available for them, shown in the download chooser and the platform matrix.',
  useAsTitle: 'name',
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'family', type: 'select', required: true, options: families },
    dateField('supportEnds', { required: false }),
    { name: 'note', type: 'text' },
    {
      name: 'offers',
      type: 'array',
      required: true,
      minRows: 1,
      fields: [
        { name: 'product', type: 'select', required: true, options: products },
        {
          name: 'repository',
          type: 'text',
          required: true,
          admin: { description: 'Where it comes from: PostgreSQL Apt repository.' },
        },
        { name: 'installation', type: 'text', admin: { description: 'Key of the installation whose commands apply.' } },
        {
          name: 'majors',
          type: 'text',
          admin: { description: 'Major versions: 18, 17. Empty: every version that was supported on the day it was checked.' },
        },
        {
          name: 'architectures',
          type: 'select',
          hasMany: true,
          options: [...ARCHITECTURES],
          admin: { description: 'Empty when the source doesn’t say.' },
        },
        sourceUrl,
        dateField('checked'),
        { name: 'note', type: 'text' },
      ],
    },
  ],
});

/** Files that a visitor downloads directly from the project or the vendor. */
const downloadFiles = createDataCollection({
  slug: 'download-files',
  labels: { singular: 'Download file', plural: 'Download files' },
  description: 'Installers and archives at public URLs, with their checksums.',
  useAsTitle: 'url',
  fields: [
    { name: 'product', type: 'select', required: true, options: products },
    { name: 'major', type: 'number', required: true },
    { name: 'release', type: 'text', required: true, admin: { description: 'The release and the build: 18.6-4.' } },
    { name: 'platform', type: 'text', required: true, admin: { description: 'Key of the platform: windows.' } },
    { name: 'architecture', type: 'select', required: true, options: [...ARCHITECTURES] },
    { name: 'kind', type: 'select', required: true, options: [...FILE_KINDS] },
    { name: 'url', type: 'text', required: true, label: 'URL' },
    {
      name: 'sha256',
      type: 'text',
      label: 'SHA-256',
      validate: (value: unknown) =>
        value === undefined || value === null || value === '' || (typeof value === 'string' && /^[0-9a-f]{64}$/.test(value))
          ? true
          : 'Enter 64 lowercase hexadecimal digits.',
    },
    dateField('built', { required: false }),
    sourceUrl,
    dateField('checked'),
  ],
});

/**
 * Installation commands. `{major}` in a command is a placeholder for the version, `{release}` for its newest release.
 */
const installations = createDataCollection({
  slug: 'installations',
  labels: { singular: 'Installation', plural: 'Installations' },
  description: 'How a product is installed. {major} in a command stands for the version, {release} for its newest release.',
  useAsTitle: 'platform',
  fields: [
    { name: 'platform', type: 'text', required: true },
    { name: 'product', type: 'select', required: true, defaultValue: 'postgresql', options: products },
    { name: 'family', type: 'select', required: true, options: families },
    { name: 'offers', type: 'select', required: true, options: [...INSTALLATION_METHODS] },
    {
      name: 'packageManager',
      type: 'select',
      options: [...PACKAGE_MANAGERS],
      admin: { description: 'Generates a script, a playbook, and the other recipes from the commands.' },
    },
    {
      name: 'package',
      type: 'text',
      admin: { description: 'The package with the server: postgresql-{major}. Recipes for offline machines download it.' },
    },
    {
      name: 'releases',
      type: 'text',
      required: true,
      admin: { description: 'The releases of the platform that are supported.' },
    },
    sourceUrl,
    dateField('checked'),
    {
      name: 'steps',
      type: 'array',
      required: true,
      minRows: 1,
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'language', type: 'select', required: true, options: [...CODE_LANGUAGES] },
        { name: 'code', type: 'textarea', required: true, admin: { className: 'monospaced' } },
        {
          name: 'platforms',
          type: 'text',
          admin: { description: 'Keys of the platforms that need this step: rhel-8, rhel-9. Empty: all.' },
        },
      ],
    },
    {
      name: 'verify',
      type: 'textarea',
      required: true,
      admin: { className: 'monospaced', description: 'A command that verifies that it runs.' },
    },
    {
      name: 'remove',
      type: 'textarea',
      required: true,
      admin: { className: 'monospaced', description: 'How to remove it again.' },
    },
    { name: 'note', type: 'textarea', admin: { description: 'Markdown.' } },
  ],
});

export const downloadsConfig: ModuleConfig = {
  collections: [platforms, installations, downloadFiles],
  slots: ['download-chooser', 'platform-matrix'],
};
