import { parseCookies, type Endpoint } from 'payload';
import { EDITOR_SIGN_IN_COOKIE } from '@/platform/constants';
import { environment } from '@/platform/environment';
import { beginProviderSignIn, endProviderSignIn, providerSignOutAddress, SIGN_IN_SECONDS, type SignInFailure } from './provider-sign-in';
import { rolesOf } from '@/cms/core/roles';
import { beginSession, cookie, endSession, NO_SESSION_COOKIE, redeemOneTimeToken } from './sessions';
import { signInProblem } from './sign-in-problem';

const PATH = '/api/users/sign-in';
const NO_PENDING_COOKIE = cookie(EDITOR_SIGN_IN_COOKIE, '', { path: PATH, seconds: 0 });

/** GET /api/users/sign-in: sends an editor to the identity provider. `redirect` is where to come back to in the admin. */
export const signIn: Endpoint = {
  path: '/sign-in',
  method: 'get',
  handler: async ({ searchParams }) => {
    try {
      const { address, sealed } = await beginProviderSignIn(adminPath(searchParams.get('redirect')), searchParams.has('again'));
      return redirectTo(address, cookie(EDITOR_SIGN_IN_COOKIE, sealed, { path: PATH, seconds: SIGN_IN_SECONDS }));
    } catch (error) {
      console.error(`The identity provider cannot be reached: ${error instanceof Error ? error.message : 'unknown reason'}`);
      return signInProblem(503, { sentence: 'The sign-in service cannot be reached.', advice: 'Nothing is lost. Try again in a minute.' });
    }
  },
};

/** GET /api/users/sign-in/callback: where the provider sends an editor back to. */
export const callback: Endpoint = {
  path: '/sign-in/callback',
  method: 'get',
  handler: async ({ payload, headers, search, url }) => {
    const result = await endProviderSignIn(search ?? new URL(url ?? '', environment.SITE_URL).search, parseCookies(headers).get(EDITOR_SIGN_IN_COOKIE) ?? '');
    if (typeof result === 'string') return failed(result);
    const { subject, name, email, groups, idToken, returnTo } = result;
    const roles = rolesOf(groups);
    if (roles.length === 0) {
      const sentence = `You are signed in as ${name}, and this account is in none of the groups that edit the site.`;
      return signInProblem(403, { title: 'You may not edit this site', sentence, advice: 'Ask an administrator for one of them, or sign in with another account.' }, NO_PENDING_COOKIE);
    }
    return redirectTo(returnTo, await beginSession(payload, { subject, name, email, roles }, idToken), NO_PENDING_COOKIE);
  },
};

/** GET /api/users/sign-in/once: the address that `npm run administrator` prints. */
export const oneTimeSignIn: Endpoint = {
  path: '/sign-in/once',
  method: 'get',
  handler: async ({ payload, searchParams }) => {
    const session = await redeemOneTimeToken(payload, searchParams.get('token') ?? '');
    if (session === undefined) return signInProblem(403, { sentence: 'This address was used before, or is older than ten minutes.', advice: 'Make a new one with npm run administrator.' });
    return redirectTo('/admin', session);
  },
};

/** GET /api/users/sign-out: ends the session here and at the identity provider. A link of another site cannot do it. */
export const signOut: Endpoint = {
  path: '/sign-out',
  method: 'get',
  handler: async ({ payload, headers }) => {
    if (['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '')) return redirectTo('/admin');
    const { idToken } = await endSession(payload, headers);
    return redirectTo((idToken && (await providerSignOutAddress(idToken))) || '/admin/login', NO_SESSION_COOKIE);
  },
};

function failed(why: SignInFailure): Response {
  switch (why) {
    case 'expired':
      return signInProblem(400, { sentence: 'This sign-in has expired, or was begun in another window.', advice: 'Sign in again.' }, NO_PENDING_COOKIE);
    case 'denied':
      return signInProblem(403, { sentence: 'The sign-in was cancelled.', advice: 'Sign in again when you want to.' }, NO_PENDING_COOKIE);
    case 'provider':
      return signInProblem(503, { sentence: 'The sign-in service did not answer as it should.', advice: 'Nothing is lost. Try again in a minute.' }, NO_PENDING_COOKIE);
  }
}

function redirectTo(address: string, ...cookies: string[]): Response {
  const headers = new Headers({ location: new URL(address, environment.SITE_URL).href, 'cache-control': 'no-store' });
  for (const value of cookies) headers.append('set-cookie', value);
  return new Response(null, { status: 303, headers });
}

/** Only a page of the admin: anything else could lead to another site. */
function adminPath(wanted: string | null): string {
  return wanted !== null && /^\/admin(?:[/?#][\w./?#=&%[\]-]*)?$/.test(wanted) ? wanted : '/admin';
}
