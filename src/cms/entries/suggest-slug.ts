/** Derives the last part of an entry's URL from its title: “What’s new in PostgreSQL 18?” has whats-new-in-postgresql-18. */
export function suggestSlug(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
