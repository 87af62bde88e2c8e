import { randomBytes } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { AuthStrategy, Payload } from 'payload';
import { z } from 'zod';
import { HOUR_SECONDS } from '@/platform/durations';
import { environment } from '@/platform/environment';
import { hashToken } from '@/platform/hash-token';
import type { User } from '@/payload-types';
import type { Role } from '@/cms/core/access/roles';
import { sessionCookie } from './editor-cookies';

/** A working day. After that, the user signs in at the provider again, which also refreshes the groups. */
export const SESSION_SECONDS = 8 * HOUR_SECONDS;
const ONE_TIME_SECONDS = 10 * 60;

/** The row of a one-time token that was redeemed. */
const deletedSchema = z.object({ user_id: z.number() });

/** The account that signed in, as reported by the identity provider. */
interface EditorAccount {
  subject: string;
  name: string;
  email?: string;
  roles: Role[];
}

/**
 * Authenticates requests by the session cookie set at sign-in. Scripts of other sites cannot use it: the cookie is
 * SameSite=Lax, and a request with another origin counts as anonymous.
 */
export const ssoStrategy: AuthStrategy = {
  name: 'single-sign-on',
  authenticate: async ({ payload, headers }) => {
    const editor = await findEditor(payload, headers);
    return { user: editor === undefined ? null : { ...editor, collection: 'users', _strategy: 'single-sign-on' } };
  },
};

/**
 * Returns the user of the session in these headers.
 * @throws when Postgres doesn't respond
 */
export async function findEditor(payload: Payload, headers: Headers): Promise<User | undefined> {
  const origin = headers.get('origin');
  if (origin !== null && origin !== new URL(environment.SITE_URL).origin) return undefined;
  const session = await findSession(payload, sessionCookie.read(headers));
  return session === undefined || typeof session.user === 'number' ? undefined : session.user;
}

/**
 * Creates or updates the user who signed in, and starts a session.
 * @returns the session cookie
 */
export async function startSession(payload: Payload, account: EditorAccount, idToken?: string): Promise<string> {
  const user = await upsertAccount(payload, account);
  return createSession(payload, user, idToken);
}

/**
 * Removes the roles and ends all sessions of someone who is in no group anymore. What they have scheduled is rejected when it
 * is due, and recorded in the audit log. Their account remains, as the author of what they wrote.
 * @throws when the database doesn't respond
 */
export async function revokeAccess(payload: Payload, { subject }: Pick<EditorAccount, 'subject'>): Promise<void> {
  // One statement, so that both happen or neither. Payload's validation requires a role, because every sign-in has one.
  await payload.db.drizzle.execute(sql`
    with person as (select id from users where subject = ${subject}),
      ended as (delete from editor_sessions where user_id in (select id from person))
    delete from users_roles where parent_id in (select id from person)`);
}

/**
 * Creates a URL that signs in an administrator without the identity provider. It works once and for ten minutes.
 * @param mail email address that identifies the administrator
 */
export async function createOneTimeLoginUrl(payload: Payload, mail: string): Promise<string> {
  const user = await upsertAccount(payload, { subject: `local:${mail}`, name: mail, email: mail, roles: ['administrator'] });
  const token = await createToken(payload, { user, kind: 'one-time', seconds: ONE_TIME_SECONDS });
  return `${environment.SITE_URL}/api/users/sign-in/once?token=${token}`;
}

/**
 * Redeems a one-time token.
 * @returns the cookie of the new session; undefined when the token is used, expired or unknown
 */
export async function redeemOneTimeToken(payload: Payload, token: string): Promise<string | undefined> {
  // One statement decides which of two concurrent requests deletes the row. Payload would report a deletion to both.
  const { rows } = await payload.db.drizzle.execute(sql`
    delete from editor_sessions where token_hash = ${hashToken(token)} and kind = 'one-time' and expires_at > now()
    returning user_id`);
  return rows[0] && createSession(payload, deletedSchema.parse(rows[0]).user_id);
}

/** Ends the session of a request. Returns the id token, which the provider needs for its sign-out. */
export async function endSession(payload: Payload, headers: Headers): Promise<{ idToken?: string }> {
  const session = await findSession(payload, sessionCookie.read(headers));
  if (session === undefined) return {};
  await payload.delete({ collection: 'editor-sessions', id: session.id });
  return { idToken: session.idToken ?? undefined };
}

async function upsertAccount(payload: Payload, account: EditorAccount): Promise<number> {
  const known = await findUserBySubject(payload, account.subject);
  if (known !== undefined) {
    await payload.update({ collection: 'users', id: known, data: account });
    return known;
  }
  try {
    return (await payload.create({ collection: 'users', data: account })).id;
  } catch (error) {
    // Two concurrent first sign-ins of the same person.
    const other = await findUserBySubject(payload, account.subject);
    if (other === undefined) throw error;
    return other;
  }
}

async function findUserBySubject(payload: Payload, subject: string): Promise<number | undefined> {
  const { docs } = await payload.find({ collection: 'users', where: { subject: { equals: subject } }, limit: 1, depth: 0 });
  return docs[0]?.id;
}

async function createSession(payload: Payload, user: number, idToken?: string): Promise<string> {
  await payload.delete({ collection: 'editor-sessions', where: { expiresAt: { less_than: new Date().toISOString() } } });
  const token = await createToken(payload, { user, kind: 'session', seconds: SESSION_SECONDS, idToken });
  return sessionCookie.serialize(token, SESSION_SECONDS);
}

async function createToken(
  payload: Payload,
  { user, kind, seconds, idToken }: { user: number; kind: 'session' | 'one-time'; seconds: number; idToken?: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + seconds * 1000).toISOString();
  await payload.create({
    collection: 'editor-sessions',
    data: { user, kind, tokenHash: hashToken(token), expiresAt, idToken },
    depth: 0,
  });
  return token;
}

async function findSession(payload: Payload, token: string | undefined) {
  if (!token) return undefined;
  const { docs } = await payload.find({
    collection: 'editor-sessions',
    where: {
      and: [
        { tokenHash: { equals: hashToken(token) } },
        { kind: { equals: 'session' } },
        { expiresAt: { greater_than: new Date().toISOString() } },
      ],
    },
    limit: 1,
    depth: 1,
  });
  return docs[0];
}
