/** Paths that end with a token, which lets anyone act for a person or read a draft. */
const PATH_WITH_TOKEN =
  /^(\/(?:(?:mail-actions\/)?(?:newsletter\/(?:confirm|preferences|unsubscribe)|requests\/confirm)|preview\/shared)\/).*/;

/** Removes what a log must not contain from a URL: the query, which may have a token or what someone typed, and tokens. */
export function redactUrl(url: string): string {
  return url.replace(/[?#].*/s, '').replace(PATH_WITH_TOKEN, '$1…');
}
