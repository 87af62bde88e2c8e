import { environment } from '@/platform/environment';
import { type Mailer, createMailer } from './mailer';

export type { MailMessage } from './mailer';
export { sanitizeHeader, parseMailAddress, sanitizeSubject } from './headers';

const { SMTP_URL, MAIL_FROM } = environment;

/** The mailer; undefined when no mail server is configured. */
export const mailer: Mailer | undefined = SMTP_URL === undefined ? undefined : createMailer(SMTP_URL, MAIL_FROM);
