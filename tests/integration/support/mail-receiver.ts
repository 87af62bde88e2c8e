import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived. */
export interface ReceivedMail {
  to: string;
  /** One a line: what was folded is unfolded (RFC 5322, section 2.2.3). */
  headers: string;
  /** The plain text, decoded. */
  text: string;
  messageId: string;
}

/** A mail server that accepts everything. */
export interface MailReceiver {
  /** For SMTP_URL. */
  url: string;
  received: readonly ReceivedMail[];
  /** Returns the mails to an address, each once: a repeated mail has the same ID. */
  to(address: string): ReceivedMail[];
  /** Called when a mail has arrived, before it is acknowledged. */
  onMail(act: () => Promise<void> | void): void;
  close(): Promise<void>;
}

/** Starts a mail server on this machine. */
export async function startMailReceiver(): Promise<MailReceiver> {
  const received: ReceivedMail[] = [];
  let act: () => Promise<void> | void = () => undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(
          buildMail(Buffer.concat(chunks).toString('utf8'), session.envelope.rcptTo.map(({ address }) => address).join()),
        );
        void Promise.resolve(act()).then(() => callback(), callback);
      });
    },
  });
  // A killed client breaks its connection.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The mail server does not listen.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    to: (person) => [...new Map(received.filter(({ to }) => to === person).map((mail) => [mail.messageId, mail])).values()],
    onMail: (what) => {
      act = what;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function buildMail(raw: string, to: string): ReceivedMail {
  const [headers = '', ...body] = raw.split('\r\n\r\n');
  return {
    to,
    headers: headers.replace(/\r\n(?=[ \t])/g, ''),
    text: decoded(body.join('\r\n\r\n')),
    messageId: /^Message-ID: (.+)$/m.exec(headers)?.[1]?.trim() ?? '',
  };
}

/** The text of both parts, from quoted-printable (RFC 2045, section 6.7) where it is that; ours are in English, so bytes are letters. */
function decoded(body: string): string {
  return body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
