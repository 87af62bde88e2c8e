import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeServer, listenLocally } from '@/platform/testing/local-server';
import { checkExternalLink } from './check-external-link';
import { isPublicIp } from './public-ip';

describe('isPublicIp', () => {
  it.each(['8.8.8.8', '93.184.216.34', '172.15.0.1', '172.32.0.1', '100.63.0.1', '2606:4700::1111', '2a00:1450:4001:80b::200e'])(
    'returns true for %s',
    (address) => {
      expect(isPublicIp(address)).toBe(true);
    },
  );

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '2001:0:4136:e378::',
    'localhost',
    '',
    '1',
    '127.1',
  ])('returns false for “%s”', (address) => {
    expect(isPublicIp(address)).toBe(false);
  });
});

describe('checkExternalLink', () => {
  let server: Server;
  let origin = '';
  const seen: string[] = [];
  const local = { isAllowed: () => true, isAllowedPort: () => true };
  /** For a server that never responds. On a busy machine, others may take as long. */
  const hurried = { ...local, timeLimitMs: 300 };

  beforeAll(async () => {
    server = createServer((request, response) => {
      seen.push(`${request.method} ${request.url}`);
      const answers: Readonly<Record<string, () => void>> = {
        '/good': () => response.writeHead(200).end(),
        '/no-head': () => response.writeHead(request.method === 'HEAD' ? 405 : 200).end('x'.repeat(1_000)),
        '/closed': () => response.writeHead(403).end(),
        '/gone': () => response.writeHead(410).end(),
        '/broken': () => response.writeHead(503).end(),
        '/on': () => response.writeHead(301, { Location: '/good' }).end(),
        '/round': () => response.writeHead(302, { Location: '/round' }).end(),
        '/to-file': () => response.writeHead(302, { Location: 'file:///etc/passwd' }).end(),
        '/to-metadata': () => response.writeHead(302, { Location: 'http://169.254.169.254/latest/meta-data' }).end(),
        '/silent': () => undefined,
      };
      (answers[request.url ?? ''] ?? (() => response.writeHead(404).end()))();
    });
    origin = (await listenLocally(server)).replace('127.0.0.1', 'localhost');
  });
  afterAll(() => closeServer(server));

  it.each([
    ['/good', undefined],
    ['/no-head', undefined],
    ['/closed', undefined],
    ['/on', undefined],
    ['/gone', 'the page doesn’t exist anymore (410)'],
    ['/absent', 'the page doesn’t exist anymore (404)'],
    ['/broken', 'it returns an error (503)'],
    ['/round', 'it redirects more than 5 times'],
    ['/to-file', 'it isn’t an http or https link'],
    ['/silent', 'it didn’t respond within 5 seconds'],
  ])('returns the problem of %s', async (path, problem) => {
    expect(await checkExternalLink(origin + path, path === '/silent' ? hurried : local)).toBe(problem);
  });

  it('sends GET only when HEAD is refused', () => {
    expect(seen.filter((each) => each.endsWith('/good')).every((each) => each.startsWith('HEAD'))).toBe(true);
    expect(seen).toContain('GET /no-head');
  });

  it('never connects to this machine or its networks by IP address, name or redirect', async () => {
    const before = seen.length;
    const port = { isAllowedPort: () => true };
    const notPublic = 'it resolves to a private address';
    expect(await checkExternalLink(`${origin}/good`, port)).toBe(notPublic);
    expect(await checkExternalLink(origin.replace('localhost', '127.0.0.1'), port)).toBe(notPublic);
    expect(await checkExternalLink(origin.replace('localhost', '[::ffff:127.0.0.1]'), port)).toBe(notPublic);
    expect(await checkExternalLink('http://2130706433/', port)).toBe(notPublic);
    expect(await checkExternalLink('http://0x7f.1/', port)).toBe(notPublic);
    expect(seen.length).toBe(before);
    expect(
      await checkExternalLink(`${origin}/to-metadata`, {
        ...local,
        isAllowed: (address) => address === '127.0.0.1' || address === '::1' || isPublicIp(address),
      }),
    ).toBe(notPublic);
  });

  it('rejects non-standard ports and URLs with credentials', async () => {
    expect(await checkExternalLink('https://example.org:8443/')).toContain('port');
    expect(await checkExternalLink('https://user:secret@example.org/')).toContain('credentials');
  });
});
