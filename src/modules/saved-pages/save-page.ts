import { savedPagesSchema } from './saved-page';
import { fetchAccount, type SignOn } from '@/modules/account/client';

/** What came of it. */
export interface SaveResult {
  /** Whether there is nothing more to do: the page is saved, or being left to sign in. */
  readonly isDone: boolean;
  /** In words for the person. */
  readonly text: string;
}

/**
 * Saves a page for the person who is signed in. Somebody who is not leaves to sign in, and comes back to the page.
 * @param path address of the page, without query or fragment
 */
export async function savePage({ state, signIn, accessToken }: SignOn, path: string): Promise<SaveResult> {
  if (state.status !== 'signed-in') {
    if (!(await signIn())) return { isDone: true, text: '' };
    return {
      isDone: false,
      text: 'To save pages you have to sign in, and the sign-on service does not answer. Try again in a minute.',
    };
  }
  const answer = await fetchAccount(accessToken, {
    path: '/account/saved-pages',
    method: 'PUT',
    body: { url: path },
    schema: savedPagesSchema,
  });
  if (answer.status === 'there') return { isDone: true, text: 'Saved. It waits on your dashboard.' };
  return { isDone: false, text: `This page could not be saved. ${answer.message}` };
}
