import { randomUUID } from 'node:crypto';
import { createLocalReq, type EmailAdapter } from 'payload';
import { z } from 'zod';
import { environment } from '@/platform/environment';
import { mailer } from '@/services/mail';
import { buildMessageId, mailHost } from './mail-site';
import { storeMail } from './store-mail';

/** What Payload sends: to one recipient, as plain text or HTML. */
const messageSchema = z.object({
  to: z.string(),
  subject: z.string().default(''),
  text: z.string().default(''),
  html: z.string().default(''),
});

/**
 * Payload's email adapter. Without one, Payload would write emails to the log. It has none to send: editors sign in
 * at the identity provider, and emails that follow a form go through the outbox (src/cms/outbox). Emails go to the mail
 * server, or into the Mails collection when there is none.
 */
export const mailAdapter: EmailAdapter<void> = ({ payload }) => ({
  name: 'site-mail',
  defaultFromAddress: environment.MAIL_FROM,
  defaultFromName: mailHost,
  sendEmail: async (given) => {
    const { to, subject, text, html } = messageSchema.parse(given);
    const mail = {
      to,
      subject,
      text: text || html,
      html,
      messageId: buildMessageId(randomUUID()),
    };
    return mailer === undefined ? storeMail(await createLocalReq({}, payload), mail, {}) : mailer.send(mail);
  },
});
