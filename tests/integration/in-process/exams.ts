import ICAL from 'ical.js';
import jwt from 'jsonwebtoken';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createPublicKey } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { getDocumentProxy, extractText } from 'unpdf';
import { z } from 'zod';
import { validateOpenBadge } from '../support/open-badge';
import { findLockWaiters } from '../support/database';
import { postponeClasses } from '../support/training-classes';
import { database, issuer, payload, SITE } from './payload';

/*
 * The routes of the exam run in this process, with the same checks before them as on a server. That a server hands a request
 * to them unchanged is shown by the journey (tests/journeys/training.spec.ts).
 */
let exams: Awaited<ReturnType<typeof load>>;

const load = async () => {
  const [account, routes, view, key, tasks] = await Promise.all([
    import('@/app/(account)/account/exams/route'),
    import('@/modules/certification/routes'),
    import('@/modules/certification/attempts/exam-view'),
    import('@/modules/certification/attempts/exam-key'),
    import('@/modules/certification/attempts/maintain-exams'),
  ]);
  return { account, routes, ...view, ...key, tasks };
};

beforeAll(async () => {
  await postponeClasses(database.client);
  exams = await load();
});

const answerSchema = z.object({
  outcome: z.string(),
  revision: z.number().optional(),
  choice: z.array(z.number()).optional(),
  secondsLeft: z.number().optional(),
});

