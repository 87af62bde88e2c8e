/** Whether the path of an address can be decoded (RFC 3986, section 2.1). One that cannot leads nowhere. */
export function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/** Folders whose addresses are not ours to change: built files, the admin and its interface. */
const UNTOUCHED = /^\/(?:_next|admin|api|sql)(?:\/|$)/;

/**
 * The canonical form of an address: lower case, no trailing slash, no doubled slashes; the query stays as it is.
 * Undefined when the address is canonical already.
 */
export function canonicalAddress(address: string): string | undefined {
  const queryAt = address.indexOf('?');
  const path = queryAt < 0 ? address : address.slice(0, queryAt);
  const query = queryAt < 0 ? '' : address.slice(queryAt);
  if (UNTOUCHED.test(path)) return undefined;
  // Percent-encoded bytes are upper case by convention (RFC 3986, section 6.2.2.1), so they are left alone.
  const lower = path.replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
  const canonical = `/${lower.replaceAll('\\', '/').replace(/^\/+|\/+$/g, '').replace(/\/{2,}/g, '/')}`;
  return canonical === path ? undefined : canonical + query;
}
