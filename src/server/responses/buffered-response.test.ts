import { expect, it, vi } from 'vitest';
import { OUTDATED_PAGE_HEADER } from '@/platform/page-cache/cached-entry';
import { requestInternally } from './buffered-response';

it('keeps the headers of a response however they are set', async () => {
  const { status, headers, body } = await requestInternally(
    async (_request, response) => {
      response.setHeader('X-One', 'before');
      response.setHeader('X-Kept', 'yes');
      response.writeHead(404, ['X-One', 'after', 'Link', '</a>', 'Link', '</b>']);
      response.end('gone');
    },
    '/',
    {},
  );
  expect({ status, headers, body: body.toString() }).toEqual({
    status: 404,
    headers: { 'x-one': 'after', 'x-kept': 'yes', link: ['</a>', '</b>'] },
    body: 'gone',
  });
});

it('fails when the response is given up before it is complete', async () => {
  const giveUp = (error?: Error) =>
    requestInternally(
      async (_request, response) => {
        response.write('half');
        response.destroy(error);
      },
      '/',
      {},
    );
  await expect(giveUp(new Error('stream failed'))).rejects.toThrow('stream failed');
  await expect(giveUp()).rejects.toThrow('given up');
});

it('requests a page again, once, when it was outdated before it was complete', async () => {
  const requested = vi.fn<(url: string | undefined, accept: string | undefined) => void>();
  let isOutdated = true;
  const render = () =>
    requestInternally(
      async (request, response) => {
        requested(request.url, request.headers.accept);
        request.url = '/rewritten';
        delete request.headers.accept;
        if (isOutdated) response.setHeader(OUTDATED_PAGE_HEADER, '1');
        isOutdated = false;
        response.end(`response ${requested.mock.calls.length}`);
      },
      '/page',
      { accept: 'text/html' },
    );
  const { headers, body } = await render();
  expect({ headers, body: body.toString() }).toEqual({ headers: {}, body: 'response 2' });
  expect(requested.mock.calls).toEqual([
    ['/page', 'text/html'],
    ['/page', 'text/html'],
  ]);
});
