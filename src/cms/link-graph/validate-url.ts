const MAX_LENGTH = 200;
const URL_PATTERN = /^\/$|^(?:\/[a-z0-9]+(?:[-.][a-z0-9]+)*)+$/;

/**
 * Validates the URL of a page: an absolute path, lowercase, no trailing slash, words joined by hyphens. Returns `true`
 * or the message for the editor, as Payload's field validation expects.
 */
export function validateUrl(value: unknown): true | string {
  if (typeof value !== 'string' || value === '') return 'An address is needed, such as /products/replication.';
  if (!value.startsWith('/')) return 'An address starts with a slash.';
  if (value !== value.toLowerCase()) return 'An address is lower case.';
  if (value.length > 1 && value.endsWith('/')) return 'An address does not end with a slash.';
  if (value.length > MAX_LENGTH) return `An address has at most ${MAX_LENGTH} characters.`;
  if (!URL_PATTERN.test(value)) return 'An address has letters a to z, digits and hyphens between slashes.';
  return true;
}
