import { afterEach, expect, test, vi } from 'vitest';
import { restoreLocalDraft } from './restore-local-draft';

const URL_OF_DRAFT = '/api/pages/7?draft=true&depth=0';

afterEach(() => vi.unstubAllGlobals());

function answer(response: Response): ReturnType<typeof vi.fn<typeof fetch>> {
  const request = vi.fn<typeof fetch>().mockResolvedValue(response);
  vi.stubGlobal('fetch', request);
  return request;
}

test('restores the content as a draft and leaves its review to the server', async () => {
  const request = answer(Response.json({}));
  const form = { review: { state: 'approved' }, updatedAt: '2026-11-26T10:00:00.000Z', _status: 'published' };
  await restoreLocalDraft(URL_OF_DRAFT, { values: { label: 'A', ...form } });
  expect(request.mock.calls).toEqual([
    [URL_OF_DRAFT, expect.objectContaining({ method: 'PATCH', body: JSON.stringify({ label: 'A', _status: 'draft' }) })],
  ]);
});

test('says why the server refused', async () => {
  answer(Response.json({ errors: [{ message: 'Someone else is editing this entry now.' }] }, { status: 423 }));
  await expect(restoreLocalDraft(URL_OF_DRAFT, { values: {} })).rejects.toThrow('Someone else is editing this entry now.');
});

test('says that the input is still stored when the server gives no reason', async () => {
  answer(new Response('', { status: 502 }));
  await expect(restoreLocalDraft(URL_OF_DRAFT, { values: {} })).rejects.toThrow('It’s still stored in this browser.');
});
