import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { TestDatabase } from './database';
import type { Instance } from './instance';

/** What a browser sends with a form. */
interface FormPost {
  page?: string;
  form?: string;
  fields?: Record<string, string | string[]>;
  headers?: Record<string, string>;
  body?: RequestInit['body'];
}

/** Builds valid values of the form on /contact. */
export const buildValidFields = (rest: Record<string, string> = {}) => ({
  name: 'Zoë Visitor',
  email: 'zoe@example.org',
  message: 'How much for three servers?',
  ...rest,
});

/** Sends a form as a browser without JavaScript does; redirects are not followed. */
export function postForm(
  site: string,
  { page = '/contact', form = 'contact-sales', fields = buildValidFields(), headers = {}, body }: FormPost = {},
): Promise<Response> {
  const data = new URLSearchParams();
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) data.append(name, value);
  return fetch(`${site}${page}?form=${form}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: site, ...headers },
    body: body ?? data,
  });
}

const challenge = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
  }),
  signature: z.string(),
});

/** Solves a proof of work as a browser does. @param from the IP address that requests the challenge, behind a proxy */
export async function solveProof(site: Instance, from: string): Promise<string> {
  const answer = await site.get('/forms/challenge', { headers: { 'x-forwarded-for': from } });
  const given = challenge.parse(await answer.json());
  return Buffer.from(
    JSON.stringify({ challenge: given, solution: await solveChallenge({ challenge: given, deriveKey }) }),
  ).toString('base64');
}

/** Returns the reference number in the redirect of a response; undefined without a redirect. */
export function getReference(answer: Response): string | undefined {
  return answer.status === 303 ? answer.headers.get('location')?.split('/').at(-1) : undefined;
}

/** The server may be killed at each attempt, but not this often. */
const TRIES_MAX = 50;

/**
 * Sends a form until it is accepted, with the same attempt ID, like a visitor who gets no response or is asked to retry.
 * @param site returns a running instance, and waits for one
 * @throws Error when a running instance doesn't accept it
 */
export async function postUntilAccepted(site: () => Promise<Instance>, post: FormPost = {}): Promise<string> {
  const attempt = randomUUID();
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const instance = await site();
    const answer = await postForm(instance.url, { ...post, fields: { ...(post.fields ?? buildValidFields()), attempt } }).catch(
      () => undefined,
    );
    // It was killed before it responded.
    if (answer === undefined) continue;
    const reference = getReference(answer);
    await answer.body?.cancel();
    // Postgres was paused for longer than the site waits, so the response asks to send the form again.
    if (answer.status === 503) continue;
    if (reference === undefined) throw new Error(`It was answered with ${answer.status}.\n${instance.output()}`);
    return reference;
  }
  throw new Error(`It was not answered ${TRIES_MAX} times.`);
}

/** Creates a session of an editor with a role, like a sign-in at the provider. @returns the cookie */
export async function createSession(database: TestDatabase, role: string): Promise<string> {
  const { client } = database;
  const token = randomUUID();
  const { rows } = await client.query<{ id: number }>(
    'insert into users (name, email, subject) values ($1, $2, $3) returning id',
    [role, `${role}@example.com`, randomUUID()],
  );
  const [user] = rows;
  await client.query('insert into users_roles ("order", parent_id, value) values (1, $1, $2)', [user?.id, role]);
  await client.query(
    `insert into editor_sessions (user_id, kind, token_hash, expires_at)
     values ($1, 'session', encode(sha256(convert_to($2, 'UTF8')), 'hex'), now() + interval '1 hour')`,
    [user?.id, token],
  );
  return `editor-session=${token}`;
}
