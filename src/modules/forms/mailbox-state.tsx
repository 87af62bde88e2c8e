import type { UIFieldServerProps } from 'payload';
import { z } from 'zod';
import { findMailbox } from '@/cms/outbox/find-mailbox';

const mailboxSchema = z.object({
  deliverTo: z.string().nullish().catch(undefined),
  deliverToSite: z.boolean().nullish().catch(undefined),
});

const WARNING = {
  margin: '0 0 1.5rem',
  padding: '0.75rem 1rem',
  borderInlineStart: '3px solid var(--theme-warning-500)',
} as const;

/** Shows who gets an email about new entries of a form, and warns when no one does. */
export async function MailboxState({ data, req }: UIFieldServerProps) {
  const form = mailboxSchema.parse(data ?? {});
  const mailbox = await findMailbox(req, form);
  return (
    <p role="note" style={mailbox === undefined ? WARNING : { marginBlock: '0 1.5rem' }}>
      {mailbox === undefined ? describeMissing(form.deliverToSite === true) : `Emails about new entries go to ${mailbox}.`}
    </p>
  );
}

function describeMissing(isSiteMeant: boolean): string {
  return isSiteMeant
    ? 'The site settings have no email address, so nobody gets an email about new entries. ' +
        'They are kept and listed under Form entries. Set the address in the site settings, or a mailbox here.'
    : 'Nobody gets an email about new entries. They are kept and listed under Form entries.';
}
