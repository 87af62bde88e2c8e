import type { CollectionConfig, Field } from 'payload';
import { createRowLabel } from '@/cms/admin-ui/fields/row-label-component';
import { isAuthenticated } from '@/cms/core/access/access';
import { createDataCollection } from '@/cms/entries/data-collection';
import { validateMailbox } from '@/cms/mail/validate-mailbox';
import { NEWSLETTER_FORM, validateNewsletterForm } from '@/cms/core/taxonomy/newsletter-topics';
import type { ModuleConfig } from '@/cms/core/module-config';
import {
  AUTOCOMPLETE_NAMES,
  FORM_SUBJECTS,
  FIELD_KINDS,
  isReservedFieldName,
  THANK_YOU_PAGES,
  TRIAL_DAYS_MAX,
  TRIAL_DAYS_MIN,
} from './definition';
import { preventDeletingFormInUse, preventRenamingFormInUse } from './prevent-removing-form-in-use';

const FIELD_NAME = /^[a-z][a-zA-Z0-9]{0,39}$/;

const validateFieldName = (value: unknown): string | true => {
  if (typeof value !== 'string' || !FIELD_NAME.test(value)) return 'Use letters and digits, beginning with a lowercase letter.';
  return isReservedFieldName(value) ? 'The site or the browser uses this name. Choose another.' : true;
};

/** Requires unique field names and an email address to reply to. */
const validateFormFields = (value: unknown, { siblingData }: { siblingData: { key?: unknown } }): string | true => {
  const rows = Array.isArray(value)
    ? value.filter(
        (row): row is { name?: unknown; kind?: unknown; required?: unknown; options?: unknown; subject?: unknown } =>
          typeof row === 'object' && row !== null,
      )
    : [];
  const names = rows.flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) return `Two fields are called ${twice}.`;
  if (!rows.some(({ name, kind }) => name === 'email' && kind === 'email'))
    return 'A form needs a field “email” of the kind “Email address”: without it, you can’t reply to the sender.';
  const lacksOptions = rows.some(
    ({ kind, options, subject }) =>
      (kind === 'choices' || (kind === 'select' && !subject)) && !(Array.isArray(options) && options.length > 0),
  );
  if (lacksOptions) return 'A field with choices needs options.';
  return siblingData.key === NEWSLETTER_FORM ? (validateNewsletterForm(rows) ?? true) : true;
};

const formFieldFields: Field[] = [
  {
    name: 'name',
    type: 'text',
    required: true,
    validate: validateFieldName,
    admin: { description: 'The permanent name of the field in exports, of letters and digits: companySize.' },
  },
  { name: 'kind', type: 'select', required: true, options: [...FIELD_KINDS] },
  { name: 'label', type: 'text', required: true, maxLength: 120 },
  { name: 'help', type: 'text', maxLength: 200, admin: { description: 'One sentence, only if the label isn’t enough.' } },
  { name: 'required', type: 'checkbox' },
  {
    name: 'autocomplete',
    type: 'select',
    options: [...AUTOCOMPLETE_NAMES],
    admin: { description: 'What the browser may autofill.' },
  },
  { name: 'most', type: 'number', min: 1, max: 20_000, label: 'Maximum length' },
  {
    name: 'options',
    type: 'text',
    hasMany: true,
    maxRows: 40,
    admin: { description: 'The choices that visitors see, for fields with choices. Press Enter after each.' },
  },
  {
    name: 'subject',
    type: 'select',
    label: 'Prefilled with',
    options: FORM_SUBJECTS.map(({ value, label }) => ({ value, label })),
    admin: {
      condition: (_data, siblings) => siblings?.['kind'] === 'text' || siblings?.['kind'] === 'select',
      description:
        'The entry the visitor comes from. “Register” on a webinar then links to this form with the title filled in. ' +
        'With “Select one”, visitors choose among the open entries, and no options are needed.',
    },
  },
];

/** The site's forms. An entry is the whole definition, so editors can add a form or a field without a developer. */
const forms: CollectionConfig = createDataCollection({
  slug: 'forms',
  labels: { singular: 'Form', plural: 'Forms' },
  description:
    'The forms that pages show. To place one, add the block “Form” to a page. ' +
    'Submissions are listed in Form entries, which sales and administrators can read.',
  useAsTitle: 'name',
  hooks: { beforeChange: [preventRenamingFormInUse], beforeDelete: [preventDeletingFormInUse] },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80, admin: { description: 'Also used as the subject of emails.' } },
    {
      name: 'submitLabel',
      type: 'text',
      required: true,
      maxLength: 40,
      label: 'Button',
      admin: { description: 'The text of the button, with a verb: Send message.' },
    },
    {
      name: 'fields',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 20,
      validate: validateFormFields,
      admin: {
        description:
          'What visitors fill in, from top to bottom. One field must be named email and have the kind “Email address”.',
        components: { RowLabel: createRowLabel('Field') },
      },
      fields: formFieldFields,
    },
    { name: 'thankYou', type: 'select', required: true, options: [...THANK_YOU_PAGES], label: 'Thank-you page' },
    {
      name: 'nextSteps',
      type: 'textarea',
      label: 'Next steps',
      required: true,
      maxLength: 1000,
      admin: { description: 'What happens next, for the confirmation email. Plain text.' },
    },
    {
      name: 'deliverTo',
      type: 'text',
      label: 'Notify this mailbox',
      access: { read: ({ req }) => isAuthenticated(req) },
      validate: validateMailbox,
      admin: {
        description: 'Receives an email about each submission, and any reply that the sender writes to the confirmation email.',
      },
    },
    {
      name: 'deliverToSite',
      type: 'checkbox',
      defaultValue: false,
      label: 'If no mailbox is set, notify the site’s contact address',
      admin: { description: 'The email address in Site settings.' },
    },
    {
      name: 'mailboxState',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/modules/forms/mailbox-state#MailboxState' },
      },
    },
    {
      name: 'keepDays',
      type: 'number',
      required: true,
      min: 1,
      max: 3650,
      defaultValue: 365,
      label: 'Retention in days',
      admin: {
        description:
          'Submissions are then deleted in the nightly cleanup. For a webinar or an event, the days count from its end.',
      },
    },
    {
      name: 'confirmed',
      type: 'checkbox',
      label: 'Requires confirmation by email',
      admin: {
        description:
          'The sender gets an email with a link. The mailbox and the CRM are notified only after the link was ' +
          'used. Use this for requests that someone could make in another person’s name. ' +
          'Always on for forms that start a trial.',
      },
    },
    {
      name: 'trialDays',
      type: 'number',
      min: TRIAL_DAYS_MIN,
      max: TRIAL_DAYS_MAX,
      label: 'Trial length in days',
      admin: {
        description:
          'If you enter a number, the form starts a trial of that many days (Trials) once the sender has ' +
          'confirmed their address. Running trials keep their end when the number changes.',
      },
    },
  ],
});

export const formsConfig: ModuleConfig = { collections: [forms] };
