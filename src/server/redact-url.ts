import { ROUTES } from './routes';

/**
 * The beginnings of the paths that continue with a secret: a token, with which anyone can act for a person or read a draft, or
 * the number of a certificate.
 */
export const SECRET_PATH_PREFIXES: readonly string[] = [
  ...new Set(
    ROUTES.filter(({ path, isPrivate, isEditorOnly }) => isPrivate && !isEditorOnly && path.includes('[')).map(({ path }) =>
      path.slice(0, path.indexOf('[')),
    ),
  ),
];

/** The same paths when the server has forwarded a POST to one of its own routes. */
const LOGGED_PREFIXES = SECRET_PATH_PREFIXES.flatMap((prefix) => [
  prefix,
  `/mail-actions${prefix}`,
  `/form-submissions${prefix}`,
]);

/** Removes what nobody else may see from a URL: the query, which may have a token or what someone typed, and secrets. */
export function redactUrl(url: string): string {
  const path = url.replace(/[?#].*/s, '');
  const prefix = LOGGED_PREFIXES.find((each) => path.startsWith(each));
  return prefix === undefined ? path : `${prefix}…`;
}
