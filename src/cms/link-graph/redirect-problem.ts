/** Returns why a redirect is invalid; undefined when it is valid. */
export function getRedirectProblem(
  { from, to }: { from: string; to: string },
  urls: ReadonlySet<string>,
  oldAddresses: ReadonlySet<string>,
): { field: 'from' | 'to'; message: string } | undefined {
  if (urls.has(from)) return { field: 'from', message: `${from}: a page has this address.` };
  if (to === from) return { field: 'to', message: `${to}: leads to itself.` };
  if (oldAddresses.has(to)) return { field: 'to', message: `${to}: is an old address itself; lead straight to the page.` };
  if (!urls.has(to)) return { field: 'to', message: `${to}: no page has this address.` };
  return undefined;
}
