import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { RecaptchaClient } from '@/services/bot-protection/recaptcha';
import { createSeededDatabase, type TestDatabase } from './support/database';
import { buildValidFields, solveProof } from './support/form-visitor';
import { type Instance, startInstance } from './support/instance';
import { avoidMidnight } from './support/midnight';
import { createProcesses } from './support/processes';
import { SCORE_KEYS, type FakeScoreService, startFakeScoreService } from './support/fake-score-service';

const processes = createProcesses();
let scoreService: FakeScoreService;

beforeAll(async () => {
  scoreService = await startFakeScoreService();
});
beforeEach(() => scoreService.setBehavior('normal'));
beforeEach(avoidMidnight);
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => scoreService.close());

describe('the score of a token', () => {
  const service = (options: { url?: string; secretKey?: string; timeLimitMs?: number } = {}) =>
    new RecaptchaClient({ url: scoreService.url, secretKey: SCORE_KEYS.secret, hostname: 'localhost', ...options });
  const purpose = { action: 'contact_sales', clientIp: '198.51.100.7' };
  const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);

  it('is requested with the secret, the token, and the IP address, as form data', async () => {
    // The service tells the time in whole seconds.
    const createdAt = new Date(Math.floor(Date.now() / 1_000 - 10) * 1_000);
    const token = scoreService.issueToken({ score: 0.5, createdAt });
    expect(await service().verify(token, purpose)).toEqual({
      outcome: 'good',
      id: RecaptchaClient.getTokenId(token),
      // As long as it is accepted, it is remembered that it was used.
      endsAt: new Date(createdAt.getTime() + 150_000),
    });
    expect(scoreService.verifications.at(-1)).toEqual({ secret: SCORE_KEYS.secret, response: token, remoteip: '198.51.100.7' });
    await service().verify(scoreService.issueToken(), { action: 'contact_sales' });
    expect(scoreService.verifications.at(-1)).not.toHaveProperty('remoteip');
  });

  it.each([
    ['a low score', () => scoreService.issueToken({ score: 0.4 })],
    ['another action', () => scoreService.issueToken({ action: 'newsletter' })],
    ['another site', () => scoreService.issueToken({ hostname: 'evil.example' })],
    ['more than two minutes', () => scoreService.issueToken({ createdAt: secondsAgo(121) })],
    ['a time to come', () => scoreService.issueToken({ createdAt: secondsAgo(-60) })],
    ['a made-up token', () => 'made-up'],
    ['far too many letters', () => 'A'.repeat(8_001)],
  ])('is low with %s', async (_what, token) => {
    expect(await service().verify(token(), purpose)).toEqual({ outcome: 'doubtful' });
  });

  it('is low when the token has expired by our own clock, whatever the service says', async () => {
    expect(await service().verify(scoreService.issueToken(), purpose, secondsAgo(-160))).toEqual({ outcome: 'doubtful' });
  });

  it('is low when a token is used twice', async () => {
    const token = scoreService.issueToken();
    expect(await service().verify(token, purpose)).toMatchObject({ outcome: 'good' });
    expect(await service().verify(token, purpose)).toEqual({ outcome: 'doubtful' });
  });

  it.each(['hanging', 'failing', 'malformed'] as const)(
    'is unknown while the service is %s, which is then left alone for half a minute',
    async (behavior) => {
      scoreService.setBehavior(behavior);
      const asking = service({ timeLimitMs: 3_000 });
      expect(await asking.verify(scoreService.issueToken(), purpose)).toEqual({ outcome: 'unknown' });
      scoreService.setBehavior('normal');
      const questions = scoreService.verifications.length;
      expect(await asking.verify(scoreService.issueToken(), purpose)).toEqual({ outcome: 'unknown' });
      expect(scoreService.verifications).toHaveLength(questions);
      // The clock of the machine was set back in the meantime.
      vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 31_000);
      const token = scoreService.issueToken({ createdAt: secondsAgo(100) });
      expect(await asking.verify(token, purpose, secondsAgo(100))).toMatchObject({ outcome: 'good' });
    },
  );

  it('is unknown when the service is unreachable or rejects the key', async () => {
    expect(await service({ url: 'http://127.0.0.1:1/recaptcha' }).verify('token', purpose)).toEqual({ outcome: 'unknown' });
    expect(await service({ secretKey: 'another' }).verify(scoreService.issueToken(), purpose)).toEqual({ outcome: 'unknown' });
  });
});

