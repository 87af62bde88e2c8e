import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DelayChallenge } from '@/services/bot-protection/delay-challenge';
import { recordConsumedProof } from '@/services/bot-protection/proof-store';
import { deleteExpiredLimits } from '@/services/rate-limit/cleanup';
import { incrementUsage, readUsage } from '@/services/rate-limit/rate-limit';
import { createSeededDatabase, type TestDatabase } from './support/database';
import { solveProof } from './support/form-visitor';
import { type Instance, startInstance } from './support/instance';
import { avoidMidnight } from './support/midnight';
import { createProcesses } from './support/processes';

const SECRET = 'a-secret-of-at-least-24-characters';
const PER_HOUR = 12;

const processes = createProcesses();
let database: TestDatabase;
let pool: pg.Pool;
let site: Instance;

beforeAll(async () => {
  database = await createSeededDatabase('guard', processes);
  pool = new pg.Pool({ connectionString: database.url, max: 10 });
  // The test is its own trusted proxy, so that it can come from many addresses.
  site = await startInstance(processes, database.url, {
    BOT_PROTECTION: 'on',
    FORMS_PER_HOUR: String(PER_HOUR),
    TRUSTED_PROXIES: '1',
    PAYLOAD_SECRET: SECRET,
  });
});
afterAll(async () => {
  await pool.end();
  await processes.close();
  await database.drop();
});

beforeEach(avoidMidnight);

let visitors = 0;
/** Returns an IP address that no request had before. */
const newAddress = () => `198.51.100.${(visitors += 1)}`;

interface Post {
  from?: string;
  fields?: Record<string, string>;
  proof?: string;
  ticket?: string;
}

const question = (email: string) => ({ name: 'Zoë Visitor', email, message: 'How much for three servers?' });

function post({ from = newAddress(), fields = question('guard@example.org'), proof, ticket }: Post): Promise<Response> {
  const body = new URLSearchParams({
    ...fields,
    ...(proof === undefined ? {} : { altcha: proof }),
    ...(ticket === undefined ? {} : { proof: ticket }),
  });
  return site.get('/contact?form=contact-sales', {
    method: 'POST',
    headers: { Origin: site.url, 'x-forwarded-for': from },
    body,
  });
}

const solved = (from = newAddress()): Promise<string> => solveProof(site, from);

async function entries(email: string): Promise<number> {
  const { rows } = await database.client.query<{ count: number }>(
    'select count(*)::int as count from form_entries where email = $1',
    [email],
  );
  return rows[0]?.count ?? 0;
}

/** Returns how the senders of entries are flagged for sales. */
async function sendersOf(email: string): Promise<string[]> {
  const { rows } = await database.client.query<{ sender: string }>('select sender from form_entries where email = $1', [email]);
  return rows.map(({ sender }) => sender);
}

