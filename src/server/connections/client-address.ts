import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { getClientNetwork, resolveClientIp } from '@/platform/client-ip';
import type { TrustedProxies } from '@/platform/trusted-proxies';
import { getRemoteAddress } from './remote-address';

/** What identifies the client of a request. */
export interface ClientRequest {
  request: Pick<IncomingMessage, 'socket'>;
  headers: IncomingHttpHeaders;
  options: { trustedProxies: TrustedProxies };
}

/** Returns the client IP of a request; an empty string when it is unknown. */
export function getClientAddress({ request, headers, options }: ClientRequest): string {
  const forwarded = [headers['x-forwarded-for']].flat().join(',');
  return resolveClientIp(getRemoteAddress(request), forwarded, options.trustedProxies) ?? '';
}

/** Returns the network whose requests count together in limits; an empty string when it is unknown. */
export function getNetworkOfClient(request: ClientRequest): string {
  return getClientNetwork(getClientAddress(request));
}
