import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { TrustedProxies } from './trusted-proxies';

/**
 * Header by which the server tells Next from where a request comes (server.ts). What a visitor sends under this name is
 * thrown away. The address is never logged and never stored.
 */
export const CLIENT_IP_HEADER = 'x-visitor-address';

/** The address that the server found for a request; undefined when it is unknown. */
export function getClientIp({ headers }: Pick<Request, 'headers'>): string | undefined {
  return normalizeIp(headers.get(CLIENT_IP_HEADER) ?? '');
}

/**
 * From where a request comes: the address of the connection, or what trusted proxies say in X-Forwarded-For. Each proxy
 * appends whom it was asked by, so the list is read from its end, and only as far as those who wrote it are trusted.
 * What a visitor puts at its beginning changes nothing.
 * @param socketAddress of the other end of the connection
 * @param forwardedFor the header, all of its lines joined with commas
 */
export function resolveClientIp(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trusted: TrustedProxies,
): string | undefined {
  const chain = [socketAddress ?? '', ...(forwardedFor ?? '').split(',').toReversed()].map((entry) => normalizeIp(entry.trim()));
  const known = chain.findIndex((address) => address === undefined);
  const addresses = (known < 0 ? chain : chain.slice(0, known)).filter((address) => address !== undefined);
  if (trusted.kind === 'count') return addresses[Math.min(trusted.count, addresses.length - 1)];
  const isTrusted = (address: string) => trusted.list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
  return addresses.find((address) => !isTrusted(address)) ?? addresses.at(-1);
}

/** One address in the form in which it is compared: IPv4 also when it came as IPv6 (::ffff:192.0.2.1), and without a port. */
function normalizeIp(text: string): string | undefined {
  const bare = text
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  // Node is stricter than the library, which takes 127.1 and octal numbers as well.
  if (isIP(bare) === 0) return undefined;
  const address = ipaddr.process(bare);
  return address instanceof ipaddr.IPv6 ? address.toRFC5952String() : address.toString();
}

/**
 * What of an address stands for one visitor or household: all of IPv4, and of IPv6 the network of 64 bits, since anybody
 * has all addresses in theirs (RFC 6177).
 */
export function getClientNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  return ipaddr.IPv6.parse(address)
    .parts.slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
