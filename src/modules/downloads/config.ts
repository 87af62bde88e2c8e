import { CODE_LANGUAGES } from '@/ui/code/code-languages';
import { dateField } from '@/cms/core/date-field';
import { createDataCollection } from '@/cms/entries/data-collection';
import type { ModuleConfig } from '@/cms/core/module-config';

export const PLATFORM_FAMILIES = ['linux', 'macos', 'windows', 'container', 'kubernetes'] as const;
export const INSTALLATION_METHODS = ['packages', 'installer', 'archive', 'container-image'] as const;

/** Installation commands of community PostgreSQL by platform. `{major}` in a command is a placeholder for the version. */
const installations = createDataCollection({
  slug: 'installations',
  labels: { singular: 'Installation', plural: 'Installations' },
  description: 'How PostgreSQL is installed on each platform. {major} in a command stands for the version.',
  useAsTitle: 'platform',
  fields: [
    { name: 'platform', type: 'text', required: true },
    { name: 'family', type: 'select', required: true, options: [...PLATFORM_FAMILIES] },
    { name: 'offers', type: 'select', required: true, options: [...INSTALLATION_METHODS] },
    { name: 'releases', type: 'text', required: true, admin: { description: 'The releases of the platform that are served.' } },
    { name: 'sourceUrl', type: 'text', required: true, label: 'Source', admin: { description: 'Where this is documented.' } },
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
      ],
    },
    {
      name: 'verify',
      type: 'textarea',
      required: true,
      admin: { className: 'monospaced', description: 'A command that shows that it runs.' },
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
  collections: [installations],
  slots: ['installation-commands'],
};
