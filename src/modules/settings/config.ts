import type { GlobalConfig } from 'payload';
import { SETTINGS_TAG } from '@/platform/page-cache/tags';
import { createRowLabel } from '@/cms/admin-ui/fields/row-label-component';
import { anyone, publisher } from '@/cms/core/access/access';
import { invalidateTags } from '@/cms/core/invalidation/invalidate-tags';
import { validateMailbox } from '@/cms/mail/validate-mailbox';
import type { ModuleConfig } from '@/cms/core/module-config';
import { announcementField, footerField, menuField } from './menu-field';
import { rejectBrokenSettingsLinks } from './reject-broken-links';

/** Site settings. This is the only place for the vendor's name and contact details. */
const settings: GlobalConfig = {
  slug: 'settings',
  label: 'Site settings',
  admin: {
    group: 'Settings',
    hideAPIURL: true,
    description:
      'The site’s name and contact details, the announcement, the main menu, and the footer. Changes are public when you save.',
  },
  access: { read: anyone, readVersions: publisher, update: publisher },
  hooks: {
    beforeValidate: [rejectBrokenSettingsLinks],
    afterChange: [({ doc, req }) => invalidateTags([SETTINGS_TAG], req).then(() => doc)],
  },
  fields: [
    { name: 'name', type: 'text', required: true, defaultValue: 'EDB' },
    { name: 'legalName', type: 'text', required: true, defaultValue: 'EnterpriseDB Corporation' },
    { name: 'tagline', type: 'text' },
    { name: 'defaultTitle', type: 'text', required: true, maxLength: 60, defaultValue: 'EDB: Postgres for the enterprise' },
    {
      name: 'defaultDescription',
      type: 'text',
      required: true,
      minLength: 50,
      maxLength: 160,
      defaultValue: 'Software, support and training for PostgreSQL, from the people who help to build it.',
    },
    {
      name: 'email',
      type: 'text',
      validate: validateMailbox,
      admin: {
        description:
          'The contact address. It is shown on pages and receives the notifications of forms that have no ' +
          'mailbox of their own. If you leave it empty, it isn’t shown, and nobody is notified about those forms.',
      },
    },
    { name: 'phone', type: 'text' },
    { name: 'address', type: 'textarea' },
    {
      name: 'contentSource',
      type: 'text',
      label: 'Content repository URL',
      validate: (value: unknown) =>
        value === null ||
        value === undefined ||
        value === '' ||
        (typeof value === 'string' && /^https:\/\/\S+[^/\s]$/.test(value)) ||
        'Enter a URL that begins with https:// and has no trailing slash.',
      admin: {
        description: 'The URL of the content folder in the source repository. Handbook pages then link to their source file.',
      },
    },
    {
      name: 'social',
      type: 'array',
      admin: { components: { RowLabel: createRowLabel('Link') } },
      fields: [
        { name: 'label', type: 'text', required: true },
        { name: 'href', type: 'text', required: true, label: 'URL' },
      ],
    },
    announcementField,
    menuField,
    footerField,
  ],
};

export const settingsConfig: ModuleConfig = { globals: [settings] };
