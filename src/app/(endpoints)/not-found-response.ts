/** Returns the 404 response for a URL without an entry. */
export function createNotFoundResponse(what: string): Response {
  return new Response(`There is no such ${what}.\n`, {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
