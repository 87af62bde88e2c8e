import type { Field } from 'payload';
import { z } from 'zod';
import type { RuleViolation } from './rule-violation';

const CANCELLATION_MAX = 400;

/** The fields in the sidebar of what takes place at a time: whether it was canceled, and who has registered. */
export const occurrenceFields: Field[] = [
  {
    name: 'canceled',
    type: 'checkbox',
    hooks: { beforeDuplicate: [() => false] },
    admin: {
      position: 'sidebar',
      description:
        'It won’t take place. Publishing closes registration and emails everyone who has registered. ' +
        'The page stays, and says so.',
    },
  },
  {
    name: 'cancellation',
    type: 'textarea',
    label: 'Cancellation notice',
    maxLength: CANCELLATION_MAX,
    hooks: { beforeDuplicate: [() => null] },
    admin: {
      position: 'sidebar',
      condition: ({ canceled }) => canceled === true,
      description:
        'On the page and in the email: Our speaker is ill. Until we have a new date, read [our tutorials](/postgres-tutorials).',
    },
  },
  {
    name: 'registrations',
    type: 'ui',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: { Field: '/modules/submissions/registrations#Registrations' },
    },
  },
  {
    // The start that was published before, when it is another one. Set by a hook (occurrence-hooks.ts).
    name: 'previousStart',
    type: 'date',
    hooks: { beforeDuplicate: [() => null] },
    admin: { hidden: true },
  },
  {
    // The slug with which it was first published, when it was renamed since.
    name: 'originalSlug',
    type: 'text',
    index: true,
    hooks: { beforeDuplicate: [() => null] },
    admin: { hidden: true },
  },
];

const cancellationSchema = z.object({ canceled: z.boolean().catch(false), cancellation: z.string().catch('') });

/** Validates that what was canceled says why. */
export function validateCancellation(entry: Readonly<Record<string, unknown>>): RuleViolation[] {
  const { canceled, cancellation } = cancellationSchema.parse(entry);
  if (!canceled || cancellation.trim() !== '') return [];
  return [
    { path: 'cancellation', message: 'Say why it is canceled, or what people can do instead. They get this text by email.' },
  ];
}
