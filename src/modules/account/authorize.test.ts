import { expect, it, vi } from 'vitest';
import { withAuth } from './authorize';

it.each<Record<string, string>>([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }, {}])(
  'a change with a token is refused unless a page of this site sends it (%j)',
  async (headers) => {
    const work = vi.fn(() => Promise.resolve(new Response()));
    const init = { method: 'POST', headers: { ...headers, authorization: 'Bearer a.b.c' } };
    const response = await withAuth(work)(new Request('https://www.example.org/account/classes', init));
    expect(response.status).toBe(403);
    expect(work).not.toHaveBeenCalled();
  },
);
