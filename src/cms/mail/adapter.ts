import { randomUUID } from 'node:crypto';
import { createLocalReq, type EmailAdapter } from 'payload';
import { z } from 'zod';
import { environment } from '@/platform/environment';
import { mailer } from '@/services/mail';
import { storeMail } from './store-mail';

/** What the content management sends: to one address, in plain text or HTML. */
const message = z.object({
  to: z.string(),
  subject: z.string().default(''),
  text: z.string().default(''),
  html: z.string().default(''),
});

/**
 * How Payload itself would send a mail, by which it does not write mails to the log. It has none to send: editors sign in at
 * the identity provider, and the mails that follow a form stand in the outbox (form-entries/send.ts). Mails go where those
 * go: to the mail server, or into the collection Mails.
 */
export const mailAdapter: EmailAdapter<void> = ({ payload }) => ({
  name: 'site-mail',
  defaultFromAddress: environment.MAIL_FROM,
  defaultFromName: new URL(environment.SITE_URL).hostname,
  sendEmail: async (given) => {
    const { to, subject, text, html } = message.parse(given);
    const mail = {
      to,
      subject,
      text: text || html,
      html,
      messageId: `<${randomUUID()}@${new URL(environment.SITE_URL).hostname}>`,
    };
    return mailer === undefined ? storeMail(await createLocalReq({}, payload), mail) : mailer.send(mail);
  },
});