/** Sends a request of a signed-in person. @returns also the cookie of the exam, if there is one */
async function ask(subject: string, body?: object) {
  const request = new Request(`${SITE}/account/exams`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${await issuer.sign(subject)}`, 'content-type': 'application/json', origin: SITE },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const response = await (body === undefined ? exams.account.GET : exams.account.POST)(request);
  const content: unknown = await response.json();
  return { status: response.status, content, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

const start = (subject: string, level = 'associate') => ask(subject, { action: 'start', level, name: `Ada ${subject}` });

interface Sent {
  position: number;
  choice: readonly number[];
  revision?: number;
  flagged?: boolean;
}

function buildPost(cookie: string, path: string, body: string, headers: Record<string, string> = {}): Request {
  return new Request(SITE + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
      origin: SITE,
      cookie,
      ...headers,
    },
    body,
  });
}

function buildAnswer({ position, choice, revision = 0, flagged = false }: Sent): string {
  const fields = [
    ['position', String(position)],
    ['revision', String(revision)],
    ...choice.map((each) => ['choice', String(each)]),
  ];
  return new URLSearchParams([...fields, ...(flagged ? [['flagged', 'on']] : [])]).toString();
}

async function answer(cookie: string, sent: Sent) {
  const request = buildPost(cookie, '/training/exam/answer', buildAnswer(sent), { accept: 'application/json' });
  const response = await exams.routes.handleAnswer(request);
  return { status: response.status, ...answerSchema.parse(await response.json()) };
}

async function submitExam(cookie: string): Promise<string | null> {
  return (await exams.routes.handleSubmit(buildPost(cookie, '/training/exam/submit', ''))).headers.get('location');
}

/** The response that the clock of an open page reads. */
async function timeLeft(cookie: string): Promise<number> {
  const response = await exams.routes.handleClock(new Request(`${SITE}/training/exam/clock`, { headers: { cookie } }));
  return z.object({ secondsLeft: z.number() }).parse(await response.json()).secondsLeft;
}

const viewOf = (cookie: string) => exams.findExam(exams.readExamKeyHash({ headers: new Headers({ cookie }) }) ?? '');

/** Returns the correct answers to the drawn questions, in order. */
async function rightAnswers(subject: string): Promise<number[][]> {
  const { rows } = await database.client.query<{ question: { options: { correct: boolean }[] } }>(
    `select question from exam_answers a join exam_attempts t on t.id = a.attempt_id
     where t.subject = $1 and t.state = 'running' order by position`,
    [subject],
  );
  return rows.map(({ question }) => question.options.flatMap(({ correct }, index) => (correct ? [index] : [])));
}

const attemptOf = async (subject: string) => {
  const { rows } = await database.client.query<{
    id: number;
    state: string;
    score: string | null;
    passed: boolean | null;
    minutes: number;
  }>(
    `select id, state, score, passed, extract(epoch from ends_at - started_at)::int / 60 as minutes
     from exam_attempts where subject = $1 order by id desc`,
    [subject],
  );
  return rows[0];
};

/** Moves the beginning of an exam, and so its end, to an earlier time. */
const letTimePass = (subject: string, minutes: number) =>
  database.client.query(
    `update exam_attempts set started_at = started_at - make_interval(mins => $2) where subject = $1 and state = 'running'`,
    [subject, minutes],
  );

/** Runs the job as the queue does. */
async function tend(): Promise<void> {
  const { createLocalReq } = await import('payload');
  const { handler } = exams.tasks.maintainExams;
  if (typeof handler !== 'function') throw new Error('The task has no handler.');
  const req = await createLocalReq({}, payload);
  await Reflect.apply(handler, undefined, [{ req }]);
}

async function pass(subject: string, level = 'associate'): Promise<string> {
  const { cookie } = await start(subject, level);
  for (const [index, choice] of (await rightAnswers(subject)).entries()) await answer(cookie, { position: index + 1, choice });
  expect(await submitExam(cookie)).toBe('/training/exam/result');
  const { rows } = await database.client.query<{ number: string }>('select number from certificates where subject = $1', [
    subject,
  ]);
  return rows[0]?.number ?? '';
}

/** Builds the last mail of a kind that is queued about something. */
async function buildMail(
  kind: 'exam-result' | 'class-changed' | 'class-dropped' | 'class-left',
  reference: 'attempt_id' | 'booking_id',
  id: number,
) {
  const [{ deliverySchema, getDeliveryHandler }, { createLocalReq }] = await Promise.all([
    import('@/cms/outbox/delivery'),
    import('payload'),
  ]);
  const { rows } = await database.client.query(
    `select * from form_deliveries where kind = $1 and ${reference} = $2 order by id desc limit 1`,
    [kind, id],
  );
  if (rows[0] === undefined) throw new Error('There is no delivery.');
  const outgoing = await getDeliveryHandler(payload, kind)(await createLocalReq({}, payload), deliverySchema.parse(rows[0]));
  if (outgoing === undefined || !('mail' in outgoing)) throw new Error('Nothing is sent.');
  return outgoing.mail;
}

describe('an exam', () => {
  it('is drawn by the weights of its topics, differs between people, and shows no answers', async () => {
    const { cookie, content, status } = await start('drawn');
    expect(status).toBe(200);
    expect(content).toMatchObject({ next: '/training/exam/question/1' });
    const { rows } = await database.client.query<{ topic: string; count: number }>(
      `select topic, count(distinct question_key)::int as count from exam_answers a join exam_attempts t on t.id = a.attempt_id
       where t.subject = 'drawn' group by topic`,
    );
    expect(Object.fromEntries(rows.map(({ topic, count }) => [topic, count]))).toEqual({
      sql: 7,
      transactions: 4,
      indexes: 4,
      roles: 4,
      backup: 4,
      configuration: 4,
      maintenance: 3,
    });
    await start('drawn-too');
    const { rows: drawn } = await database.client.query<{ keys: string; samples: number }>(
      `select string_agg(question_key, ',' order by position) as keys,
         count(*) filter (where question_key like 'sample%')::int as samples
       from exam_answers a join exam_attempts t on t.id = a.attempt_id where t.subject like 'drawn%' group by t.id`,
    );
    expect(new Set(drawn.map(({ keys }) => keys)).size).toBe(2);
    expect(drawn.map(({ samples }) => samples)).toEqual([0, 0]);
    const exam = await viewOf(cookie);
    const shown = JSON.stringify([exam, content, exam && (await exams.findQuestion(exam, 1))]);
    expect(shown).toContain('"choose":');
    expect(shown).not.toMatch(/correct|explanation/);
  });

  it('keeps each answer, and is graded, certified and recorded when it is submitted, once', async () => {
    const { cookie } = await start('ada');
    const right = await rightAnswers('ada');
    for (const [index, choice] of right.slice(0, 24).entries())
      expect(await answer(cookie, { position: index + 1, choice })).toMatchObject({ status: 200, outcome: 'saved', revision: 1 });
    await answer(cookie, { position: 25, choice: [], flagged: true });
    const exam = await viewOf(cookie);
    expect(exam?.questions.filter(({ isAnswered }) => isAnswered)).toHaveLength(24);
    expect(exam?.questions.filter(({ isFlagged }) => isFlagged).map(({ position }) => position)).toEqual([25]);
    const [first] = await Promise.all([submitExam(cookie), submitExam(cookie)]);
    expect(first).toBe('/training/exam/result');
    expect(await attemptOf('ada')).toMatchObject({ state: 'handed-in', score: '24', passed: true });
    const { rows } = await database.client.query(
      `select from certificates c join exam_attempts t on t.id = c.attempt_id where t.subject = 'ada' and c.name = 'Ada ada'`,
    );
    expect(rows).toHaveLength(1);
    const mail = await buildMail('exam-result', 'attempt_id', (await attemptOf('ada'))?.id ?? 0);
    expect(mail).toMatchObject({ subject: 'You passed: Postgres Associate', to: 'ada@people.example' });
    expect(mail.text).toContain('you answered 24 of 30 questions correctly');
    expect(mail.text).toMatch(/\/certificates\/[0-9a-z-]{24}/i);
    const { rows: events } = await database.client.query<{ note: string }>(
      `select note from audit_events where kind = 'exam-attempts' and entry = (select id::text from exam_attempts where subject = 'ada')
       order by id`,
    );
    expect(events.map(({ note }) => note)).toEqual(['associate: running', 'associate: handed-in, 24 of 30']);
    expect((await ask('ada')).content).toMatchObject({
      attempts: [{ state: 'handed-in', score: 24, total: 30, passed: true }],
      certificates: [{ state: 'valid' }],
    });
  });

  it('is not passed with 23 right answers, and can be taken again after 14 days', async () => {
    const { cookie } = await start('almost');
    for (const [index, choice] of (await rightAnswers('almost')).slice(0, 23).entries())
      await answer(cookie, { position: index + 1, choice });
    await submitExam(cookie);
    expect(await attemptOf('almost')).toMatchObject({ score: '23', passed: false });
    const refused = await start('almost');
    expect(refused.status).toBe(409);
    expect(refused.content).toMatchObject({ message: expect.stringContaining('You can take this exam again starting') });
    expect((await start('almost', 'professional')).status).toBe(200);
    await submitExam((await ask('almost', { action: 'resume' })).cookie);
    await database.client.query(
      `update exam_attempts set ended_at = now() - interval '15 days' where subject = 'almost' and level = 'associate'`,
    );
    expect((await start('almost')).status).toBe(200);
  });
});

it('an exam doesn’t start while the bank has too few questions', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rows } = await database.client.query<{ id: number }>(
    `update exam_questions set use = 'sample' where level = 'professional' and topic = 'roles' and use = 'exam' returning id`,
  );
  expect((await start('too-few', 'professional')).status).toBe(503);
  expect(await attemptOf('too-few')).toBeUndefined();
  const ids = rows.map(({ id }) => id);
  await database.client.query(`update exam_questions set use = 'exam' where id = any($1)`, [ids]);
  log.mockRestore();
});

describe('the time limit', () => {
  it('rejects late answers, and the job submits what was saved', async () => {
    const { cookie } = await start('late');
    const [choice = []] = await rightAnswers('late');
    expect(await answer(cookie, { position: 1, choice })).toMatchObject({ outcome: 'saved' });
    await letTimePass('late', 60);
    expect(await answer(cookie, { position: 2, choice: [0] })).toEqual({ status: 410, outcome: 'over' });
    expect(await attemptOf('late')).toMatchObject({ state: 'running' });
    await tend();
    expect(await attemptOf('late')).toMatchObject({ state: 'timed-out', score: '1', passed: false });
    expect(await answer(cookie, { position: 1, choice: [0], revision: 1 })).toMatchObject({ outcome: 'over' });
    const { rows } = await database.client.query(`select from exam_attempts where subject = 'late' and ended_at = ends_at`);
    expect(rows).toHaveLength(1);
  });

  it('can be extended by staff, before an exam and while it runs', async () => {
    await payload.create({
      collection: 'exam-accommodations',
      data: { email: 'Slow@People.example', extraMinutes: 30 },
    });
    const { cookie } = await start('slow');
    expect((await attemptOf('slow'))?.minutes).toBe(90);
    await letTimePass('slow', 80);
    expect((await answer(cookie, { position: 1, choice: [0] })).secondsLeft).toBeLessThanOrEqual(600);
    await payload.update({
      collection: 'exam-attempts',
      id: (await attemptOf('slow'))?.id ?? 0,
      data: { extraMinutes: 60 },
    });
    expect((await attemptOf('slow'))?.minutes).toBe(120);
    expect((await answer(cookie, { position: 2, choice: [0] })).secondsLeft).toBeGreaterThan(600);
    expect(await timeLeft(cookie)).toBeGreaterThan(2300);
    expect(await timeLeft('')).toBe(0);
    await submitExam(cookie);
    expect(await timeLeft(cookie)).toBe(0);
  });

  it('is longer for an address in any case, until the last day of the extra time', async () => {
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString();
    for (const [name, until] of [
      ['entitled', day(2)],
      ['formerly', day(-2)],
    ] as const)
      await payload.create({
        collection: 'exam-accommodations',
        data: { email: `${name}@people.example`, extraMinutes: 30, until },
      });
    for (const subject of ['ENTITLED', 'formerly']) await start(subject);
    expect([(await attemptOf('ENTITLED'))?.minutes, (await attemptOf('formerly'))?.minutes]).toEqual([90, 60]);
  });

  it('isn’t over when staff extend an exam that is just about to be submitted', async () => {
    const [{ finishAttempt }, { createLocalReq }] = await Promise.all([
      import('@/modules/certification/attempts/finish-attempt'),
      import('payload'),
    ]);
    await start('extended');
    await finishAttempt(await createLocalReq({}, payload), (await attemptOf('extended'))?.id ?? 0, 'timed-out');
    expect((await attemptOf('extended'))?.state).toBe('running');
  });

  it('is 60 minutes without extra time, and nobody can set another end', async () => {
    await start('hour');
    expect((await attemptOf('hour'))?.minutes).toBe(60);
    await database.client.query(`update exam_attempts set ends_at = now() + interval '9 hours' where subject = 'hour'`);
    expect((await attemptOf('hour'))?.minutes).toBe(60);
  });
});

it('a candidate learns what is saved while Postgres is unavailable, and submits the exam afterward', async () => {
  const { cookie } = await start('outage');
  const outage = vi.spyOn(payload.db.drizzle, 'execute').mockRejectedValue(new Error('connect ECONNREFUSED'));
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const answered = await exams.routes.handleAnswer(
    buildPost(cookie, '/training/exam/answer', buildAnswer({ position: 1, choice: [0] })),
  );
  const submitted = await exams.routes.handleSubmit(buildPost(cookie, '/training/exam/submit', ''));
  for (const spy of [outage, log]) spy.mockRestore();
  expect([answered.status, submitted.status]).toEqual([503, 503]);
  expect(await answered.text()).toContain('Your answer isn’t saved yet');
  expect(await submitted.text()).toContain('Your exam isn’t submitted yet');
  expect(await submitExam(cookie)).toBe('/training/exam/result');
});

describe('a candidate who manipulates requests or uses several tabs', () => {
  it('can’t answer with no key, another person’s key after it was taken back, or from another site', async () => {
    const { cookie } = await start('victim');
    expect(await answer('', { position: 1, choice: [0] })).toEqual({ status: 404, outcome: 'unknown' });
    expect(await answer(`exam-key=${'x'.repeat(43)}`, { position: 1, choice: [0] })).toEqual({ status: 404, outcome: 'unknown' });
    const foreign = buildPost(cookie, '/training/exam/answer', buildAnswer({ position: 1, choice: [0] }), {
      origin: 'https://elsewhere.example',
    });
    expect((await exams.routes.handleAnswer(foreign)).status).toBe(403);
    const foreignSubmit = buildPost(cookie, '/training/exam/submit', '', { origin: 'https://elsewhere.example' });
    expect((await exams.routes.handleSubmit(foreignSubmit)).status).toBe(403);
    expect((await attemptOf('victim'))?.state).toBe('running');
    expect((await ask('thief', { action: 'resume' })).status).toBe(409);
    const resumed = await ask('victim', { action: 'resume' });
    expect(await answer(cookie, { position: 1, choice: [0] })).toEqual({ status: 404, outcome: 'unknown' });
    expect(await answer(resumed.cookie, { position: 1, choice: [0] })).toMatchObject({ outcome: 'saved' });
    expect((await exams.account.GET(new Request(`${SITE}/account/exams`))).status).toBe(401);
  });

  it('can’t answer questions that weren’t drawn, options that don’t exist, or more options than are asked for', async () => {
    const { cookie } = await start('greedy');
    const right = await rightAnswers('greedy');
    const single = right.findIndex(({ length }) => length === 1) + 1;
    for (const sent of [
      { position: 31, choice: [0] },
      { position: 0, choice: [0] },
      { position: single, choice: [0, 1] },
      { position: single, choice: [9] },
    ])
      expect(await answer(cookie, sent), JSON.stringify(sent)).toMatchObject({ status: 400, outcome: 'invalid' });
    const exam = await viewOf(cookie);
    expect(exam?.questions.some(({ isAnswered }) => isAnswered)).toBe(false);
    expect(exam && (await exams.findQuestion(exam, 31))).toBeUndefined();
  });

  it('keeps the first of two answers from two tabs, and may send the same one again', async () => {
    const { cookie } = await start('tabs');
    expect(await answer(cookie, { position: 1, choice: [0] })).toMatchObject({ outcome: 'saved', revision: 1 });
    expect(await answer(cookie, { position: 1, choice: [1] })).toMatchObject({ status: 409, outcome: 'conflict', choice: [0] });
    expect(await answer(cookie, { position: 1, choice: [0] })).toMatchObject({ status: 200, outcome: 'saved', revision: 1 });
    expect(await answer(cookie, { position: 1, choice: [1], revision: 1 })).toMatchObject({ outcome: 'saved', revision: 2 });
    const both = await Promise.all([0, 1].map((each) => answer(cookie, { position: 2, choice: [each] })));
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['conflict', 'saved']);
  });

  it('who starts twice at once gets one exam, and one at a time', async () => {
    const both = await Promise.all([start('double'), start('double')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = await database.client.query(`select from exam_attempts where subject = 'double'`);
    expect(rows).toHaveLength(1);
    expect((await start('double', 'professional')).content).toMatchObject({
      message: expect.stringContaining('You are taking the exam Postgres Associate'),
    });
  });

  it('who resumes an exam in another tab while it is submitted gets no key, and sees the result in the first tab', async () => {
    const { cookie } = await start('resubmits');
    const { client } = database;
    await client.query('begin');
    await client.query('select from exam_attempts where id = $1 for update', [(await attemptOf('resubmits'))?.id]);
    const submitted = submitExam(cookie);
    await expect.poll(() => findLockWaiters(client)).toHaveLength(1);
    const resumed = ask('resubmits', { action: 'resume' });
    await expect.poll(() => findLockWaiters(client)).toHaveLength(2);
    await client.query('commit');
    expect(await submitted).toBe('/training/exam/result');
    expect(await resumed).toMatchObject({ status: 409, cookie: '' });
    expect((await viewOf(cookie))?.isRunning).toBe(false);
  });

  it('loses no answer that is being saved while the exam is submitted: it counts, or is refused', async () => {
    const { cookie } = await start('hurry');
    const [choice = []] = await rightAnswers('hurry');
    const { client } = database;
    await client.query('begin');
    await client.query('select from exam_answers where attempt_id = $1 and position = 1 for update', [
      (await attemptOf('hurry'))?.id,
    ]);
    const saved = answer(cookie, { position: 1, choice });
    await expect.poll(() => findLockWaiters(client)).toHaveLength(1);
    const submitted = submitExam(cookie);
    await expect.poll(() => findLockWaiters(client)).toHaveLength(2);
    await client.query('commit');
    expect(await saved).toMatchObject({ outcome: 'saved' });
    await submitted;
    expect(Number((await attemptOf('hurry'))?.score)).toBe(1);
    expect(await answer(cookie, { position: 2, choice: [0] })).toMatchObject({ outcome: 'over' });
  });
});

describe('a form without JavaScript', () => {
  const post = async (cookie: string, body: string) => {
    const response = await exams.routes.handleAnswer(buildPost(cookie, '/training/exam/answer', body));
    return [response.status, response.headers.get('location')];
  };

  it('is redirected to the next question, the review list, the reason, or the result', async () => {
    const { cookie } = await start('plain');
    expect(await post(cookie, `${buildAnswer({ position: 1, choice: [0] })}&go=next`)).toEqual([
      303,
      '/training/exam/question/2',
    ]);
    expect(await post(cookie, `${buildAnswer({ position: 2, choice: [0] })}&go=review`)).toEqual([303, '/training/exam/review']);
    expect(await post(cookie, buildAnswer({ position: 1, choice: [1] }))).toEqual([
      303,
      '/training/exam/question/1?problem=conflict',
    ]);
    expect(await post('', buildAnswer({ position: 1, choice: [1] }))).toEqual([303, '/training/exam']);
    await submitExam(cookie);
    expect(await post(cookie, buildAnswer({ position: 3, choice: [1] }))).toEqual([303, '/training/exam/result']);
  });
});

describe('a certificate', () => {
  const params = (number: string) => ({ params: Promise.resolve({ number }) });
  const get = (work: (request: Request, props: ReturnType<typeof params>) => Promise<Response>, number: string) =>
    work(new Request(SITE), params(number));

  it('has a credential that libraries of others verify with the published key, and by the rules of Open Badges 3.0', async () => {
    const number = await pass('holder', 'professional');
    expect(number).toMatch(/^[2-9A-Z]{4}(?:-[2-9A-Z]{4}){4}$/);
    const token = await (await get(exams.routes.handleCredential, number)).text();
    const { header } = z
      .object({ header: z.object({ kid: z.string(), alg: z.literal('RS256') }) })
      .parse(jwt.decode(token, { complete: true }));
    expect(header.kid.startsWith(`${SITE}/certificates/keys/`)).toBe(true);
    const published = await exams.routes.handleCredentialKey(new Request(header.kid), {
      params: Promise.resolve({ kid: header.kid.split('/').at(-1) ?? '' }),
    });
    const jwk = z.looseObject({ kty: z.literal('RSA'), n: z.string(), e: z.string() }).parse(await published.json());
    expect(jwk).not.toHaveProperty('d');
    const key = createPublicKey({ key: { kty: jwk.kty, n: jwk.n, e: jwk.e }, format: 'jwk' });
    const url = `${SITE}/certificates/${number.toLowerCase()}`;
    const issuerId = `${SITE}/certificates/issuer.json`;
    const credential = z
      .record(z.string(), z.unknown())
      .parse(jwt.verify(token, key, { algorithms: ['RS256'], issuer: issuerId, jwtid: url }));
    expect(credential).toMatchObject({
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      id: url,
      issuer: { id: issuerId, type: ['Profile'] },
      credentialSubject: {
        type: ['AchievementSubject'],
        identifier: [{ type: 'IdentityObject', identityType: 'name', identityHash: 'Ada holder', hashed: false }],
        achievement: { type: ['Achievement'], achievementType: 'Certification', name: 'Postgres Professional' },
      },
    });
    expect((await validateOpenBadge(credential))['@type']).toEqual([
      'https://www.w3.org/2018/credentials#VerifiableCredential',
      'https://purl.imsglobal.org/spec/vc/ob/vocab.html#OpenBadgeCredential',
    ]);
    await expect(validateOpenBadge({ ...credential, grade: 'A' }), 'a term of no specification').rejects.toThrow('Safe mode');
    await expect(validateOpenBadge(credential, new Date('2040-01-01')), 'after its end').rejects.toThrow('validUntil');
    const [head, body, signature] = token.split('.');
    const forged = Buffer.from(
      Buffer.from(body ?? '', 'base64url')
        .toString()
        .replace('Ada holder', 'Eve holder'),
    ).toString('base64url');
    expect(() => jwt.verify([head, forged, signature].join('.'), key, { algorithms: ['RS256'] })).toThrow('invalid signature');
  });

  it('shows the name only while its holder wants it, and to nobody who guesses', async () => {
    const number = await pass('shy-holder');
    const page = await import('@/modules/certification/certificates/certificates');
    expect((await page.findCertificate(number))?.name).toBe('Ada shy-holder');
    expect((await ask('holder', { action: 'show-name', certificate: number, show: false })).status).toBe(404);
    expect((await ask('shy-holder', { action: 'show-name', certificate: number, show: false })).status).toBe(200);
    const token = await (await get(exams.routes.handleCredential, number)).text();
    // Longer than the groups of letters in the certificate number, which is random.
    expect(JSON.stringify(jwt.decode(token))).not.toContain('shy-holder');
    expect(
      (
        await get(
          exams.routes.handleCredential,
          number.replace(/.$/, (last) => (last === '2' ? '3' : '2')),
        )
      ).status,
    ).toBe(404);
    expect((await get(exams.routes.handleCredential, "' or true --")).status).toBe(404);
  });

  it('is a PDF with the name and where to check it', async () => {
    const number = await pass('printer');
    const file = new Uint8Array(await (await get(exams.routes.handleCertificatePdf, number)).arrayBuffer());
    const { text } = await extractText(await getDocumentProxy(file), { mergePages: true });
    expect(text).toContain('Postgres Associate');
    expect(text).toContain('Ada printer');
    expect(text.replaceAll(/\s/g, '')).toContain(`${SITE}/certificates/${number.toLowerCase()}`);
  });

  it('is withdrawn when staff revokes it, and expires after three years', async () => {
    const number = await pass('revoked');
    const { docs } = await payload.find({ collection: 'certificates', where: { number: { equals: number } } });
    const [found] = docs;
    expect(Date.parse(found?.expiresAt ?? '') - Date.parse(found?.issuedAt ?? '')).toBeGreaterThan(1094 * 86_400_000);
    await payload.update({
      collection: 'certificates',
      id: found?.id ?? 0,
      data: { revoked: true, revocationReason: 'Help' },
    });
    expect((await get(exams.routes.handleCredential, number)).status).toBe(410);
    expect((await get(exams.routes.handleCertificatePdf, number)).status).toBe(410);
    expect((await ask('revoked')).content).toMatchObject({ certificates: [{ state: 'revoked' }] });
  });

  /** Verifies a saved credential by its status, with nothing but the specification. */
  const isRevokedByList = async (token: string): Promise<boolean> => {
    const { credentialStatus } = z
      .object({ credentialStatus: z.object({ statusListIndex: z.string(), statusListCredential: z.url() }) })
      .parse(jwt.decode(token));
    const { statusListCredential, statusListIndex } = credentialStatus;
    expect(statusListCredential.startsWith(`${SITE}/certificates/status/`)).toBe(true);
    const published = await exams.routes.handleStatusList(new Request(statusListCredential), {
      params: Promise.resolve({ list: statusListCredential.split('/').at(-1) ?? '' }),
    });
    expect(published.headers.get('content-type')).toBe('application/vc+jwt');
    const credential = z
      .record(z.string(), z.unknown())
      .parse(
        jwt.verify(await published.text(), await findPublishedKey(), { algorithms: ['RS256'], jwtid: statusListCredential }),
      );
    expect((await validateOpenBadge(credential))['@type']).toContain(
      'https://www.w3.org/ns/credentials/status#BitstringStatusListCredential',
    );
    const { credentialSubject } = z
      .object({
        credentialSubject: z.object({ statusPurpose: z.literal('revocation'), encodedList: z.string().startsWith('u') }),
      })
      .parse(credential);
    const bits = gunzipSync(Buffer.from(credentialSubject.encodedList.slice(1), 'base64url'));
    expect(bits).toHaveLength(16_384);
    const place = Number(statusListIndex);
    return (bits.readUInt8(Math.floor(place / 8)) & (128 >> (place % 8))) !== 0;
  };
  const findPublishedKey = async () => {
    const keysSchema = z.object({ keys: z.array(z.object({ kty: z.string(), n: z.string(), e: z.string() })) });
    const [key] = keysSchema.parse(await (await exams.routes.handleCredentialKeys()).json()).keys;
    return createPublicKey({ key: { kty: 'RSA', n: key?.n ?? '', e: key?.e ?? '' }, format: 'jwk' });
  };
  const setRevoked = async (number: string, data: { revoked: boolean; retakeFrom?: string }) => {
    const { docs } = await payload.find({ collection: 'certificates', where: { number: { equals: number } } });
    await payload.update({ collection: 'certificates', id: docs[0]?.id ?? 0, data });
  };

  it('that was saved is revoked in the published list, for good, also when its certificate gets a new credential', async () => {
    const number = await pass('saved');
    const download = async () => (await get(exams.routes.handleCredential, number)).text();
    const saved = await download();
    expect(await isRevokedByList(saved)).toBe(false);
    await setRevoked(number, { revoked: true });
    expect(await isRevokedByList(saved)).toBe(true);
    await setRevoked(number, { revoked: false });
    expect(await isRevokedByList(saved)).toBe(true);
    expect(await isRevokedByList(await download())).toBe(false);
    const missing = await exams.routes.handleStatusList(new Request(SITE), { params: Promise.resolve({ list: '9' }) });
    expect(missing.status).toBe(404);
  });

  it('that was revoked lets its holder take the exam again after 90 days, or when staff say so', async () => {
    const number = await pass('retaker');
    expect((await start('retaker')).content).toMatchObject({ message: expect.stringContaining('You can renew it starting') });
    await setRevoked(number, { revoked: true });
    const refused = await start('retaker');
    expect(refused.status).toBe(409);
    expect(refused.content).toMatchObject({
      message: expect.stringMatching(/^Your certificate for this exam was revoked. You can take the exam again starting .+\.$/),
    });
    const { rows } = await database.client.query<{ days: number }>(
      "select extract(day from revoked_at - now() + interval '90 days 1 hour')::int as days from certificates where subject = 'retaker'",
    );
    expect(rows, 'the days count from the revocation').toEqual([{ days: 90 }]);
    expect((await start('retaker', 'professional')).status, 'the other level is open').toBe(200);
    await submitExam((await ask('retaker', { action: 'resume' })).cookie);
    // The whole day counts, regardless of the hour that the admin stores.
    await setRevoked(number, { revoked: true, retakeFrom: `${new Date().toISOString().slice(0, 10)}T23:59:59.000Z` });
    expect((await start('retaker')).status).toBe(200);
  });

  it('that was revoked 90 days ago lets its holder take the exam again; one that is valid again does not', async () => {
    const number = await pass('patient');
    // The database rejects changes of the time when a certificate was revoked.
    const revokedFor = (days: number) =>
      database.client.query(`set session_replication_role = replica;
        update certificates set revoked_at = now() - interval '${days} days 1 minute' where subject = 'patient';
        reset session_replication_role`);
    await setRevoked(number, { revoked: true });
    await revokedFor(88);
    expect((await start('patient')).status).toBe(409);
    await setRevoked(number, { revoked: false });
    expect((await start('patient')).content).toMatchObject({ message: expect.stringContaining('You can renew it starting') });
    await setRevoked(number, { revoked: true });
    expect((await start('patient')).status, 'the days are counted anew').toBe(409);
    await revokedFor(90);
    expect((await start('patient')).status).toBe(200);
  });
});

describe('a person who asks for their data', () => {
  const loadRequests = async () => {
    const [requests, { createLocalReq }] = await Promise.all([import('@/modules/submissions/personal-data'), import('payload')]);
    return { ...requests, createReq: () => createLocalReq({}, payload) };
  };
  const countOf = async (table: string, where: string) => {
    const { rows } = await database.client.query<{ count: number }>(`select count(*)::int from ${table} where ${where}`);
    return rows[0]?.count;
  };

  it('is answered about every collection of visitors’ data', async () => {
    const { COVERED_COLLECTIONS } = await loadRequests();
    const ofVisitors = Object.values(payload.collections).flatMap(({ config: { slug, custom } }) =>
      custom?.['visitors'] === true ? [slug] : [],
    );
    expect([...COVERED_COLLECTIONS].toSorted()).toEqual(ofVisitors.toSorted());
  });

  it('gets everything that is stored by address and by account, and it is deleted, except for what others rely on', async () => {
    const { collectPersonalData, deletePersonalData, createReq } = await loadRequests();
    const number = await pass('leaver');
    const book = (key: string, seat: number, end: string) =>
      database.client
        .query(
          `insert into class_bookings (class_id, state, seat, subject, name, email, note, booked_at, changed_by)
         select id, 'booked', $2, 'leaver', 'Ada leaver', 'Leaver@people.example', 'I need a ramp.', now(), 'Visitor'
         from training_classes where key = $1`,
          [key, seat],
        )
        .then(() => database.client.query('update training_classes set "end" = $2 where key = $1', [key, end]));
    await book('postgresql-performance-2027-02-03', 2, '2026-01-05T17:00');
    await book('postgresql-performance-2027-04-14', 3, '2055-04-16T17:00');
    await database.client.query(`insert into exam_accommodations (email, extra_minutes) values ('leaver@people.example', 30)`);
    await database.client.query(`
      insert into learning_progress (subject, step, done_at) values ('leaver', '/a', now()), ('stayer', '/a', now());
      insert into saved_pages (subject, url, label, saved_at) values ('leaver', '/a', 'A', now()), ('stayer', '/a', 'A', now());
      insert into learning_account (subject) values ('leaver'), ('stayer');
      with entry as (
        insert into form_entries (state, reference, form, form_name, email, keep_until, attempt)
        values ('new', 'leaver', 'contact-sales', 'Form', 'leaver@people.example', now() + interval '1 day', 'leaver') returning id
      ) insert into form_files (entry_id, name, type, size, content) select id, 'cv.txt', 'text/plain', 2, 'SGk=' from entry`);

    const asked = { email: 'LEAVER@people.example' };
    const all = await collectPersonalData(await createReq(), asked);
    expect(all).toMatchObject({
      entries: [{ reference: 'leaver', files: [{ name: 'cv.txt', type: 'text/plain', size: 2, content: 'SGk=' }] }],
      classBookings: [{ note: 'I need a ramp.' }, { note: 'I need a ramp.' }],
      examAttempts: [{ state: 'handed-in', answers: expect.any(Array) }],
      examAccommodations: [{ extraMinutes: '30' }],
      certificates: [{ number, name: 'Ada leaver' }],
      learningProgress: [{ step: '/a' }],
      savedPages: [{ url: '/a' }],
    });
    expect(JSON.stringify(all)).not.toContain('stayer');

    const id = await deletePersonalData(await createReq(), asked);
    const { details } = await payload.findByID({ collection: 'form-deletions', id });
    for (const sentence of [
      '1 class booking deleted.',
      '1 class booking kept, because the class hasn’t ended.',
      '1 exam attempt deleted.',
      '1 exam accommodation deleted.',
      '1 certificate kept without name and account',
      '1 completed step deleted.',
      '1 account at the learning platform: the link and all reported progress were deleted.',
      '1 saved page deleted.',
    ])
      expect(details).toContain(sentence);
    expect(await countOf('class_bookings', `subject = 'leaver'`), 'the seat of the class to come').toBe(1);
    for (const table of ['exam_attempts', 'certificates', 'learning_progress', 'saved_pages', 'learning_account'])
      expect(await countOf(table, `subject = 'leaver'`), table).toBe(0);
    for (const table of ['learning_progress', 'saved_pages', 'learning_account'])
      expect(await countOf(table, `subject = 'stayer'`), table).toBe(1);
    expect(await countOf('exam_accommodations', `email = 'leaver@people.example'`)).toBe(0);
    const { rows } = await database.client.query('select name, show_name, level from certificates where number = $1', [number]);
    expect(rows).toEqual([{ name: 'Deleted', show_name: false, level: 'associate' }]);
  });

  it('is found by address as long as a certificate is kept, when the answers and other old exams are deleted', async () => {
    const { collectPersonalData, createReq } = await loadRequests();
    const number = await pass('alumna');
    await submitExam((await start('alumna', 'professional')).cookie);
    await database.client.query(`update exam_attempts set ended_at = now() - interval '731 days' where subject = 'alumna'`);
    await tend();
    const asked = { email: 'alumna@people.example' };
    expect(await collectPersonalData(await createReq(), asked)).toMatchObject({
      examAttempts: [{ level: 'associate', passed: true, answers: null }],
      certificates: [{ number, name: 'Ada alumna' }],
    });
    await database.client.query(`update certificates set expires_at = now() - interval '366 days' where subject = 'alumna'`);
    await tend();
    expect(await collectPersonalData(await createReq(), asked)).toMatchObject({ examAttempts: [], certificates: [] });
  });

  it('is found by the account that staff enter, too', async () => {
    const { collectPersonalData, createReq } = await loadRequests();
    const asked = { email: 'quiet@people.example', account: 'stayer' };
    expect(await collectPersonalData(await createReq(), { email: asked.email })).toMatchObject({ savedPages: [] });
    expect(await collectPersonalData(await createReq(), asked)).toMatchObject({ savedPages: [{ url: '/a', account: 'stayer' }] });
  });
});

describe('a person who asks for the newsletter again', () => {
  it('while the first link is confirmed, has a confirmed subscription with the topics that were confirmed', async () => {
    const [{ requestSubscription }, { confirmSubscription }] = await Promise.all([
      import('@/modules/newsletter/subscribe'),
      import('@/modules/newsletter/subscription'),
    ]);
    const email = 'eager@people.example';
    const find = async () => {
      const where = { email: { equals: email } };
      const [subscriber] = (await payload.find({ collection: 'newsletter-subscribers', where })).docs;
      if (subscriber === undefined) throw new Error('There is no subscriber.');
      return subscriber;
    };
    const request = (topic: 'releases' | 'events') =>
      requestSubscription(payload, { email, topics: [topic], page: '/newsletter', keepDays: 7 });
    await request('releases');
    const subscriber = await find();
    await database.client.query('begin');
    await database.client.query('select from newsletter_subscribers where id = $1 for update', [subscriber.id]);
    const confirmed = confirmSubscription(payload, subscriber);
    await expect.poll(() => findLockWaiters(database.client)).toHaveLength(1);
    const requested = request('events');
    await expect.poll(() => findLockWaiters(database.client)).toHaveLength(2);
    await database.client.query('commit');
    await Promise.all([confirmed, requested]);
    expect(await find()).toMatchObject({ state: 'confirmed', topics: ['releases'], confirmBefore: null });
  });
});

it('starts no exam for a request that waits while another exam of the person ends', async () => {
  const subject = 'impatient';
  await database.client.query('begin');
  await database.client.query(
    `insert into exam_attempts (level, state, name, email, started_at, ends_at, total, key_hash, subject)
     values ('associate', 'running', 'Ada', 'impatient@people.example', now(), now(), 30, 'impatient', $1)`,
    [subject],
  );
  const started = start(subject);
  await expect.poll(() => findLockWaiters(database.client)).toHaveLength(1);
  await database.client.query(
    `update exam_attempts set state = 'handed-in', ended_at = clock_timestamp(), score = 0, passed = false, topics = '[]'
     where subject = $1`,
    [subject],
  );
  await database.client.query('commit');
  expect(await started).toMatchObject({
    status: 409,
    content: { message: expect.stringMatching(/^You can take this exam again/) },
  });
  const { rows } = await database.client.query('select state from exam_attempts where subject = $1', [subject]);
  expect(rows).toEqual([{ state: 'handed-in' }]);
});

describe('staff', () => {
  it('cancels a booking of a live class for its holder, and the seat is free again', async () => {
    const { rows } = await database.client.query<{ id: number }>(
      `insert into class_bookings (class_id, state, seat, subject, name, email, booked_at, changed_by)
       select id, 'booked', 1, 'ill', 'Ill', 'ill@people.example', now(), 'Visitor'
       from training_classes where key = 'postgresql-administration-2027-05-18' returning id`,
    );
    const id = rows[0]?.id ?? 0;
    await payload.update({ collection: 'class-bookings', id, data: { attendance: 'absent' } });
    const read = () => payload.findByID({ collection: 'class-bookings', id });
    expect(await read()).toMatchObject({ state: 'booked', seat: 1 });
    const saved = await payload.update({ collection: 'class-bookings', id, data: { cancel: true } });
    expect(saved, 'what the form shows after the save').toMatchObject({ state: 'canceled', seat: null, changedBy: 'Site' });
    expect(await read()).toMatchObject({ state: 'canceled', seat: null, changedBy: 'Site' });
    const { rows: mails } = await database.client.query(
      `select from form_deliveries where kind = 'class-left' and booking_id = $1`,
      [id],
    );
    expect(mails).toHaveLength(1);
    const left = await buildMail('class-left', 'booking_id', id);
    expect([left.subject, left.calendar?.method]).toEqual([expect.stringMatching(/^Canceled: /), 'CANCEL']);
  });

  it('removes a person from a waiting list, who gets an email without a calendar file; a hold has no address', async () => {
    const cancel = async (columns: string, values: string) => {
      const { rows } = await database.client.query<{ id: number }>(
        `insert into class_bookings (class_id, subject, changed_by, ${columns})
         select id, 'removed', 'Visitor', ${values}
         from training_classes where key = 'postgresql-administration-2027-05-18' returning id`,
      );
      const id = rows[0]?.id ?? 0;
      await payload.update({ collection: 'class-bookings', id, data: { cancel: true } });
      expect(await payload.findByID({ collection: 'class-bookings', id })).toMatchObject({ state: 'canceled' });
      return id;
    };
    const waiting = await cancel('state, name, email, waiting_since', `'waiting', 'Removed', 'removed@people.example', now()`);
    const { text, calendar } = await buildMail('class-left', 'booking_id', waiting);
    expect(text).toContain('We have removed you from the waiting list');
    expect(calendar).toBeUndefined();
    const held = await cancel('state, seat, seat_until', `'held', 1, now() + interval '1 hour'`);
    await expect(buildMail('class-left', 'booking_id', held)).rejects.toThrow('There is no delivery.');
  });

  it.each([
    {
      what: 'an exam that is submitted at this moment',
      insert: (key: string) => `
        insert into exam_attempts (level, state, name, email, started_at, ends_at, total, key_hash, subject)
        values ('associate', 'running', 'Busy', 'busy@people.example', now(), now(), 30, '${key}', '${key}') returning id`,
      change: `update exam_attempts set state = 'handed-in', ended_at = now(), score = 20, passed = false where id = $1`,
      collection: 'exam-attempts',
      data: { extraMinutes: 10 },
      kept: { state: 'handed-in', score: 20, extraMinutes: 10 },
    },
    {
      what: 'a form entry that its sender confirms at this moment',
      insert: (key: string) => `
        insert into form_entries (state, reference, form, form_name, email, keep_until, attempt, confirm_before)
        values ('new', '${key}', 'contact-sales', 'Form', 'busy@people.example', now(), '${key}', now() + interval '1 day')
        returning id`,
      change: `update form_entries set confirmed_at = '2026-11-26T06:00:00Z' where id = $1`,
      collection: 'form-entries',
      data: { notes: 'Called.' },
      kept: { confirmedAt: '2026-11-26T06:00:00.000Z', notes: 'Called.' },
    },
    {
      what: 'a certificate whose holder hides the name at this moment',
      insert: (key: string) => `
        insert into certificates (number, level, name, version, issued_at, expires_at, subject)
        values ('${key}', 'associate', 'Busy', 'PostgreSQL 18', now(), now() + interval '1 day', '${key}') returning id`,
      change: 'update certificates set show_name = false where id = $1',
      collection: 'certificates',
      data: { revocationReason: 'A note.' },
      kept: { showName: false, revocationReason: 'A note.' },
    },
    {
      what: 'a newsletter that is scheduled at this moment',
      insert: (key: string) => `with issue as (
          insert into newsletter_issues (subject, body, state) values ('A ${key} issue', 'Text', 'draft') returning id
        ), topic as (
          insert into newsletter_issues_topics ("order", parent_id, value) select 1, id, 'events' from issue
        ) select id from issue`,
      change: `update newsletter_issues set state = 'scheduled', send_at = '2099-11-26T06:00:00Z' where id = $1`,
      collection: 'newsletter-issues',
      data: { topics: ['events'] },
      kept: { state: 'scheduled', sendAt: '2099-11-26T06:00:00.000Z' },
    },
  ] as const)('saves $what, alone or with others, and doesn’t undo it', async ({ insert, change, collection, data, kept }) => {
    for (const mode of ['alone', 'with-others']) {
      const { rows } = await database.client.query<{ id: number }>(insert(mode));
      const id = rows[0]?.id ?? 0;
      const save = () =>
        mode === 'alone'
          ? payload.update({ collection, id, data })
          : payload.update({ collection, where: { id: { equals: id } }, data });
      await database.client.query('begin');
      await database.client.query(change, [id]);
      const saved = save();
      await expect.poll(() => findLockWaiters(database.client)).toHaveLength(1);
      const { rowCount } = await payload.db.pool.query(insert(`beside-${mode}`));
      expect(rowCount, 'what visitors send meanwhile doesn’t wait').toBe(1);
      await database.client.query('commit');
      await saved;
      expect(await payload.findByID({ collection, id }), mode).toMatchObject(kept);
    }
  });

  it('deletes several entries while somebody edits the same ones, and neither waits for the other', async () => {
    const insert = (key: string, secondsAgo: number) =>
      database.client.query<{ id: number }>(
        `insert into form_entries (state, reference, form, form_name, email, keep_until, attempt, created_at)
         values ('new', $1, 'contact-sales', 'Form', 'several@people.example', now(), $1,
           now() - make_interval(secs => $2)) returning id`,
        [key, secondsAgo],
      );
    // Payload finds the newest first.
    const [low, high] = [(await insert('earlier', 1)).rows[0]?.id, (await insert('later', 0)).rows[0]?.id];
    const lock = (id: number | undefined) => database.client.query('select from form_entries where id = $1 for update', [id]);
    await database.client.query('begin');
    await lock(low);
    const deleted = payload.delete({ collection: 'form-entries', where: { id: { in: [low, high] } } });
    await expect.poll(() => findLockWaiters(database.client)).toHaveLength(1);
    await lock(high);
    await database.client.query('commit');
    expect(await deleted).toMatchObject({ docs: [{ id: high }, { id: low }], errors: [] });
  });

  it('cancels a booking at the same time as its holder: neither fails, and the holder’s change stays', async () => {
    const { rows } = await database.client.query<{ id: number; class_id: number }>(
      `insert into class_bookings (class_id, state, seat, subject, name, email, booked_at, changed_by)
       select id, 'booked', 1, 'twice', 'Twice', 'twice@people.example', now(), 'Visitor'
       from training_classes where key = 'postgresql-administration-2027-05-18' returning id, class_id`,
    );
    const [{ id, class_id: classId } = { id: 0, class_id: 0 }] = rows;
    await database.client.query('begin');
    await database.client.query('select from training_classes where id = $1 for no key update', [classId]);
    const saved = payload.update({ collection: 'class-bookings', id, data: { cancel: true } });
    await expect.poll(() => findLockWaiters(database.client)).toHaveLength(1);
    await database.client.query(
      `update class_bookings set state = 'canceled', seat = null, changed_by = 'Visitor' where id = $1`,
      [id],
    );
    await database.client.query('commit');
    await saved;
    expect(await payload.findByID({ collection: 'class-bookings', id })).toMatchObject({
      state: 'canceled',
      changedBy: 'Visitor',
    });
  });

  it('can’t remove a seat of a class that is taken, and frees one whose hold has ended', async () => {
    const key = 'postgresql-essentials-2027-05-11';
    const { rows } = await database.client.query<{ id: number; class_id: number; subject: string }>(
      `insert into class_bookings (class_id, state, seat, subject, seat_until, changed_by)
       select id, 'held', seat, 'seat-' || seat, seat_until, 'Visitor'
       from training_classes, (values (7, now() + interval '1 hour'), (9, now() - interval '1 minute')) as own (seat, seat_until)
       where key = $1 returning id, class_id, subject`,
      [key],
    );
    const ended = rows.find(({ subject }) => subject === 'seat-9');
    const change = (seats: number) =>
      payload.update({ collection: 'training-classes', id: rows[0]?.class_id ?? 0, data: { seats } });
    await expect(change(6)).rejects.toMatchObject({
      data: { errors: [{ path: 'seats', message: expect.stringContaining('Enter at least 7, because seat 7 is taken.') }] },
    });
    await expect(change(7)).resolves.toMatchObject({ seats: 7 });
    expect(await payload.findByID({ collection: 'class-bookings', id: ended?.id ?? 0 })).toMatchObject({
      state: 'lapsed',
    });
  });

  it('changes the time of a class, drops a day, and cancels it, and the calendars of those who booked follow', async () => {
    const key = 'postgresql-administration-2027-05-18';
    const { rows } = await database.client.query<{ id: number; class_id: number }>(
      `insert into class_bookings (class_id, state, seat, subject, name, email, booked_at, changed_by)
       select id, 'booked', 2, 'moved', 'Mo', 'mo@people.example', now(), 'Visitor' from training_classes where key = $1
       returning id, class_id`,
      [key],
    );
    const [{ id: booking, class_id: id } = { id: 0, class_id: 0 }] = rows;
    const readDays = async (kind: 'class-changed' | 'class-dropped' | 'class-left') => {
      const { calendar } = await buildMail(kind, 'booking_id', booking);
      const file = new ICAL.Component(ICAL.parse(calendar?.content ?? ''));
      expect(file.getFirstPropertyValue('method'), 'the header of the mail says the same').toBe(calendar?.method);
      const days = file.getAllSubcomponents('vevent').map((day) => ({
        uid: day.getFirstPropertyValue('uid'),
        status: day.getFirstPropertyValue('status'),
        sequence: Number(day.getFirstPropertyValue('sequence')),
        organizer: day.getFirstPropertyValue('organizer'),
        begin: new ICAL.Event(day).startDate.toJSDate().toISOString(),
      }));
      return { method: calendar?.method, days };
    };
    // SEQUENCE counts seconds, so each change is made to have happened an hour after the one before it.
    let hours = 0;
    const change = async (data: { seats?: number; start?: string; end?: string; canceled?: boolean }) => {
      await payload.update({ collection: 'training-classes', id, data });
      hours += 1;
      await database.client.query(`update training_classes set updated_at = now() + make_interval(hours => $2) where id = $1`, [
        id,
        hours,
      ]);
    };
    await change({ seats: 11 });
    await expect(readDays('class-changed'), 'no mail about seats').rejects.toThrow('There is no delivery');
    await change({ start: '2055-05-18T10:00' });
    const first = await readDays('class-changed');
    expect(first.method).toBe('PUBLISH');
    expect(first.days).toHaveLength(4);
    await expect(readDays('class-dropped'), 'all days take place').rejects.toThrow('There is no delivery');

    await change({ start: '2055-05-19T10:00' });
    const changed = await readDays('class-changed');
    expect(changed.days.map(({ uid }) => uid)).toEqual(first.days.slice(0, 3).map(({ uid }) => uid));
    expect(changed.days[0]?.sequence).toBeGreaterThan(first.days[0]?.sequence ?? Infinity);
    expect(changed.days[0]?.begin).toBe(first.days[1]?.begin);
    const dropped = await readDays('class-dropped');
    expect(dropped).toEqual({
      method: 'CANCEL',
      days: [{ ...first.days[3], status: 'CANCELLED', sequence: changed.days[0]?.sequence }],
    });
    expect(first.days[3]?.organizer).toMatch(/^mailto:/);

    await change({ start: '2055-05-18T10:00' });
    expect((await readDays('class-changed')).days[3]?.uid).toBe(first.days[3]?.uid);
    await expect(readDays('class-dropped'), 'it takes place again').rejects.toThrow('Nothing is sent');

    await change({ canceled: true });
    const left = await readDays('class-left');
    expect(left).toMatchObject({ method: 'CANCEL', days: first.days.map(({ uid }) => ({ uid, status: 'CANCELLED' })) });
    expect((await buildMail('class-left', 'booking_id', booking)).subject).toMatch(/^This class is canceled: /);
    expect(await payload.findByID({ collection: 'class-bookings', id: booking })).toMatchObject({
      state: 'canceled',
      seat: null,
    });
  });

  it('sees how a question was answered', async () => {
    const { findQuestionStatistics } = await import('@/modules/certification/find-statistics');
    const { createLocalReq } = await import('payload');
    const { rows } = await database.client.query<{ id: number; drawn: number; right: number }>(
      `select q.id, count(*)::int as drawn, (count(*) filter (where correct))::int as right
       from exam_answers a join exam_questions q on q.key = a.question_key where correct is not null group by q.id order by 2 desc limit 1`,
    );
    const [{ id, ...counts } = { id: 0 }] = rows;
    const found = await findQuestionStatistics(await createLocalReq({}, payload), id);
    expect(found).toMatchObject(counts);
    expect(found.options).toHaveLength(4);
    expect(found.options.filter(({ isRight }) => isRight).length).toBeGreaterThan(0);
  });
});

describe('a database from before instructors were entries', () => {
  it('keeps the instructor of each class when migrated', async () => {
    const [{ up, down }, { createLocalReq }] = await Promise.all([
      import('@/cms/migrations/20261123_133604_instructors'),
      import('payload'),
    ]);
    const props = { db: payload.db.drizzle, payload, req: await createLocalReq({}, payload) };
    const read = async <Row extends object>(query: string) => (await database.client.query<Row>(query)).rows;
    const names = 'select c.key, i.name from training_classes c join instructors i on i.key = c.instructor order by c.key';
    const before = await read<{ key: string; name: string }>(names);
    await down(props);
    expect(await read('select key, instructor as name from training_classes order by key')).toEqual(before);
    await database.client.query(`update training_classes set instructor = 'Zoë Trainer' where language = 'de'`);
    await database.client.query(`update training_classes set instructor = 'zo trainer' where language = 'fr'`);
    await up(props);
    const named = await read<{ key: string; name: string; language: string }>(`
      select distinct i.key, i.name, c.language::text from training_classes c join instructors i on i.key = c.instructor
      join instructors_languages l on l.parent_id = i.id and l.value::text = c.language::text
      where c.language in ('de', 'fr')`);
    expect(named.map(({ key }) => key).toSorted(), 'names that are written alike keep apart').toEqual([
      'zo-trainer',
      'zo-trainer-2',
    ]);
    expect(new Map(named.map(({ name, language }) => [name, language]))).toEqual(
      new Map([
        ['Zoë Trainer', 'de'],
        ['zo trainer', 'fr'],
      ]),
    );
    expect(await read(names)).toHaveLength(before.length);
  });
});