describe('a form with a proof', () => {
  it('is accepted once: sent again it is the same, and another form with that proof is refused', async () => {
    const from = newAddress();
    const proof = await solved(from);
    const fields = { ...question('proof@example.org'), attempt: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => post({ from, fields, proof })));
    expect(
      answers.map(({ status }) => status),
      site.output(),
    ).toEqual([303, 303, 303]);
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
    expect(await sendersOf('proof@example.org')).toEqual(['verified']);

    const other = await post({
      from,
      fields: { ...question('proof@example.org'), message: 'Buy my <pills>', attempt: randomUUID() },
      proof,
    });
    expect(other.status).toBe(403);
    expect(other.headers.get('content-security-policy')).not.toContain('unsafe-inline');
    const html = await other.text();
    expect(html).toContain('was used for another one');
    expect(html, 'what was typed').toContain('Buy my &lt;pills&gt;');
    expect(await entries('proof@example.org')).toBe(1);
  });

  it('is refused when the proof is forged or malformed', async () => {
    const proof = await solved();
    const [body] = [Buffer.from(proof, 'base64').toString()];
    const forged = Buffer.from(
      body.replace(/"signature":"(.)/, (_all, first) => `"signature":"${first === '0' ? '1' : '0'}`),
    ).toString('base64');
    for (const each of [forged, 'nonsense', '{}', 'A'.repeat(50_000)]) {
      const answer = await post({ fields: question('forged@example.org'), proof: each });
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain('issued by this site');
    }
    expect(await entries('forged@example.org')).toBe(0);
  });

  it('is refused when the hidden field is filled in', async () => {
    const answer = await post({
      fields: { ...question('trap@example.org'), website: 'https://spam.example' },
      proof: await solved(),
    });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('A hidden field was filled in');
    expect(await entries('trap@example.org')).toBe(0);
  });
});

describe('a form without a proof', () => {
  const ticketIn = (html: string) => /<input type="hidden" name="proof" value="([^"]+)"/.exec(html)?.[1] ?? '';

  it('comes back with everything that was typed, and with a ticket', async () => {
    const from = newAddress();
    const first = await post({ from, fields: question('patient@example.org') });
    expect(first.status).toBe(403);
    const html = await first.text();
    expect(html).toContain('JavaScript didn’t run on this page');
    expect(html).toContain('value="patient@example.org"');
    const ticket = ticketIn(html);

    const early = await post({ from, fields: question('patient@example.org'), ticket });
    expect(early.status).toBe(403);
    const earlyHtml = await early.text();
    expect(earlyHtml).toContain('That was quick.');
    expect(ticketIn(earlyHtml), 'waiting does not begin anew').toBe(ticket);
    expect(await entries('patient@example.org')).toBe(0);
  });

  it('is accepted after a delay, once per ticket, and rarely', async () => {
    const from = newAddress();
    const waited = () => new DelayChallenge(SECRET).issueTicket('contact-sales', new Date(Date.now() - 10_000));
    const ticket = waited();
    const taken = await post({ from, fields: question('waited@example.org'), ticket });
    expect(taken.status, site.output()).toBe(303);
    expect((await post({ from, fields: { ...question('waited@example.org'), message: 'Another' }, ticket })).status).toBe(403);
    expect(
      (await post({ from, fields: { ...question('waited@example.org'), message: 'Another' }, ticket: waited() })).status,
    ).toBe(303);
    const third = await post({ from, fields: { ...question('waited@example.org'), message: 'A third' }, ticket: waited() });
    expect(third.status, `${PER_HOUR} an hour with a proof, a sixth of that without`).toBe(429);
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(await sendersOf('waited@example.org'), 'marked for sales').toEqual(['unverified', 'unverified']);
    expect((await post({ from, ticket: new DelayChallenge(SECRET).issueTicket('newsletter', new Date(0)) })).status).toBe(403);
  });
});

describe('forms and challenges', () => {
  it('are rejected with their input when one network sends too many, even concurrently; other visitors are not affected', async () => {
    const statuses = (
      await Promise.all(Array.from({ length: 50 }, (_each, index) => post({ from: `2001:db8:1:2::${index + 1}` })))
    ).map(({ status }) => status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(PER_HOUR);
    expect(statuses.filter((status) => status === 429)).toHaveLength(50 - PER_HOUR);
    const refused = await post({ from: '2001:db8:1:2:ffff::1', fields: question('many@example.org') });
    expect(refused.status).toBe(429);
    expect(await refused.text()).toMatch(/Too many forms were sent from your network[^]*value="many@example.org"/);
    expect((await post({ from: '2001:db8:1:3::1' })).status).toBe(403);
    // What a visitor sends at the beginning of the header has no effect.
    expect((await post({ from: '203.0.113.77, 2001:db8:1:2::9' })).status).toBe(429);
  });

  it('with errors are shown again, until one network has sent very many; what it sends without errors is still read', async () => {
    const from = '2001:db8:1:4::1';
    const invalid = { ...question('typo@example'), name: 'Zoë with a typo' };
    expect((await post({ from, fields: invalid })).status).toBe(422);
    const { rowCount } = await pool.query("update rate_limit set used = $1 where key like 'returned forms:%' and used > 0", [
      10 * PER_HOUR,
    ]);
    expect(rowCount).toBeGreaterThan(0);
    const refused = await post({ from, fields: invalid });
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await refused.text()).toMatch(/Very many forms with errors[^]*complete email address[^]*Zoë with a typo/);
    // Without errors, it is asked for a proof.
    expect((await post({ from })).status).toBe(403);
    expect((await post({ from: '2001:db8:1:5::1', fields: invalid })).status).toBe(422);
  });

  it('are refused when too many challenges are requested', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 * PER_HOUR + 5 }, () =>
        site.get('/forms/challenge', { headers: { 'x-forwarded-for': '203.0.113.5' } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4 * PER_HOUR);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    for (const { headers } of answers) expect(headers.get('cache-control')).toBe('no-store');
  });

  it('suggest the country of the IP address', async () => {
    const countryFor = async (from: string) =>
      z
        .looseObject({ country: z.string().optional() })
        .parse(await (await site.get('/forms/challenge', { headers: { 'x-forwarded-for': from } })).json()).country;
    expect(await countryFor('194.25.0.1')).toBe('DE');
    expect(await countryFor('10.0.0.1'), 'unknown').toBeUndefined();
  });

  it('store no IP address', async () => {
    const { rows } = await database.client.query<{ key: string }>('select key from rate_limit');
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^[a-z ]+:[\w-]{43}$/);
    expect(site.log()).not.toMatch(/198\.51\.100|2001:db8/);
  });
});

describe('large forms that arrive slowly', () => {
  const TYPED = 'What I typed before the file';
  const BOUNDARY = '----WebKitFormBoundary7MA4YWxkTrZu0gW';
  const head =
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="message"\r\n\r\n${TYPED}\r\n--${BOUNDARY}\r\n` +
    `Content-Disposition: form-data; name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  const END = `\r\n--${BOUNDARY}--\r\n`;
  const file = Buffer.alloc(5_000_000, 97);
  const DRIPPED = 200;
  const large = (from: string) =>
    site.get('/contact?form=contact-sales', {
      method: 'POST',
      headers: { Origin: site.url, 'x-forwarded-for': from, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      body: Buffer.concat([Buffer.from(head), file, Buffer.from(END)]),
    });

  /** A form that has been sent except for its end. */
  interface OpenForm {
    /** Sends the end. @returns the status of the response */
    end(): Promise<number>;
    close(): void;
  }

  function begin(from: string): OpenForm {
    const { port, host } = new URL(site.url);
    const socket = connect(Number(port), '127.0.0.1');
    const status = new Promise<number>((resolve, reject) => {
      socket.once('data', (answer) => resolve(Number(String(answer).split(' ')[1])));
      socket.once('error', reject);
    });
    // A restarted form is closed before its response.
    void status.catch(() => undefined);
    socket.write(
      `POST /contact?form=contact-sales HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${site.url}\r\n` +
        `X-Forwarded-For: ${from}\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\n` +
        `Content-Length: ${head.length + file.length + END.length}\r\n\r\n`,
    );
    socket.write(head);
    socket.write(file.subarray(DRIPPED));
    // Sends a byte now and then, because silent senders time out.
    let left = DRIPPED;
    const drip = setInterval(() => {
      left -= 1;
      socket.write('a');
    }, 1_000);
    const close = () => {
      clearInterval(drip);
      socket.destroy();
    };
    return {
      close,
      end: async () => {
        clearInterval(drip);
        socket.write(`${'a'.repeat(left)}${END}`);
        const answered = await status;
        close();
        return answered;
      },
    };
  }

  /**
   * Starts as many forms as one network may send at once, and confirms with another one that they have arrived: it is rejected
   * twice. If it is accepted instead, all are started again.
   */
  async function beginToTheLimit(): Promise<{ from: string; held: OpenForm[] }> {
    for (;;) {
      const from = newAddress();
      const held = [begin(from), begin(from), begin(from)];
      // When these have been read, the others most likely have been, too.
      for (let count = 0; count < 2; count += 1) await large(newAddress());
      const statuses = [(await large(from)).status, (await large(from)).status];
      if (statuses.every((status) => status === 429)) return { from, held };
      for (const form of held) form.close();
    }
  }

  it('are buffered up to a limit per network; any above it are rejected with their input, and the memory is released', async () => {
    // The first one takes longest.
    expect((await large(newAddress())).status).toBe(422);
    const { from, held } = await beginToTheLimit();
    const refused = await large(from);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.text()).toContain(TYPED);
    // Other visitors, and forms without a file from the same network, are read meanwhile.
    expect((await large(newAddress())).status).toBe(422);
    expect((await post({ from, fields: { message: 'Hello' } })).status).toBe(422);
    expect(await Promise.all(held.map((form) => form.end()))).toEqual([422, 422, 422]);
    expect((await large(from)).status).toBe(422);
  });

  it("are not buffered once the network's quota is used up", async () => {
    const from = newAddress();
    await incrementUsage(pool, { name: 'forms', limit: PER_HOUR, windowSeconds: 3_600 }, { address: from, secret: SECRET });
    await database.client.query('update rate_limit set used = $1 where ends_at > now()', [PER_HOUR]);
    const refused = await large(from);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await refused.text()).toContain(TYPED);
    await database.client.query('delete from rate_limit');
  });
});

describe('counting in Postgres', () => {
  const limit = { name: 'test', limit: 7, windowSeconds: 60 };
  const use = { address: '192.0.2.1', secret: SECRET };

  it('allows exactly the limit, however many requests are concurrent', async () => {
    const uses = await Promise.all(Array.from({ length: 50 }, () => incrementUsage(pool, limit, use)));
    expect(uses.filter(({ allowed }) => allowed)).toHaveLength(7);
  });

  it('restarts after the window, and another day has another key', async () => {
    await database.client.query("update rate_limit set ends_at = now() - interval '1 second' where key like 'test:%'");
    expect(await incrementUsage(pool, limit, use)).toEqual({ allowed: true });
    await incrementUsage(pool, limit, { ...use, now: new Date(Date.now() + 86_400_000) });
    const { rows } = await database.client.query("select used from rate_limit where key like 'test:%' order by used");
    expect(rows).toEqual([{ used: 1 }, { used: 1 }]);
  });

  it('restarts when the clock of Postgres was ahead and has been set back', async () => {
    await database.client.query("update rate_limit set used = 7, ends_at = now() + interval '1 day' where key like 'test:%'");
    expect(await readUsage(pool, limit, use)).toEqual({ allowed: true });
    expect(await incrementUsage(pool, limit, use)).toEqual({ allowed: true });
    const { rows } = await database.client.query(
      "select used from rate_limit where key like 'test:%' and ends_at <= now() + interval '1 minute'",
    );
    expect(rows).toEqual([{ used: 1 }]);
  });

  it('deletes expired counters', async () => {
    await recordConsumedProof(pool, { id: 'over', endsAt: new Date(Date.now() - 1000) }, 'x');
    await recordConsumedProof(pool, { id: 'kept', endsAt: new Date(Date.now() + 60_000) }, 'x');
    await database.client.query("update rate_limit set ends_at = now() - interval '1 second' where key like 'test:%'");
    await deleteExpiredLimits(pool);
    const { rows } = await database.client.query("select id from used_proof where id in ('over', 'kept')");
    expect(rows).toEqual([{ id: 'kept' }]);
    expect((await database.client.query("select 1 from rate_limit where key like 'test:%'")).rowCount).toBe(0);
  });
});

describe('expensive responses', () => {
  const getFrom = (from: string, path: string, encoding = 'gzip') =>
    site.get(path, { headers: { 'x-forwarded-for': from, 'accept-encoding': encoding } });

  it('are rejected when one network requests too many; other networks are served', async () => {
    const paths = Array.from({ length: 200 }, (_each, index) => `/docs/offline/nothing-${index}.html`);
    const responses = await Promise.all(paths.map((path, index) => getFrom(`2001:db8:7:1::${index + 1}`, path)));
    const statuses = responses.map(({ status }) => status);
    expect(new Set(statuses), site.output()).toEqual(new Set([404, 429]));
    expect(statuses.filter((status) => status === 404).length).toBeGreaterThanOrEqual(120);
    expect(responses.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('5');
    expect((await getFrom('2001:db8:7:2::1', '/llms.txt')).status).toBe(200);
  });

  it("include list views: one network can't take all slots, and cached views need none", async () => {
    const known = '/blog/topic/sql';
    // The first request renders it. With the second, the HTTP thread receives it, and knows from then on that it exists.
    for (let count = 0; count < 2; count += 1) expect((await getFrom(newAddress(), known)).status).toBe(200);
    const attacker = newAddress();
    const attack = Array.from({ length: 60 }, (_each, index) => getFrom(attacker, `/blog/topic/no-such-topic-${index}`));
    // All slots of the network are taken when the first request is refused.
    await Promise.any(
      attack.map(async (response) => {
        if ((await response).status !== 503) throw new Error('not refused');
      }),
    );
    const [other, kept] = await Promise.all([
      getFrom(newAddress(), '/blog/topic/performance'),
      // In another encoding, so that the HTTP thread can't send it from memory.
      getFrom(attacker, known, 'br'),
    ]);
    expect([other.status, kept.status], site.output()).toEqual([200, 200]);
    const statuses = (await Promise.all(attack)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([404, 503]));
  });
});
