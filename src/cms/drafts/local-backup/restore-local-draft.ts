import { requestJson } from '@/cms/admin-ui/request-json';
import type { LocalDraft } from './local-draft';

const ERROR_TEXTS = {
  unreachable: 'The server can’t be reached. What you typed is still stored in this browser. Try again in a minute.',
  failed: 'It couldn’t be saved. It’s still stored in this browser. Try again in a minute.',
};

/**
 * Saves input that this browser has kept as the latest draft.
 * @param draftUrl URL of the draft in the API
 * @throws Error with a message for the editor
 */
export async function restoreLocalDraft(draftUrl: string, { values }: Pick<LocalDraft, 'values'>): Promise<void> {
  // The review belongs to the server's draft: an approval in the stored form would count as a new decision. The time is that
  // of the version that was edited; with it, the server would reject the input again once someone else has saved.
  const { review: _review, updatedAt: _updatedAt, ...content } = values;
  await requestJson(
    draftUrl,
    {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...content, _status: 'draft' }),
    },
    ERROR_TEXTS,
  );
}
