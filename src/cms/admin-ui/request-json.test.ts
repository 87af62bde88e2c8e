import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { listenLocally } from '@/platform/testing/local-server';
import { findFieldMessage, requestJson } from './request-json';

let server: Server | undefined;

afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  server = undefined;
});

/** Starts a server that answers every request alike. @returns its URL */
function serve(answer: (response: ServerResponse) => void): Promise<string> {
  server = createServer((_request, response) => answer(response));
  return listenLocally(server);
}

const respond = (status: number, body: string) => (response: ServerResponse) => void response.writeHead(status).end(body);
const LATE_TEXT = /^The server takes too long to respond\. Reload/;
const soon = () => AbortSignal.timeout(100);

it('returns the JSON of a response, and undefined when it has none', async () => {
  expect(await requestJson(await serve(respond(200, '{"a":1}')))).toEqual({ a: 1 });
  server?.close();
  expect(await requestJson(await serve(respond(204, '')))).toBeUndefined();
});

it.each([
  ['the message of the server', 400, '{"errors":[{"message":"The date is in the past."}]}', 'The date is in the past.'],
  ['that nothing was changed', 502, '<h1>Bad gateway</h1>', 'That didn’t work. Nothing was changed. Try again.'],
])('reports %s', async (_what, status, body, message) => {
  await expect(requestJson(await serve(respond(status, body)))).rejects.toThrow(message);
});

it('reports the message of the first invalid field where it is asked to', async () => {
  const body = '{"errors":[{"message":"Invalid","data":{"errors":[{"message":"The URL is in use."}]}}]}';
  const request = requestJson(await serve(respond(400, body)), {}, { findMessage: findFieldMessage });
  await expect(request).rejects.toThrow('The URL is in use.');
});

it('reports that the server cannot be reached', async () => {
  const url = await serve(respond(200, ''));
  server?.close();
  server?.closeAllConnections();
  await expect(requestJson(url)).rejects.toThrow('The server can’t be reached. Nothing was changed.');
});

it.each<[string, (response: ServerResponse) => void]>([
  ['no response', () => undefined],
  ['half a response', (response) => void response.writeHead(200).write('{"a"')],
])('after a change with %s, says that it may have been made', async (_what, answer) => {
  const url = await serve(answer);
  await expect(requestJson(url, { method: 'POST', signal: soon() })).rejects.toThrow(LATE_TEXT);
  await expect(requestJson(url, { method: 'POST', signal: soon() }, { late: 'Save again.' })).rejects.toThrow('Save again.');
  await expect(requestJson(url, { signal: soon() })).rejects.toThrow('Try again in a minute.');
});
