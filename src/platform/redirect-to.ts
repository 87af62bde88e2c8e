/** Builds the response to a form: the browser opens this URL with GET (303), and nothing is cached. */
export function redirectTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
