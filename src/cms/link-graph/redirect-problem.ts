/** Returns why a redirect is invalid; undefined when it is valid. */
export function getRedirectProblem(
  { from, to }: { from: string; to: string },
  urls: ReadonlySet<string>,
  oldAddresses: ReadonlySet<string>,
): { field: 'from' | 'to'; message: string } | undefined {
  if (urls.has(from)) return { field: 'from', message: `${from}: a page has this URL.` };
  if (to === from) return { field: 'to', message: `${to}: redirects to itself.` };
  if (oldAddresses.has(to)) return { field: 'to', message: `${to}: redirects, too. Enter the URL of the final page.` };
  if (!urls.has(to)) return { field: 'to', message: `${to}: no page has this URL.` };
  return undefined;
}
