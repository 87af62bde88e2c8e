import { once } from 'node:events';
import { createServer, get } from 'node:http';
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
