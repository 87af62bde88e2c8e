/** What an editor can place on a page from the facts about PostgreSQL. */
export const RELEASE_SLOTS = [
  'supported-versions',
  'release-lifecycle',
  'release-check',
  'postgres-releases',
  'postgres-security',
] as const;
