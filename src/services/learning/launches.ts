import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { hashToken } from '@/platform/hash-token';
import { getSitePool } from '@/platform/site-database';
import type { LearnerProfile } from './id-token-claims';

/** Maximum time for the redirects from this site to the tool and back, on a slow connection. */
const LAUNCH_SECONDS = 300;

/** A launch in progress: who opens what. */
interface Launch {
  account: string;
  resource: { path: string; title: string };
  profile?: LearnerProfile | undefined;
}

/** The secrets of a launch: one travels through the tool, the other stays in the browser that began it. */
interface LaunchSecrets {
  /** `lti_message_hint`. */
  hint: string;
  /** Value of the cookie. */
  browser: string;
}

const launchRowSchema = z.object({
  account: z.uuid(),
  resource: z.object({ path: z.string(), title: z.string() }),
  profile: z.object({ name: z.string(), email: z.string().optional() }).nullable(),
});

/** Stores a launch for five minutes, with only hashes of its secrets. */
export async function createLaunch({ account, resource, profile }: Launch): Promise<LaunchSecrets> {
  const [hint, browser] = [createSecret(), createSecret()];
  await deleteExpiredLaunches();
  await getSitePool().query(
    `insert into learning_launch (hint_hash, browser_hash, account, resource, profile, ends_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))`,
    [hashToken(hint), hashToken(browser), account, resource, profile ?? null, LAUNCH_SECONDS],
  );
  return { hint, browser };
}

/** Deletes the launches that nobody finished. */
export async function deleteExpiredLaunches(): Promise<void> {
  await getSitePool().query('delete from learning_launch where ends_at < now()');
}

/**
 * Ends a launch and returns it, once, and only in the browser that began it: a link with another person's hint opens
 * nothing.
 */
export async function consumeLaunch({ hint, browser }: LaunchSecrets, account: string): Promise<Launch | undefined> {
  if (!z.uuid().safeParse(account).success) return undefined;
  const { rows } = await getSitePool().query(
    `delete from learning_launch where hint_hash = $1 and browser_hash = $2 and account = $3 and ends_at > now()
     returning account, resource, profile`,
    [hashToken(hint), hashToken(browser), account],
  );
  if (rows.length === 0) return undefined;
  const { profile, ...launch } = launchRowSchema.parse(rows[0]);
  return { ...launch, profile: profile ?? undefined };
}

/** Returns a public name for the launch. It is part of the cookie's name, so that several tabs can launch at once. */
export function getLaunchName(hint: string): string {
  return hashToken(hint).slice(0, 12);
}

function createSecret(): string {
  return randomBytes(32).toString('base64url');
}
