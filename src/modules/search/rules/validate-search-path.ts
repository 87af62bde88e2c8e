/** Requires paths on this site, optionally with the anchor of a section. */
export function validateSearchPath(value: unknown): true | string {
  const paths: unknown[] = Array.isArray(value) ? value : [];
  return (
    paths.every((path) => typeof path === 'string' && /^\/[a-z0-9/_-]*(?:#[\w-]+)?$/.test(path)) ||
    'Enter paths on this site, such as /docs/reference/releases.'
  );
}
