import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { findFreePort, parseListeningInodes, assertPortFree, parseSitePort } from './ports';

describe('PORT variable', () => {
  it.each([
    [undefined, 3000],
    ['', 3000],
    ['8080', 8080],
  ])('%s is %i', (text, port) => {
    expect(parseSitePort(text)).toBe(port);
  });

  it.each(['0', '70000', '30.5', 'abc', '-1'])('rejects %s', (text) => {
    expect(() => parseSitePort(text)).toThrow(`PORT is "${text}", which isn’t a port number.`);
  });
});

describe('ports', () => {
  it('accepts a free port and rejects one in use with the name of its process', async () => {
    const port = await findFreePort();
    await expect(assertPortFree(port, 'npm start')).resolves.toBeUndefined();
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
    try {
      await expect(assertPortFree(port, 'npm start')).rejects.toThrow(`Port ${port} is in use`);
    } finally {
      server.close();
    }
  });

  it('returns a free port only once, even if it is not used immediately', async () => {
    const ports = new Set<number>();
    for (let count = 0; count < 300; count += 1) ports.add(await findFreePort());
    expect(ports.size).toBe(300);
  });

  it("finds only listening sockets in the kernel's table", () => {
    const table = [
      '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode',
      '   0: 0100007F:0BB8 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 111 1',
      '   1: 0100007F:0BB8 0100007F:D431 01 00000000:00000000 00:00000000 00000000     0        0 222 1',
      '   2: 0100007F:0BB9 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 333 1',
    ].join('\n');
    expect(parseListeningInodes(table, 3000)).toEqual(['111']);
  });
});
