import { afterEach, expect, test, vi } from 'vitest';
import { restoreLocalDraft } from './restore-local-draft';

const ADDRESS = '/api/pages/7?draft=true&depth=0';

afterEach(() => vi.unstubAllGlobals());

function answer(response: Response): ReturnType<typeof vi.fn<typeof fetch>> {
  const request = vi.fn<typeof fetch>().mockResolvedValue(response);
  vi.stubGlobal('fetch', request);
  return request;
}

test('restores the content as a draft and leaves its review to the server', async () => {
  const request = answer(Response.json({}));
  await restoreLocalDraft(ADDRESS, { values: { label: 'A', review: { state: 'approved' }, _status: 'published' } });
  expect(request.mock.calls).toEqual([
    [ADDRESS, expect.objectContaining({ method: 'PATCH', body: JSON.stringify({ label: 'A', _status: 'draft' }) })],
  ]);
});

test('says why the server refused', async () => {
  answer(Response.json({ errors: [{ message: 'Someone else is editing this entry now.' }] }, { status: 423 }));
  await expect(restoreLocalDraft(ADDRESS, { values: {} })).rejects.toThrow('Someone else is editing this entry now.');
});

test('says that the input is still stored when the server gives no reason', async () => {
  answer(new Response('', { status: 502 }));
  await expect(restoreLocalDraft(ADDRESS, { values: {} })).rejects.toThrow('It’s still stored in this browser.');
});
