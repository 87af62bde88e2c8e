import { BlockList, isIP } from 'node:net';

/** What is not somewhere on the internet (IANA registries of special-purpose addresses): this machine, its networks, and what is reserved. */
const special = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12], ['192.0.0.0', 24], ['192.0.2.0', 24],
  ['192.88.99.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15], ['198.51.100.0', 24], ['203.0.113.0', 24], ['224.0.0.0', 4], ['240.0.0.0', 4],
] as const) special.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [['2001::', 23], ['2001:db8::', 32], ['2002::', 16], ['3fff::', 20]] as const) special.addSubnet(network, bits, 'ipv6');

/** All of IPv6 that is given to networks of the internet; what carries an address of IPv4 in it is outside. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the internet, and not of this machine or of a network around it. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, 'ipv4');
  return version === 6 && global.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
