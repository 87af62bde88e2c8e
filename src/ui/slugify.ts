import { slug as githubSlug } from 'github-slugger';

/**
 * Returns the anchor of a heading in GitHub's style: lower case, hyphens for spaces, no punctuation.
 *
 * @param text the heading's plain text; the same text always gives the same anchor
 */
export function slugify(text: string): string {
  return githubSlug(text);
}
