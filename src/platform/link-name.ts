/** Returns what the text of a link calls its target: the host of another site, or the path on this one. */
export function getLinkName(href: string): string {
  return URL.canParse(href) ? new URL(href).hostname : href;
}
