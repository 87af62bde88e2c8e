import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { TrustedProxies } from './trusted-proxies';

/**
 * Header in which the server passes the client IP to Next (server.ts). A value sent by a visitor is discarded. The
 * address is never logged and never stored.
 */
export const CLIENT_IP_HEADER = 'x-visitor-address';

/** Returns the client IP that the server determined for a request; undefined when it is unknown. */
export function getClientIp({ headers }: Pick<Request, 'headers'>): string | undefined {
  return normalizeIp(headers.get(CLIENT_IP_HEADER) ?? '');
}

/**
 * Determines the client IP: the address of the connection, or the one that trusted proxies report in X-Forwarded-For.
 * Each proxy appends the address of its client, so the list is read from the end, and only as far as the proxies are
 * trusted. Anything a visitor puts at the beginning has no effect.
 * @param socketAddress remote address of the connection
 * @param forwardedFor the X-Forwarded-For header, all of its lines joined with commas
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

/** Normalizes an IP address for comparison: IPv4-mapped IPv6 (::ffff:192.0.2.1) becomes IPv4, and the port is removed. */
function normalizeIp(text: string): string | undefined {
  const bare = text
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  // Node is stricter than the library, which also accepts 127.1 and octal numbers.
  if (isIP(bare) === 0) return undefined;
  const address = ipaddr.process(bare);
  return address instanceof ipaddr.IPv6 ? address.toRFC5952String() : address.toString();
}

/**
 * Returns the part of an address that identifies one visitor or household: the whole IPv4 address, or the /64 network
 * of IPv6, since a household gets every address in its network (RFC 6177).
 */
export function getClientNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  return ipaddr.IPv6.parse(address)
    .parts.slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
