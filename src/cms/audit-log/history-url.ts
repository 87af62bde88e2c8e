/** Builds the URL, in the admin, of the audit log's list with the events of one entry. */
export function buildHistoryUrl(kind: string, entry: number | string): string {
  const where = new URLSearchParams({
    'where[or][0][and][0][kind][equals]': kind,
    'where[or][0][and][1][entry][equals]': String(entry),
  });
  return `/collections/audit-events?${where.toString()}`;
}
