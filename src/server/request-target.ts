/** The target of a request line (RFC 9112, section 3.2), with its path resolved. */
type RequestTarget =
  /** A valid path; `canonical` is the URL to redirect to when the path was written differently. */
  | { kind: 'resolved'; path: string; query: string; canonical?: string }
  /** A path that no page can have. */
  | { kind: 'unknown' }
  /** Not a path. */
  | { kind: 'malformed' };

/** Folders with case-sensitive names that handle trailing slashes themselves: built files, the admin, its API. */
const CASE_SENSITIVE = /^\/(?:_next|admin|api|sql)(?:\/|$)/;
const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;
/**
 * Next ignores cache tags of more than 256 characters, and each page has one that contains its path. No page has a
 * longer path.
 */
const PATH_LENGTH_MAX = 230;

/**
 * Resolves the target of a request once, before any decision: it normalizes percent-encoding and removes dot segments
 * and duplicate slashes (RFC 3986, section 6.2.2). All later steps see only the resolved path, so no check can be
 * bypassed by writing a path differently.
 * @param target as in the request line
 */
export function resolveTarget(target: string): RequestTarget {
  const relative = target.replace(ABSOLUTE_FORM, '');
  const originForm = relative === target ? target : relative.replace(/^(?!\/)/, '/');
  if (!/^[/\\]/.test(originForm) || originForm.includes('#')) return { kind: 'malformed' };
  const queryAt = originForm.indexOf('?');
  const given = queryAt < 0 ? originForm : originForm.slice(0, queryAt);
  const query = queryAt < 0 ? '' : originForm.slice(queryAt);
  if (given.length > PATH_LENGTH_MAX || !isValidPath(given)) return { kind: 'unknown' };
  const path = canonicalizePath(given);
  return path === given ? { kind: 'resolved', path, query } : { kind: 'resolved', path, query, canonical: path + query };
}

/** Returns whether a path can be decoded and has no encoded slashes or control characters; no URL of the site has any. */
function isValidPath(path: string): boolean {
  if (/%(?:2f|5c)/i.test(path)) return false;
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

function canonicalizePath(given: string): string {
  const normal = given.replaceAll('\\', '/').replace(/%[0-9a-f]{2}/gi, normalizeEncoded);
  const path = removeDotSegments(normal);
  if (CASE_SENSITIVE.test(path)) return path;
  const lower = path.replace(/%[0-9A-F]{2}|[A-Z]/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
  return lower.length > 1 ? lower.replace(/\/$/, '') : lower;
}

/** An encoded unreserved character equals the character itself; other encodings are written in upper case. */
function normalizeEncoded(encoded: string): string {
  const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : encoded.toUpperCase();
}

function removeDotSegments(path: string): string {
  const kept: string[] = [];
  const segments = path.split('/').filter((segment) => segment !== '');
  for (const segment of segments) {
    if (segment === '..') kept.pop();
    else if (segment !== '.') kept.push(segment);
  }
  const isFolder = /\/\.{0,2}$/.test(path);
  return `/${kept.join('/')}${isFolder && kept.length > 0 ? '/' : ''}`;
}
