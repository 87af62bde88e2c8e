import { describe, expect, it } from 'vitest';
import { parseTrustedProxies, type TrustedProxies } from './trusted-proxies';
import { resolveClientIp, getClientNetwork } from './client-ip';

const trusting = (setting: string): TrustedProxies => {
  const parsed = parseTrustedProxies(setting);
  if (parsed === undefined) throw new Error(`${setting} is no setting`);
  return parsed;
};

describe('client IP', () => {
  it('is the address of the connection when no proxy is trusted, whatever a header says', () => {
    for (const header of [undefined, '', '198.51.100.7', '198.51.100.7, 203.0.113.9', 'nonsense'])
      expect(resolveClientIp('192.0.2.1', header, trusting('0'))).toBe('192.0.2.1');
  });

  it('is the one that the outermost trusted proxy reports, regardless of what the client sent', () => {
    expect(resolveClientIp('10.0.0.1', '203.0.113.9', trusting('1'))).toBe('203.0.113.9');
    expect(resolveClientIp('10.0.0.1', '1.1.1.1, 8.8.8.8, 203.0.113.9', trusting('1'))).toBe('203.0.113.9');
    expect(resolveClientIp('10.0.0.1', '1.1.1.1, 203.0.113.9, 10.0.0.2', trusting('2'))).toBe('203.0.113.9');
    expect(resolveClientIp('10.0.0.1', '1.1.1.1, 203.0.113.9, 10.9.9.9', trusting('10.0.0.0/8'))).toBe('203.0.113.9');
    expect(resolveClientIp('203.0.113.50', '1.1.1.1', trusting('10.0.0.0/8')), 'asked without the proxy').toBe('203.0.113.50');
  });

  it('stops at an invalid address', () => {
    for (const written of ['127.1', '0300.0.2.1', '1.1.1.1.1', '2001:db8:::7', ''])
      expect(resolveClientIp('10.0.0.1', `203.0.113.9, ${written}`, trusting('2')), written).toBe('10.0.0.1');
    expect(resolveClientIp('10.0.0.1', '1.1.1.1, unknown, 10.0.0.2', trusting('10.0.0.0/8'))).toBe('10.0.0.2');
    expect(resolveClientIp('10.0.0.1', undefined, trusting('3'))).toBe('10.0.0.1');
    expect(resolveClientIp(undefined, '1.1.1.1', trusting('1'))).toBeUndefined();
  });

  it('is the same in every notation', () => {
    expect(resolveClientIp('::ffff:192.0.2.1', undefined, trusting('0'))).toBe('192.0.2.1');
    expect(resolveClientIp('::ffff:c000:201', undefined, trusting('0'))).toBe('192.0.2.1');
    expect(resolveClientIp('::1', '2001:0DB8:0:0:0:0:0:7', trusting('1'))).toBe('2001:db8::7');
    expect(resolveClientIp('fe80::1%eth0', undefined, trusting('0'))).toBe('fe80::1');
    expect(resolveClientIp('10.0.0.1', '192.0.2.1:4711', trusting('1'))).toBe('192.0.2.1');
    expect(resolveClientIp('::1', '[2001:DB8::7]:4711', trusting('::1'))).toBe('2001:db8::7');
  });

  it('is grouped by /64 network for IPv6', () => {
    expect(getClientNetwork('192.0.2.1')).toBe('192.0.2.1');
    for (const address of ['2001:db8:1:2::7', '2001:db8:1:2:ffff::1', '2001:0db8:0001:0002:0000:0000:0000:0000'])
      expect(getClientNetwork(address)).toBe('2001:db8:1:2');
    expect(getClientNetwork('2001:db8::1')).toBe('2001:db8:0:0');
    expect(getClientNetwork('::1')).toBe('0:0:0:0');
  });
});

describe('TRUSTED_PROXIES setting', () => {
  it.each([
    '',
    'proxy.example',
    '-1',
    '1.5',
    '127.1',
    '010.0.0.1',
    '100',
    '10.0/8',
    '10.0.0.0/',
    '10.0.0.0/33',
    '10.0.0.0/8/8',
    '10.0.0.1,',
    '::/129',
  ])('rejects %j', (text) => {
    expect(parseTrustedProxies(text)).toBeUndefined();
  });

  it('accepts addresses and networks of both IP versions', () => {
    const proxies = trusting('192.0.2.7, 10.0.0.0/8,2001:db8::/32, ::1');
    for (const proxy of ['192.0.2.7', '10.9.9.9', '2001:db8:ffff::1', '::1'])
      expect(resolveClientIp(proxy, '203.0.113.9', proxies), proxy).toBe('203.0.113.9');
    for (const other of ['192.0.2.8', '11.0.0.1', '2001:db9::1', '::2'])
      expect(resolveClientIp(other, '203.0.113.9', proxies), other).toBe(other);
  });
});
