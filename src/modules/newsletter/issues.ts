import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type Field,
} from 'payload';
import { MARKDOWN_CLASSES } from '@/cms/admin-ui/markdown-paste/markdown-field';
import { timeDisplay } from '@/cms/core/fields/date-format';
import { systemOnly, publisher, editorialStaff, writer } from '@/cms/core/access/access';
import { getChangedFields } from '@/cms/core/changes/changed-fields';
import { lockRowsBeforeWrite } from '@/cms/core/database/lock-rows';
import { NEWSLETTER_TOPICS } from '@/cms/core/taxonomy/newsletter-topics';
import { issueEndpoints } from './issue-endpoints';

const SENT = 'This issue was already sent and can’t be changed. Nothing was saved.';
const SCHEDULED = 'This issue is scheduled. Cancel the schedule, make your changes, and schedule it again. Nothing was saved.';

/** Prevents changes to an issue that is scheduled or sent. Only the site itself updates its state. */
const preventEditingReleased: CollectionBeforeChangeHook = ({ collection, data, operation, originalDoc }) => {
  if (operation === 'create') return { ...data, state: 'draft' };
  const isContentChanged = getChangedFields(collection, data, originalDoc).some((field) =>
    ['subject', 'topics', 'body'].includes(field),
  );
  if (isContentChanged && originalDoc?.['state'] !== 'draft')
    throw new APIError(originalDoc?.['state'] === 'sent' ? SENT : SCHEDULED, 409);
  return data;
};

const preventDeletingReleased: CollectionBeforeDeleteHook = async ({ req, id }) => {
  const { state } = await req.payload.findByID({ collection: 'newsletter-issues', id, depth: 0, req });
  if (state !== 'draft')
    throw new APIError(
      state === 'sent' ? 'This issue was sent and can’t be deleted.' : 'This issue is scheduled. Cancel the schedule first.',
      409,
    );
};

const systemOnlyAccess = { create: systemOnly, update: systemOnly };
/** What the site writes is shown once it's there. */
const isSet = (name: 'sendAt' | 'sentAt' | 'sentBy') => (issue: Partial<Record<typeof name, unknown>>) => Boolean(issue[name]);
const dateFieldAdmin = { readOnly: true, position: 'sidebar', date: timeDisplay } as const;

const sendingField: Field = {
  name: 'sending',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/modules/newsletter/panel/issue-panel#IssuePanel' },
  },
};

/** Newsletter issues. Authors write them, and publishers send them, once. */
export const newsletterIssues: CollectionConfig = {
  slug: 'newsletter-issues',
  labels: { singular: 'Newsletter', plural: 'Newsletters' },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'subject',
    description:
      'Emails to the subscribers of a topic. An author writes an issue and sends a test; an editor sends or schedules it.',
    defaultColumns: ['subject', 'topics', 'state', 'sendAt', 'sentAt'],
  },
  access: { read: editorialStaff, create: writer, update: editorialStaff, delete: publisher },
  endpoints: issueEndpoints,
  hooks: {
    beforeOperation: [lockRowsBeforeWrite],
    beforeChange: [preventEditingReleased],
    beforeDelete: [preventDeletingReleased],
  },
  fields: [
    sendingField,
    {
      name: 'subject',
      type: 'text',
      required: true,
      minLength: 5,
      maxLength: 120,
      validate: validateSubject,
      admin: { description: 'The subject of the email and its heading. Most mail clients show about 50 characters.' },
    },
    {
      name: 'topics',
      type: 'select',
      hasMany: true,
      required: true,
      options: [...NEWSLETTER_TOPICS],
      admin: { description: 'Subscribers to any of them get the issue, once.' },
    },
    {
      name: 'body',
      type: 'textarea',
      required: true,
      maxLength: 50_000,
      label: 'Text',
      admin: {
        className: MARKDOWN_CLASSES[2],
        rows: 20,
        description:
          'Markdown. Headings begin at ##. Links to this site may begin with /. Pictures are omitted, because an email loads nothing.',
      },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'draft',
      index: true,
      options: [
        { value: 'draft', label: 'Draft' },
        { value: 'scheduled', label: 'Scheduled' },
        { value: 'sent', label: 'Sent' },
      ],
      access: systemOnlyAccess,
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'sendAt',
      type: 'date',
      label: 'Send at',
      index: true,
      access: systemOnlyAccess,
      admin: { ...dateFieldAdmin, condition: isSet('sendAt') },
    },
    {
      name: 'sentAt',
      type: 'date',
      label: 'Sending started',
      access: systemOnlyAccess,
      admin: { ...dateFieldAdmin, condition: isSet('sentAt') },
    },
    {
      name: 'sentBy',
      type: 'relationship',
      relationTo: 'users',
      label: 'Sent by',
      access: systemOnlyAccess,
      admin: { readOnly: true, position: 'sidebar', condition: isSet('sentBy') },
    },
  ],
};

function validateSubject(value: unknown): string | true {
  if (typeof value !== 'string' || value.trim().length < 5 || value.length > 120) return 'A subject has 5 to 120 characters.';
  return /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(value) ? 'A subject is one line, without control characters.' : true;
}
