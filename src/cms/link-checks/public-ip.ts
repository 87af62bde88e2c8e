import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All of IPv6 that is given to networks of the internet; what carries an address of IPv4 in it is outside. */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is one of the internet, and not of this machine, of a network around it, or reserved (IANA
 * registries of special-purpose addresses).
 */
export function isPublicIp(text: string): boolean {
  // The library takes short and octal forms of IPv4 as well.
  if (isIP(text) === 0) return false;
  const address = ipaddr.parse(text);
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(GLOBAL));
}