describe('a site with visitor scoring', () => {
  const PER_HOUR = 12;
  /** Addresses in a country that requires no consent, and in one that does. */
  const FREE = '8.8.8.';
  const ASKED = '194.25.0.1';
  let database: TestDatabase;
  let site: Instance;
  let visitors = 0;
  const newAddress = () => `${FREE}${(visitors += 1)}`;

  beforeAll(async () => {
    database = await createSeededDatabase('scores', processes);
    site = await startInstance(processes, database.url, {
      BOT_PROTECTION: 'on',
      BOT_SITE_KEY: SCORE_KEYS.site,
      BOT_SECRET_KEY: SCORE_KEYS.secret,
      BOT_URL: scoreService.url,
      FORMS_PER_HOUR: String(PER_HOUR),
      TRUSTED_PROXIES: '1',
    });
  });
  afterAll(async () => {
    await processes.close();
    await database.drop();
  });

  interface Post {
    email: string;
    from?: string;
    token?: string;
    proof?: string;
    attempt?: string;
    message?: string;
    headers?: Record<string, string>;
  }
  const post = ({ email, from = newAddress(), token, proof, headers, ...rest }: Post): Promise<Response> => {
    const body = new URLSearchParams({
      ...buildValidFields({ email, ...rest }),
      ...(token === undefined ? {} : { 'g-recaptcha-response': token }),
      ...(proof === undefined ? {} : { altcha: proof }),
    });
    return site.get('/contact?form=contact-sales', {
      method: 'POST',
      headers: { Origin: site.url, 'x-forwarded-for': from, ...headers },
      body,
    });
  };
  const senders = async (email: string): Promise<string[]> => {
    const { rows } = await database.client.query<{ sender: string }>('select sender from form_entries where email = $1', [email]);
    return rows.map(({ sender }) => sender);
  };

  it('accepts a form with a good score once: sending it again changes nothing, and another form needs another token', async () => {
    const good: Post = { email: 'good@example.org', from: newAddress(), token: scoreService.issueToken(), attempt: randomUUID() };
    const answers = [await post(good), await post(good)];
    expect(
      answers.map(({ status }) => status),
      site.output(),
    ).toEqual([303, 303]);
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
    expect((await post({ ...good, message: 'Something else', attempt: randomUUID() })).status).toBe(403);
    expect(await senders('good@example.org')).toEqual(['verified']);
  });

  it('accepts a low score with a proof of work, flags it for sales, and limits how often', async () => {
    const from = newAddress();
    const doubted: Post = { email: 'doubted@example.org', from, token: scoreService.issueToken({ score: 0.1 }) };
    const without = await post(doubted);
    expect(without.status).toBe(403);
    expect(await without.text()).toMatch(/value="doubted@example.org"[^]*<input type="hidden" name="proof"/);
    expect(
      (await post({ ...doubted, token: scoreService.issueToken({ score: 0.1 }), proof: await solveProof(site, from) })).status,
      site.output(),
    ).toBe(303);
    // A visitor who sends no token although scoring was offered is treated as with a low score.
    expect((await post({ ...doubted, token: undefined, message: 'Another', proof: await solveProof(site, from) })).status).toBe(
      303,
    );
    expect(
      (await post({ ...doubted, token: undefined, message: 'A third', proof: await solveProof(site, from) })).status,
      `${PER_HOUR} an hour, a sixth of that when in doubt`,
    ).toBe(429);
    expect(await senders('doubted@example.org')).toEqual(['unverified', 'unverified']);
  });

  it('offers scoring only where it needs no consent; elsewhere a proof of work is enough', async () => {
    const offered = async (from: string, headers: Record<string, string> = {}) =>
      z
        .looseObject({ score: z.unknown().optional() })
        .parse(await (await site.get('/forms/challenge', { headers: { 'x-forwarded-for': from, ...headers } })).json()).score;
    expect(await offered(newAddress())).toEqual({
      script: `${scoreService.url}/api.js?render=explicit`,
      siteKey: SCORE_KEYS.site,
    });
    expect(await offered(ASKED)).toBeUndefined();
    expect(await offered('10.0.0.1'), 'an unknown country').toBeUndefined();
    expect(await offered(newAddress(), { 'sec-gpc': '1' })).toBeUndefined();
    const questions = scoreService.verifications.length;
    expect((await post({ email: 'asked@example.org', from: ASKED, proof: await solveProof(site, ASKED) })).status).toBe(303);
    expect(await senders('asked@example.org')).toEqual(['verified']);
    expect(scoreService.verifications).toHaveLength(questions);
  });

  it('allows the service in the policy of pages with a form, even when redisplayed, and reserves space for its badge', async () => {
    const page = await site.get('/contact');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(new RegExp(`script-src [^;]*${scoreService.url}/ https://www\\.gstatic\\.com/recaptcha/;`));
    expect(policy).toContain(`frame-src ${scoreService.url}/ https://recaptcha.google.com/recaptcha/`);
    expect(policy).not.toContain('unsafe');
    const html = await page.text();
    expect(html).toContain('<div data-badge="contact_sales"></div>');
    expect(html).toContain('--badge-inline-size:256px;--badge-block-size:60px');
    expect(html, 'nothing of it is loaded by the page').not.toContain(scoreService.url);
    const back = await post({ email: 'nobody' });
    expect([back.status, back.headers.get('content-security-policy')]).toEqual([422, policy]);
    expect((await site.get('/why-edb')).headers.get('content-security-policy')).not.toMatch(/recaptcha|frame-src/);
  });

  it('accepts forms by their proof of work while the service is unavailable, and logs that once', async () => {
    scoreService.setBehavior('failing');
    for (const email of ['away@example.org', 'still-away@example.org']) {
      const from = newAddress();
      expect(
        (await post({ email, from, token: scoreService.issueToken(), proof: await solveProof(site, from) })).status,
        site.output(),
      ).toBe(303);
      expect(await senders(email)).toEqual(['verified']);
    }
    expect((await post({ email: 'nothing@example.org', token: scoreService.issueToken() })).status, 'without any proof').toBe(
      403,
    );
    await expect.poll(() => site.log().match(/^reCAPTCHA: .*$/gm)).toEqual(['reCAPTCHA: it returned 500']);
    expect(site.log()).not.toContain(SCORE_KEYS.secret);
  });
});
