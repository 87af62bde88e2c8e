import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMailer } from './mailer';
import { sanitizeHeader, parseMailAddress, sanitizeSubject } from './headers';

interface Received {
  to: string[];
  headers: string;
  body: string;
}

let received: Received[] = [];
/** The passwords that the server has got. */
let passwords: (string | null | undefined)[] = [];
let refusesWith: number | undefined;
let url = '';
/** Called when an email has arrived that the server hasn't accepted yet; by default, accepts it. */
let onReceived: (accept: () => void) => void;
let onClosed: () => void;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  logger: false,
  onAuth: ({ username, password }, _session, callback) => {
    passwords.push(password);
    callback(null, { user: username });
  },
  onRcptTo: (_address, _session, callback) => {
    callback(
      refusesWith === undefined
        ? null
        : Object.assign(new Error('No such mailbox for person@example.org'), { responseCode: refusesWith }),
    );
  },
  onData: (stream, session, callback) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const [headers = '', ...body] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n');
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), headers, body: body.join('\r\n\r\n') });
      onReceived(callback);
    });
  },
  onClose: () => onClosed(),
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  url = `smtp://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
beforeEach(() => {
  received = [];
  passwords = [];
  refusesWith = undefined;
  onReceived = (accept) => accept();
  onClosed = () => undefined;
});
afterAll(async () => {
  await new Promise<void>((resolve) => {
    server.close(resolve);
  });
});

const mail = { to: 'person@example.org', subject: 'Hello', text: 'Text', html: '<p>Text</p>', messageId: '<1@site.example>' };
const send = (rest: Partial<Parameters<ReturnType<typeof createMailer>['send']>[0]>) =>
  createMailer(url, 'site@example.com').send({ ...mail, ...rest });

describe('mail', () => {
  it('arrives as text and HTML, with its message id', async () => {
    await send({ replyTo: 'sales@example.com', headers: { 'List-Unsubscribe': '<https://site.example/u>' } });
    expect(received).toHaveLength(1);
    expect(received[0]?.headers).toMatch(/^Message-ID: <1@site\.example>\r?$/m);
    expect(received[0]?.headers).toMatch(/^Reply-To: sales@example\.com\r?$/m);
    expect(received[0]?.headers).toMatch(/^List-Unsubscribe: <https:\/\/site\.example\/u>\r?$/m);
    expect(received[0]?.headers).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(received[0]?.body).toContain('text/plain');
    expect(received[0]?.body).toContain('text/html');
  });

  const injections = [
    'Hello\r\nBcc: victim@example.org',
    'Hello\nBcc: victim@example.org',
    'Hello\rBcc: victim@example.org',
    'Hello\u2028Bcc: victim@example.org',
    'Hello\r\n\r\nBcc: victim@example.org',
    'Hello\u0085Bcc: victim@example.org',
  ];

  it.each(injections)('allows no header injection: %j', async (text) => {
    await send({ subject: text, headers: { 'X-Form': text } });
    expect(received[0]?.to).toEqual(['person@example.org']);
    expect(received[0]?.headers).not.toMatch(/^Bcc:/im);
    expect(received[0]?.body).not.toMatch(/^Bcc:/im);
  });

  it.each([
    ...injections.map((text) => text.replace('Hello', 'a@example.org')),
    'a@example.org, b@example.org',
    'A <a@example.org>',
    'a@example.org;b@example.org',
    '"a@b"@example.org',
    '',
  ])('requires exactly one recipient: %j', async (to) => {
    await expect(send({ to })).rejects.toThrow('The recipient is not an email address.');
    await send({ replyTo: to });
    expect(received).toHaveLength(1);
    expect(received[0]?.headers).not.toMatch(/^(?:Reply-To|Bcc):/im);
  });

  it('reports why it was rejected, without the address', async () => {
    refusesWith = 550;
    await expect(send({})).rejects.toThrow(/^The mail server did not accept the email: EENVELOPE 550$/);
    await expect(createMailer('smtp://person:password@127.0.0.1:1', 'site@example.com').send(mail)).rejects.toThrow(
      /^The mail server did not accept the email: ESOCKET|ECONNECTION|ECONNREFUSED/,
    );
  });
});

describe('a mail server that offers no encryption', () => {
  const sendTo = (address: string) => createMailer(address, 'site@example.com').send(mail);
  // The same server, by an address that doesn't have to be this machine's.
  const elsewhere = () => url.replace('127.0.0.1', '0.0.0.0');
  const withPassword = (address: string) => address.replace('//', '//site:password@');

  it('gets neither a password nor an email, unless it is on this machine', async () => {
    await expect(sendTo(withPassword(elsewhere()))).rejects.toThrow(
      'The mail server did not accept the email: the connection could not be encrypted (ETLS 500)',
    );
    expect({ passwords, received }).toEqual({ passwords: [], received: [] });
    await sendTo(withPassword(url));
    expect({ passwords, count: received.length }).toEqual({ passwords: ['password'], count: 1 });
  });

  it('gets emails when it asks for no password', async () => {
    await sendTo(elsewhere());
    expect(received).toHaveLength(1);
  });
});

describe('a slow mail server', () => {
  beforeEach(() => {
    // The server of this test has timers, too, which must go on.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const holdMail = () =>
    new Promise<() => void>((resolve) => {
      onReceived = resolve;
    });

  it('has minutes to accept an email, which is then sent once', async () => {
    const held = holdMail();
    const sending = send({});
    const accept = await held;
    vi.advanceTimersByTime(9 * 60_000);
    accept();
    await expect(sending).resolves.toBeUndefined();
    expect(received).toHaveLength(1);
  });

  it('loses the connection when the attempt ends', async () => {
    const held = holdMail();
    const closed = new Promise<void>((resolve) => {
      onClosed = resolve;
    });
    const sending = expect(send({})).rejects.toThrow(/^The mail server did not accept the email: /);
    await held;
    vi.advanceTimersByTime(16 * 60_000);
    await sending;
    vi.advanceTimersByTime(60_000);
    await closed;
  });
});

describe('header text', () => {
  it('is a single line, no longer than mail clients show', () => {
    expect(sanitizeSubject(' a\r\n\tb\u0000c\uD800 ')).toBe('a b c');
    expect(sanitizeSubject('a'.repeat(500))).toHaveLength(150);
    expect(sanitizeHeader(' a\r\n\tb\u0000c\uD800 ')).toBe('a b c');
    expect(sanitizeHeader('a'.repeat(500))).toHaveLength(500);
  });

  it('is an address only when there is exactly one', () => {
    expect(parseMailAddress('a@b.example')).toBe('a@b.example');
    expect(parseMailAddress(`${'a'.repeat(250)}@b.example`)).toBeUndefined();
  });
});
