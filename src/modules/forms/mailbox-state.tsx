import type { UIFieldServerProps } from 'payload';
import { z } from 'zod';
import { findMailbox } from '@/cms/outbox/find-mailbox';

const mailboxSchema = z.object({
  deliverTo: z.string().nullish().catch(undefined),
  deliverToSite: z.boolean().nullish().catch(undefined),
});

/** Says who gets a mail about new entries of a form, and says clearly when nobody does. */
export async function MailboxState({ data, req }: UIFieldServerProps) {
  const form = mailboxSchema.parse(data ?? {});
  const mailbox = await findMailbox(req, form);
  return (
    <p role="note" style={{ marginBlock: '0 1.5rem' }}>
      {mailbox === undefined ? describeMissing(form.deliverToSite === true) : `Mails about new entries go to ${mailbox}.`}
    </p>
  );
}

function describeMissing(isSiteMeant: boolean): string {
  return isSiteMeant
    ? 'Not set: Site settings have no email address, so nobody gets a mail about new entries. They are kept, and listed under Form entries. Set the address there, or a mailbox here.'
    : 'Nobody gets a mail about new entries. They are kept, and listed under Form entries.';
}
