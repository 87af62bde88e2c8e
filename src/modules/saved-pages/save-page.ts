import { savedPagesSchema } from './saved-page';
import { fetchAccount, type SignOn } from '@/modules/account/client';

/** The outcome of saving a page. */
interface SaveResult {
  /** Whether nothing is left to do: the page is saved, or the browser is leaving to sign in. */
  readonly isDone: boolean;
  /** Message for the visitor; empty while the browser is leaving. */
  readonly text: string;
}

/**
 * Saves a page for the signed-in user. Signed-out visitors are sent to sign in and return to the page.
 * @param path of the page, without query or fragment
 */
export async function savePage(signOn: SignOn, path: string): Promise<SaveResult> {
  if (!(await isSignedIn(signOn))) {
    if (!(await signOn.signIn())) return { isDone: true, text: '' };
    return {
      isDone: false,
      text: 'Sign in to save pages. The sign-on service isn’t responding. Try again in a minute.',
    };
  }
  const response = await fetchAccount(signOn.accessToken, {
    path: '/account/saved-pages',
    method: 'PUT',
    body: { url: path },
    schema: savedPagesSchema,
  });
  if (response.status === 'loaded') return { isDone: true, text: 'Saved to your dashboard.' };
  return { isDone: false, text: `This page could not be saved. ${response.message}` };
}

/**
 * While the state is unknown, the tokens haven't been read yet. `accessToken` waits for them, so a signed-in user isn't sent
 * to sign in.
 */
async function isSignedIn({ state, accessToken }: SignOn): Promise<boolean> {
  if (state.status !== 'unknown') return state.status === 'signed-in';
  return accessToken().then(
    (token) => token !== undefined,
    () => false,
  );
}
