import { isIP } from 'node:net';
import type { TrustedProxies } from './trusted-proxies';

/**
 * Header by which the server tells Next from where a request comes (server.ts). What a visitor sends under this name is
 * thrown away. The address is never logged and never stored.
 */
export const VISITOR_ADDRESS_HEADER = 'x-visitor-address';

/** The address that the server found for a request; undefined when it is unknown. */
export function visitorAddressOf({ headers }: Pick<Request, 'headers'>): string | undefined {
  return ipAddress(headers.get(VISITOR_ADDRESS_HEADER) ?? '');
}

/**
 * From where a request comes: the address of the connection, or what trusted proxies say in X-Forwarded-For. Each proxy
 * appends whom it was asked by, so the list is read from its end, and only as far as those who wrote it are trusted.
 * What a visitor puts at its beginning changes nothing.
 * @param socketAddress of the other end of the connection
 * @param forwardedFor the header, all of its lines joined with commas
 */
export function visitorAddress(socketAddress: string | undefined, forwardedFor: string | undefined, trusted: TrustedProxies): string | undefined {
  const chain = [socketAddress ?? '', ...(forwardedFor ?? '').split(',').toReversed()].map((entry) => ipAddress(entry.trim()));
  const known = chain.findIndex((address) => address === undefined);
  const addresses = (known < 0 ? chain : chain.slice(0, known)).filter((address) => address !== undefined);
  if (trusted.kind === 'count') return addresses[Math.min(trusted.count, addresses.length - 1)];
  const isTrusted = (address: string) => trusted.list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
  return addresses.find((address) => !isTrusted(address)) ?? addresses.at(-1);
}

/** One address as it is compared: IPv4 in its own form, also when it came as IPv6 (::ffff:192.0.2.1), and without a port. */
function ipAddress(text: string): string | undefined {
  const bare = text.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/%.*$/, '').toLowerCase();
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare) ?? [];
  const address = mapped ?? bare;
  return isIP(address) === 0 ? undefined : address;
}

/**
 * What of an address stands for one visitor or household: all of IPv4, and of IPv6 the network of 64 bits, since anybody
 * has all addresses in theirs (RFC 6177).
 */
export function visitorNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  // The address parser of URL writes every IPv6 address in one form (RFC 5952).
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = tail === undefined ? before : [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
  return groups.slice(0, 4).join(':');
}
