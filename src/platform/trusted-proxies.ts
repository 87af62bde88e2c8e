import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The proxies in front of the site: their number, or their addresses. */
export type TrustedProxies = { kind: 'count'; count: number } | { kind: 'addresses'; list: BlockList };

/**
 * Parses TRUSTED_PROXIES: a number, or a comma-separated list of addresses and networks (CIDR).
 * @returns undefined when it is neither
 */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d{1,2}$/.test(text)) return { kind: 'count', count: Number(text) };
  const list = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim())) {
    const cidr = isIP(entry) === 0 ? entry : `${entry}/${isIP(entry) === 4 ? 32 : 128}`;
    // Four decimal parts only: other forms of IPv4, such as 10 for 0.0.0.10, are most likely typos.
    if (!ipaddr.IPv4.isValidCIDRFourPartDecimal(cidr) && !ipaddr.IPv6.isValidCIDR(cidr)) return undefined;
    const [network, bits] = ipaddr.parseCIDR(cidr);
    list.addSubnet(network.toString(), bits, network.kind());
  }
  return { kind: 'addresses', list };
}
