import { getProgramPath } from '../../../scripts/build/programs';
import type { ProcessManager } from '../../../scripts/process-manager';

/**
 * Signs an administrator in with the emergency command of the README and the URL that it prints.
 * @returns the cookie of the session
 */
export async function signInAdministrator(
  processes: ProcessManager,
  site: { url: string; databaseUrl: string },
): Promise<string> {
  const answer = await fetch(await createOneTimeSignInUrl(processes, site), { redirect: 'manual' });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (answer.status !== 303 || cookie === undefined)
    throw new Error(`The one-time URL was answered with ${answer.status}: ${await answer.text()}`);
  return cookie;
}

/** Creates a one-time sign-in URL: the one that `npm run administrator` prints. */
export async function createOneTimeSignInUrl(
  processes: ProcessManager,
  { url, databaseUrl }: { url: string; databaseUrl: string },
): Promise<string> {
  const { code, output } = await processes.start({
    name: 'npm run administrator',
    arguments: [getProgramPath('administrator'), 'administrator@example.org'],
    environment: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl, SITE_URL: url },
    output: 'keep',
  }).exited;
  const signInUrl = /^http\S+$/m.exec(output)?.[0];
  if (code !== 0 || signInUrl === undefined) throw new Error(output);
  return signInUrl;
}
