import type { PayloadRequest } from 'payload';
import { sanitizeHeader, type MailMessage, sanitizeSubject } from '@/services/mail';

/** Stores an email in Postgres with its headers, where the admin shows it, because this site has no mail server. */
export async function storeMail(
  req: PayloadRequest,
  { to, subject, text, html, messageId, replyTo, headers, calendar }: MailMessage,
  entry?: number,
): Promise<void> {
  const kept = { ...(replyTo === undefined ? {} : { 'Reply-To': replyTo }), ...headers };
  await req.payload.create({
    collection: 'mails',
    data: {
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
