/**
 * Returns whether a client names a media type and accepts it at least as much as another one (RFC 9110, section 12.5.1).
 * A range such as "text/*" counts only for the other type: programs accept everything without a preference.
 */
export function prefersMediaType(accept: string, wanted: string, other: string): boolean {
  // Nearly every request ends here, before anything is parsed.
  if (!accept.toLowerCase().includes(wanted)) return false;
  const ranges = parseAccept(accept);
  const quality = ranges.get(wanted) ?? 0;
  const [group] = other.split('/');
  return quality > 0 && quality >= (ranges.get(other) ?? ranges.get(`${group}/*`) ?? ranges.get('*/*') ?? 0);
}

/** Parses the quality of each media range, in lower case. Not with `negotiator`, which returns an order without qualities. */
function parseAccept(accept: string): Map<string, number> {
  return new Map(
    accept
      .toLowerCase()
      .split(',')
      .map((range) => {
        const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
        const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
        return [type, quality === undefined ? 1 : Number(quality)];
      }),
  );
}
