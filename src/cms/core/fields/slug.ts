/** Words of lowercase letters and digits that are joined by single hyphens, as in URLs and in keys of rows. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Validates a field that is a slug or a key. */
export function validateSlug(value: unknown): true | string {
  return typeof value === 'string' && SLUG_PATTERN.test(value)
    ? true
    : 'Use only lowercase letters, digits, and single hyphens, such as my-new-page.';
}
