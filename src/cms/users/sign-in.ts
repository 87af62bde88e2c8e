import type { Endpoint } from 'payload';
import { environment } from '@/platform/environment';
import { getRolesFromGroups } from '@/cms/core/access/roles';
import { getErrorReason } from '@/platform/error-reason';
import {
  startProviderSignIn,
  completeProviderSignIn,
  buildProviderSignOutUrl,
  SIGN_IN_SECONDS,
  type SignInFailure,
} from './provider-sign-in';
import { sessionCookie, signInCookie } from './editor-cookies';
import { startSession, endSession, redeemOneTimeToken, revokeAccess } from './sessions';
import { renderSignInErrorPage } from './sign-in-error-page';

/** GET /api/users/sign-in: redirects an editor to the identity provider. `redirect` is the admin path to return to. */
export const signInEndpoint: Endpoint = {
  path: '/sign-in',
  method: 'get',
  handler: async ({ searchParams }) => {
    try {
      const { url, sealed } = await startProviderSignIn(
        sanitizeReturnPath(searchParams.get('redirect')),
        searchParams.has('again') ? 'login' : undefined,
      );
      return redirectTo(url, signInCookie.serialize(sealed, SIGN_IN_SECONDS));
    } catch (error) {
      console.error(`The identity provider cannot be reached: ${getErrorReason(error)}`);
      return renderSignInErrorPage(503, {
        message: 'The sign-in service can’t be reached.',
        nextStep: 'Nothing is lost. Try again in a minute.',
      });
    }
  },
};

/** GET /api/users/sign-in/callback: handles the redirect back from the provider. */
export const signInCallbackEndpoint: Endpoint = {
  path: '/sign-in/callback',
  method: 'get',
  handler: async ({ payload, headers, search, url }) => {
    const result = await completeProviderSignIn(
      search ?? new URL(url ?? '', environment.SITE_URL).search,
      signInCookie.read(headers) ?? '',
    );
    if (typeof result === 'string') return renderFailure(result);
    const { subject, name, email, groups, idToken, returnTo } = result;
    const roles = getRolesFromGroups(groups);
    if (roles.length === 0) {
      await revokeAccess(payload, { subject });
      const sentence = `You are signed in as ${name}, but this account isn’t in a group that can edit the site.`;
      return renderSignInErrorPage(
        403,
        {
          title: 'You can’t edit this site',
          message: sentence,
          nextStep: 'Ask an administrator to add you to such a group, or sign in with another account.',
        },
        signInCookie.cleared,
      );
    }
    return redirectTo(returnTo, await startSession(payload, { subject, name, email, roles }, idToken), signInCookie.cleared);
  },
};

/** GET /api/users/sign-in/once: handles the URL that `npm run administrator` prints. */
export const oneTimeSignInEndpoint: Endpoint = {
  path: '/sign-in/once',
  method: 'get',
  handler: async ({ payload, searchParams }) => {
    const session = await redeemOneTimeToken(payload, searchParams.get('token') ?? '');
    if (session === undefined)
      return renderSignInErrorPage(403, {
        message: 'This URL was already used, or is older than ten minutes.',
        nextStep: 'Create a new one with npm run administrator.',
      });
    return redirectTo('/admin', session);
  },
};

/** GET /api/users/sign-out: ends the session here and at the identity provider. Ignores links from other sites. */
export const signOutEndpoint: Endpoint = {
  path: '/sign-out',
  method: 'get',
  handler: async ({ payload, headers }) => {
    if (['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '')) return redirectTo('/admin');
    const { idToken } = await endSession(payload, headers);
    return redirectTo((idToken && (await buildProviderSignOutUrl(idToken))) || '/admin/login', sessionCookie.cleared);
  },
};

function renderFailure(why: SignInFailure): Response {
  switch (why) {
    case 'expired':
      return renderSignInErrorPage(
        400,
        { message: 'This sign-in has expired, or was started in another window.', nextStep: 'Sign in again.' },
        signInCookie.cleared,
      );
    case 'denied':
      return renderSignInErrorPage(
        403,
        { message: 'The sign-in was canceled.', nextStep: 'Sign in again when you want to.' },
        signInCookie.cleared,
      );
    case 'provider':
      return renderSignInErrorPage(
        503,
        { message: 'The sign-in service returned an unexpected response.', nextStep: 'Nothing is lost. Try again in a minute.' },
        signInCookie.cleared,
      );
  }
}

function redirectTo(url: string, ...cookies: string[]): Response {
  const headers = new Headers({ location: new URL(url, environment.SITE_URL).href, 'cache-control': 'no-store' });
  for (const value of cookies) headers.append('set-cookie', value);
  return new Response(null, { status: 303, headers });
}

/** Allows only paths of the admin: anything else could redirect to another site. */
function sanitizeReturnPath(wanted: string | null): string {
  return wanted !== null && /^\/admin(?:[/?#][\w./?#=&%[\]-]*)?$/.test(wanted) ? wanted : '/admin';
}
