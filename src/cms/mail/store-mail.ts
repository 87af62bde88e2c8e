import type { PayloadRequest } from 'payload';
import { sanitizeHeader, type MailMessage, sanitizeSubject } from '@/services/mail';
import type { MailKind } from './delivery-kinds';

/**
 * Stores an email in Postgres with its headers, where the admin shows it, because this site has no mail server.
 * @param about its kind decides who may read it; without one, only administrators
 */
export async function storeMail(
  req: PayloadRequest,
  { to, subject, text, html, messageId, replyTo, headers, calendar }: MailMessage,
  { kind, entry }: { kind?: MailKind | undefined; entry?: number | undefined },
): Promise<void> {
  const kept = { ...(replyTo === undefined ? {} : { 'Reply-To': replyTo }), ...headers };
  await req.payload.create({
    collection: 'mails',
    data: {
      kind,
      to: to.toLowerCase(),
      subject: sanitizeSubject(subject),
      text,
      html,
      messageId,
      headers: Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, sanitizeHeader(value)])),
      entry,
      calendar: calendar?.content,
    },
    depth: 0,
    req,
  });
}
