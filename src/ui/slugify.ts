import { slug as githubSlug } from 'github-slugger';

/**
 * The anchor that a heading gets, as GitHub makes it: lower case, hyphens for spaces, no punctuation.
 *
 * @param text the heading's plain text; the same text always gives the same anchor
 */
export function slugify(text: string): string {
  return githubSlug(text);
}
