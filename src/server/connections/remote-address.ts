import type { IncomingMessage } from 'node:http';

/** Addresses of clients whose connections end in the HTTP thread. */
const forwardedAddresses = new WeakMap<object, string>();

/** Remembers the address of the client whose request the HTTP thread has forwarded. */
export function setRemoteAddress(request: object, address: string): void {
  forwardedAddresses.set(request, address);
}

/** Returns the remote address of the client's connection, or of the proxy's in front of the site. */
export function getRemoteAddress(request: Pick<IncomingMessage, 'socket'>): string | undefined {
  return forwardedAddresses.get(request) ?? request.socket.remoteAddress;
}
