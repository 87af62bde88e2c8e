import type { CollectionConfig } from 'payload';
import { isHiddenFromNonSales, nobody } from '@/cms/core/access/access';
import { withJsonViewer } from '@/cms/admin-ui/fields/with-json-viewer';
import { MAIL_KINDS } from './delivery-kinds';
import { mailReader } from './mail-readers';

/** Emails of a site without a mail server (SMTP_URL), stored here to be read. */
export const storedMail: CollectionConfig = {
  slug: 'mails',
  custom: { visitors: true },
  labels: { singular: 'Email', plural: 'Emails' },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'subject',
    description: 'Emails that were stored instead of being sent, because this site has no mail server.',
    defaultColumns: ['createdAt', 'kind', 'to', 'subject'],
    hidden: isHiddenFromNonSales,
  },
  access: { read: mailReader, create: nobody, update: nobody, delete: mailReader },
  fields: withJsonViewer([
    { name: 'subject', type: 'text', required: true },
    { name: 'kind', type: 'select', options: MAIL_KINDS },
    { name: 'to', type: 'text', required: true, index: true },
    { name: 'entry', type: 'relationship', relationTo: 'form-entries', index: true },
    { name: 'text', type: 'textarea', required: true },
    { name: 'html', type: 'textarea', label: 'HTML', admin: { rows: 6 } },
    { name: 'calendar', type: 'textarea', label: 'Calendar file', admin: { rows: 6 } },
    { name: 'headers', type: 'json' },
    { name: 'messageId', type: 'text', required: true, unique: true, index: true },
  ]),
};
