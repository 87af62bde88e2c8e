import { expect, it } from 'vitest';
import { parseSimpleRequest } from './simple-request';

const parse = (text: string) => parseSimpleRequest(Buffer.from(text, 'latin1'));

it('a simple request is parsed as Node parses it', () => {
  expect(parse('GET /a?b=%20 HTTP/1.1\r\nHost: site.example\r\nACCEPT:text/html, */*  \r\nRSC:\r\n\r\n')).toEqual({
    method: 'GET',
    url: '/a?b=%20',
    headers: { host: 'site.example', accept: 'text/html, */*', rsc: '' },
  });
  expect(parse('HEAD / HTTP/1.1\r\nHost: a\r\nConnection: Keep-Alive\r\n\r\n')?.method).toBe('HEAD');
});

it('headers that no response depends on are ignored, also with a name that objects have', () => {
  const { headers } = parse('GET / HTTP/1.1\r\nHost: a\r\n__proto__: b\r\nCookie: c\r\nCookie: d\r\nconstructor:\r\n\r\n') ?? {};
  expect(headers).toEqual({ host: 'a' });
});

it.each([
  ['that is incomplete', 'GET / HTTP/1.1\r\nHost: a\r\n'],
  ['followed by another one', 'GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['followed by the beginning of another one', 'GET / HTTP/1.1\r\nHost: a\r\n\r\nGET'],
  ['after an empty line', '\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['with another method', 'POST / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['with a method in lower case', 'get / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['of HTTP/1.0', 'GET / HTTP/1.0\r\nHost: a\r\n\r\n'],
  ['with an absolute target', 'GET http://a/ HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['with a space in the target', 'GET /a b HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['with other characters in the target', 'GET /\xe9 HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['without a host', 'GET / HTTP/1.1\r\nAccept: */*\r\n\r\n'],
  ['with two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
  ['with a header that is read twice', 'GET / HTTP/1.1\r\nHost: a\r\nAccept: a\r\naccept: b\r\n\r\n'],
  ['with a folded header', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: b\r\n c\r\n\r\n'],
  ['with a space before the colon', 'GET / HTTP/1.1\r\nHost: a\r\nX-A : b\r\n\r\n'],
  ['with a line without a colon', 'GET / HTTP/1.1\r\nHost: a\r\nname\r\n\r\n'],
  ['with a line feed in a value', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: b\nContent-Length: 1\r\n\r\n'],
  ['with a carriage return in a value', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: b\rc\r\n\r\n'],
  ['with NUL in a value', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: b\0c\r\n\r\n'],
  ['with a length, even of 0', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n'],
  ['with a body in chunks', 'GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'],
  ['that expects something', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n\r\n'],
  ['that closes its connection', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ['for another protocol', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n'],
  ['of more than 4 kB', `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'b'.repeat(4_096)}\r\n\r\n`],
])('a request %s is not simple', (_what, text) => expect(parse(text)).toBeUndefined());
