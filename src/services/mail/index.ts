import { environment } from '@/platform/environment';
import { type Mailer, createMailer } from './mail-server';

export type { MailMessage, Mailer } from './mail-server';
export { sanitizeHeader, parseMailAddress, sanitizeSubject } from './header-text';

const { SMTP_URL, MAIL_FROM } = environment;

/** The mail server; undefined when none is configured. */
export const mailer: Mailer | undefined = SMTP_URL === undefined ? undefined : createMailer(SMTP_URL, MAIL_FROM);
