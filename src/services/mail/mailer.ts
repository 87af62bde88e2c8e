import { createTransport } from 'nodemailer';
import { isLoopbackUrl } from '@/platform/environment/value-schemas';
import { sanitizeHeader, parseMailAddress, sanitizeSubject } from './headers';

/** How long it may take to connect: to look up the name, agree on TLS, and receive the greeting. */
const CONNECT_LIMIT_MS = 30_000;
/**
 * How long the server may take for each answer. After the email itself, it may need ten minutes (RFC 5321, section 4.5.3.2.6): a
 * client that gives up earlier sends again what the server then accepts.
 */
const ANSWER_LIMIT_MS = 10 * 60_000;
/** A server that keeps answering slowly must not occupy a connection forever. */
const ATTEMPT_LIMIT_MS = 15 * 60_000;

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
   * Takes minutes if the server does. When it throws, the connection is closed, so the server gets nothing more of the email.
   * @throws Error when the server rejects it; the message contains neither the email nor the password
   */
  send(mail: MailMessage): Promise<void>;
}

/**
 * Creates a mailer that sends over SMTP.
 * @param url with user and password: smtps://user:password@mail.example.com
 */
export function createMailer(url: string, from: string): Mailer {
  const limits = {
    connectionTimeout: CONNECT_LIMIT_MS,
    greetingTimeout: CONNECT_LIMIT_MS,
    socketTimeout: ANSWER_LIMIT_MS,
  };
  const transport = createTransport(
    { url, ...limits, requireTLS: needsEncryption(url) },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    send: async ({ to, replyTo, subject, text, html, messageId, headers = {}, calendar }) => {
      const recipient = parseMailAddress(to);
      if (recipient === undefined) throw new Error('The recipient is not an email address.');
      try {
        await withinAttemptLimit((signal) =>
          transport.sendMail({
            signal,
            to: { name: '', address: recipient },
            ...(replyTo !== undefined && parseMailAddress(replyTo) ? { replyTo: { name: '', address: replyTo } } : {}),
            subject: sanitizeSubject(subject),
            text,
            html,
            messageId,
            ...(calendar === undefined ? {} : { icalEvent: { ...calendar, filename: 'calendar.ics' } }),
            headers: Object.fromEntries(
              Object.entries({ 'Auto-Submitted': 'auto-generated', ...headers }).map(([name, value]) => [
                name,
                sanitizeHeader(value),
              ]),
            ),
          }),
        );
      } catch (error) {
        throw new Error(describeError(error), { cause: error });
      }
    },
  };
}

/**
 * Whether an email must not be sent without STARTTLS. Otherwise, someone in the network who removes the server's offer of TLS would
 * get the password. A relay without a password may have no certificate.
 */
function needsEncryption(url: string): boolean {
  const { protocol, password } = new URL(url);
  return protocol === 'smtp:' && password !== '' && !isLoopbackUrl(url);
}

/** Ends the attempt itself when its time is over, which closes the connection. */
async function withinAttemptLimit(send: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
  const attempt = new AbortController();
  const timer = setTimeout(() => attempt.abort(new Error('it did not respond in time')), ATTEMPT_LIMIT_MS);
  try {
    await send(attempt.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the kind of error and the server's code. The server's text may contain the address. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'The mail server did not accept the email.';
  const code = 'code' in error ? String(error.code) : '';
  const answered = 'responseCode' in error ? String(error.responseCode) : '';
  const codes = `${code} ${answered}`.trim();
  const reason = code === 'ETLS' ? `the connection could not be encrypted (${codes})` : codes || error.message;
  return `The mail server did not accept the email: ${reason}`;
}
