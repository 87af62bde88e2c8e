/** Style of a cell in a table of the admin. Long words break, so that the table fits a phone. */
export const TABLE_CELL = {
  padding: '0.5rem 1rem 0.5rem 0',
  borderBlockEnd: '1px solid var(--theme-elevation-150)',
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
} as const;
