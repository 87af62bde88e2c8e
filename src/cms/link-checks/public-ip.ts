import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The IPv6 range of global unicast addresses. IPv4-mapped and NAT64 addresses lie outside it. */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Returns whether an IP address is public: not this machine, not a private network, and not reserved (IANA
 * special-purpose address registries).
 */
export function isPublicIp(text: string): boolean {
  // The library also accepts short and octal forms of IPv4.
  if (isIP(text) === 0) return false;
  const address = ipaddr.parse(text);
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(GLOBAL));
}
