import { expect, it, vi } from 'vitest';
import { z } from 'zod';

const urls = vi.hoisted(() => ({ findAllUrls: vi.fn(), findPublishedUrls: vi.fn() }));
vi.mock('@/cms/link-graph/find-urls', () => urls);
// Other tests of this process load these modules with other substitutes.
vi.resetModules();
const { validateRedirect } = await import('./validate-redirect');

const save = (data: { from: string; to: string }, others: { id: number; from: string }[] = []) =>
  validateRedirect(
    z.custom<Parameters<typeof validateRedirect>[0]>().parse({
      data,
      collection: { slug: 'redirects' },
      req: { context: {}, payload: { find: () => Promise.resolve({ docs: others }) } },
    }),
  );

it('the message about a rejected redirect names the field as the form does', async () => {
  urls.findAllUrls.mockResolvedValue(new Set(['/blog']));
  urls.findPublishedUrls.mockResolvedValue(new Set(['/blog']));
  await expect(save({ from: '/old', to: '/nothing' })).rejects.toThrow(/: To URL$/);
  await expect(save({ from: '/blog', to: '/blog' })).rejects.toThrow(/: From URL$/);
  expect(await save({ from: '/old', to: '/blog' })).toEqual({ from: '/old', to: '/blog' });
});

it('a second redirect from a URL is rejected with a message that says so', async () => {
  urls.findAllUrls.mockResolvedValue(new Set(['/blog']));
  urls.findPublishedUrls.mockResolvedValue(new Set(['/blog']));
  await expect(save({ from: '/old', to: '/blog' }, [{ id: 1, from: '/old' }])).rejects.toMatchObject({
    data: { errors: [{ path: 'from', message: '/old: another redirect has this URL. Change that one.' }] },
  });
});
