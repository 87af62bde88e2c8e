import { escapeHtml } from '@/platform/escape-markup';

const STYLE =
  'html{color-scheme:light dark;font:1.0625rem/1.6 system-ui,sans-serif}' +
  'body{display:grid;min-height:90vh;place-items:center;margin:1.25rem}' +
  'main{max-width:30rem}h1{font-size:1.75rem;line-height:1.15}a{color:inherit}';

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
  const body =
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>` +
    `<p>${escapeHtml(message)}</p><p>${escapeHtml(nextStep)}</p>` +
    '<p><a href="/api/users/sign-in?again">Sign in with single sign-on</a></p>' +
    '<p><a href="/">Go to the site</a></p></main></body></html>';
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  if (setCookie !== undefined) headers.set('set-cookie', setCookie);
  return new Response(body, { status, headers });
}
