/** Examples shown with an empty search field: a setting, an SQLSTATE, a program, and a topic. */
export const EXAMPLE_QUERIES: readonly string[] = ['work_mem', '57014', 'pg_upgrade', 'failover'];
