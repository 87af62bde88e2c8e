/** The slots with facts about PostgreSQL that editors can place on a page. */
export const RELEASE_SLOTS = [
  'supported-versions',
  'release-lifecycle',
  'release-check',
  'postgres-releases',
  'postgres-security',
] as const;
