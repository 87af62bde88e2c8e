import { BlockList, isIP } from 'node:net';

/** Which proxies stand before the site: how many there are, or their addresses. */
export type TrustedProxies = { kind: 'count'; count: number } | { kind: 'addresses'; list: BlockList };

/**
 * Reads the setting TRUSTED_PROXIES: a number, or addresses and networks (CIDR) with commas between them.
 * @returns undefined when it is neither
 */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d{1,2}$/.test(text)) return { kind: 'count', count: Number(text) };
  const list = new BlockList();
  for (const entry of text.split(',')) {
    const [address = '', prefix, ...rest] = entry.trim().split('/');
    const version = isIP(address);
    const bits = version === 4 ? 32 : 128;
    if (version === 0 || rest.length > 0 || (prefix !== undefined && (!/^\d{1,3}$/.test(prefix) || Number(prefix) > bits))) return undefined;
    list.addSubnet(address, prefix === undefined ? bits : Number(prefix), version === 4 ? 'ipv4' : 'ipv6');
  }
  return { kind: 'addresses', list };
}
