import { environment } from '@/platform/environment';
import { type MailServer, makeMailServer } from './mail-server';

export type { Mail, MailServer } from './mail-server';
export { headerText, mailAddress, subjectText } from './header-text';

const { SMTP_URL, MAIL_FROM } = environment;

/** The mail server; undefined when none is configured. */
export const mailServer: MailServer | undefined = SMTP_URL === undefined ? undefined : makeMailServer(SMTP_URL, MAIL_FROM);
