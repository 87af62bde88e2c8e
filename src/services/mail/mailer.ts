import { createTransport } from 'nodemailer';
import { withTimeout } from '@/platform/with-timeout';
import { sanitizeHeader, parseMailAddress, sanitizeSubject } from './headers';

const TIME_LIMIT = { limitMs: 10_000, message: 'it did not respond in time' };

/** An email to one recipient. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Permanent id of the email, so that a server that receives it twice can recognize it. */
  messageId: string;
  /** Address for replies, when it isn't the sender. */
  replyTo?: string;
  /** Additional headers, such as List-Unsubscribe. */
  headers?: Readonly<Record<string, string>>;
  /** An iCalendar file that the email carries, and its METHOD, which clients read in the email's header (RFC 6047). */
  calendar?: { method: 'PUBLISH' | 'CANCEL'; content: string };
}

/** Sends mail. */
export interface Mailer {
  /**
   * @throws Error when the server rejects it; the message contains neither the email nor the password
   */
  send(mail: MailMessage): Promise<void>;
}

/**
 * Creates a mailer that sends over SMTP.
 * @param url with user and password: smtps://user:password@mail.example.com
 */
export function createMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, { from, disableFileAccess: true, disableUrlAccess: true });
  return {
    send: async ({ to, replyTo, subject, text, html, messageId, headers = {}, calendar }) => {
      const recipient = parseMailAddress(to);
      if (recipient === undefined) throw new Error('The recipient is not an email address.');
      try {
        await withTimeout(
          transport.sendMail({
            to: { name: '', address: recipient },
            ...(replyTo !== undefined && parseMailAddress(replyTo) ? { replyTo: { name: '', address: replyTo } } : {}),
            subject: sanitizeSubject(subject),
            text,
            html,
            messageId,
            ...(calendar === undefined ? {} : { icalEvent: { ...calendar, filename: 'class.ics' } }),
            headers: Object.fromEntries(
              Object.entries({ 'Auto-Submitted': 'auto-generated', ...headers }).map(([name, value]) => [
                name,
                sanitizeHeader(value),
              ]),
            ),
          }),
          TIME_LIMIT,
        );
      } catch (error) {
        throw new Error(describeError(error), { cause: error });
      }
    },
  };
}

/** Returns the kind of error and the server's code. The server's text may contain the address. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'The mail server did not take it.';
  const code = 'code' in error ? ` ${String(error.code)}` : '';
  const answered = 'responseCode' in error ? ` ${String(error.responseCode)}` : '';
  return `The mail server did not take it:${code}${answered}${code === '' && answered === '' ? ` ${error.message}` : ''}`;
}
