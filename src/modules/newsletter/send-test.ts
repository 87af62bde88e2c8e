import { randomUUID } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import type { NewsletterIssue } from '@/payload-types';
import { type MailMessage, mailer } from '@/services/mail';
import { resolveStoredFacts } from '@/cms/facts/load-fact-values';
import { storeMail } from '@/cms/mail/store-mail';
import { getMailSite, buildMessageId } from '@/cms/mail/mail-site';
import { waitWithTimeout } from '@/platform/wait-with-timeout';
import { renderIssueMail } from './newsletter-mail';

/** A mail server may need minutes, and the editor waits for the answer. */
const WAIT_LIMIT = { limitMs: 10_000, message: 'The mail server has not answered yet. The email may still arrive.' };

/**
 * Sends an issue to one editor. Its preferences and unsubscribe links lead to the newsletter page, because there is no
 * subscriber to change.
 * @returns undefined when the email was accepted, otherwise the reason it wasn't
 */
export async function sendTestIssue(
  req: PayloadRequest,
  { subject, body, topics }: Pick<NewsletterIssue, 'subject' | 'body' | 'topics'>,
  to: string,
): Promise<string | undefined> {
  const site = await getMailSite(req);
  const links = { preferences: `${site.url}/newsletter`, unsubscribe: `${site.url}/newsletter` };
  const text = await resolveStoredFacts(req.payload, { subject: `Test: ${subject}`, body }, req);
  const mail: MailMessage = {
    to,
    messageId: buildMessageId(randomUUID()),
    ...(await renderIssueMail({ ...text, topics, site, links })),
  };
  if (mailer === undefined) {
    await storeMail(req, mail, { kind: 'newsletter-test' });
    return undefined;
  }
  return waitWithTimeout(mailer.send(mail), WAIT_LIMIT).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : 'It failed for an unknown reason.'),
  );
}
