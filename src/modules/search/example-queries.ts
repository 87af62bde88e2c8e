/** What a search can be: a setting, an SQLSTATE, a program, a subject. For those who see an empty field. */
export const EXAMPLE_QUERIES: readonly string[] = ['work_mem', '57014', 'pg_upgrade', 'failover'];
