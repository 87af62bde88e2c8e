import { once } from 'node:events';
import { createServer, get, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { closeServer, listenLocally } from '@/platform/testing/local-server';
import type { RequestHandler } from './buffered-response';
import { renderPage } from './page-response';

it('a visitor who leaves while a page is streamed ends its rendering, without an error page or a log line', async () => {
  const log = vi.spyOn(console, 'error');
  const server = createServer();
  const received = once(server, 'request');
  const visit = get(await listenLocally(server)).on('error', () => undefined);
  const [request, response] = await received;
  const next = vi.fn<RequestHandler>(async (_request, captured) => {
    captured.write('half');
    visit.destroy();
    await once(captured, 'close');
    // As Next does.
    captured.destroy(new Error('ResponseAborted'));
  });
  const rendered = await renderPage({ request, response, next, host: 'www.example.com', isPrivate: true, policy: undefined });
  expect(rendered.status).toBe(500);
  expect(next).toHaveBeenCalledTimes(1);
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
  closeServer(server);
});

it('the log names the page that could not be rendered, without its query and secrets', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const next: RequestHandler = () => Promise.reject(new Error('the reason of the test'));
  const render = async (url: string) => {
    const request = Object.assign(new IncomingMessage(new Socket()), { url });
    const response = new ServerResponse(request);
    await renderPage({ request, response, next, host: 'www.example.com', isPrivate: false, policy: undefined });
    return log.mock.calls[0]?.[0];
  };
  expect(await render('/products/replication?q=typed')).toBe('/products/replication could not be rendered:');
  log.mockClear();
  expect(await render('/mail-actions/newsletter/confirm/the-token')).toBe(
    '/mail-actions/newsletter/confirm/… could not be rendered:',
  );
  log.mockRestore();
});
