import { escapeHtml } from '@/platform/escape-markup';
import { buildFallbackPage, FALLBACK_PAGE_HEADERS } from '@/platform/fallback-page';

interface SignInError {
  title?: string;
  /** What happened. */
  message: string;
  /** What to do now. */
  nextStep: string;
}

/** Renders the page that explains why the sign-in to the admin failed, with a link to try again. */
export function renderSignInErrorPage(
  status: 400 | 403 | 503,
  { title = 'You are not signed in', message, nextStep }: SignInError,
  setCookie?: string,
): Response {
  const body = buildFallbackPage(
    title,
    `<p>${escapeHtml(message)}</p><p>${escapeHtml(nextStep)}</p>` +
      '<p><a href="/api/users/sign-in?again">Sign in with single sign-on</a></p><p><a href="/">Go to the site</a></p>',
  );
  const headers = new Headers(FALLBACK_PAGE_HEADERS);
  if (setCookie !== undefined) headers.set('set-cookie', setCookie);
  return new Response(body, { status, headers });
}
