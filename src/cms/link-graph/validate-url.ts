const LENGTH_MAX = 200;
const URL_PATTERN = /^\/$|^(?:\/[a-z0-9]+(?:[-.][a-z0-9]+)*)+$/;

/**
 * Validates the URL of a page: an absolute path, lowercase, no trailing slash, words joined by hyphens. Returns `true`
 * or the message for the editor, as Payload's field validation expects.
 */
export function validateUrl(value: unknown): true | string {
  if (typeof value !== 'string' || value === '') return 'Enter a URL, such as /products/replication.';
  if (/^https?:\/\//i.test(value)) return 'Leave out the domain: a URL starts with the slash after it, such as /products.';
  if (!value.startsWith('/')) return 'A URL starts with a slash.';
  if (value !== value.toLowerCase()) return 'A URL is lowercase.';
  if (value.length > 1 && value.endsWith('/')) return 'A URL doesn’t end with a slash.';
  if (value.length > LENGTH_MAX) return `A URL has at most ${LENGTH_MAX} characters.`;
  if (!URL_PATTERN.test(value)) return 'A URL has letters a to z, digits, periods, and hyphens between slashes.';
  return true;
}
