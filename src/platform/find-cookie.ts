/** Finds the value of a cookie in the headers of a request, as the browser sent it. */
export function findCookie(headers: Pick<Headers, 'get'>, name: string): string | undefined {
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}
