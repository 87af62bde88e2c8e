import { savedPages } from '@/cms/saved-pages/saved-page';
import { askAccount } from '@/features/account';

/**
 * Saves a page for the person who is signed in.
 * @returns what happened, as a sentence
 */
export async function savePage(accessToken: () => Promise<string | undefined>, path: string): Promise<{ readonly saved: boolean; readonly text: string }> {
  const answer = await askAccount(accessToken, { path: '/account/saved-pages', method: 'PUT', body: { url: path }, schema: savedPages });
  if (answer.status === 'there') return { saved: true, text: 'Saved. It waits on your dashboard.' };
  return { saved: false, text: `This page could not be saved. ${answer.message}` };
}
