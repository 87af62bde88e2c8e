/** Only what Postgres needs: PGPORT or PGDATA of the developer's shell must not affect it. */
export function buildPostgresEnvironment(): NodeJS.ProcessEnv {
  const { PATH, TZ } = process.env;
  return { PATH, ...(TZ === undefined ? {} : { TZ }), LC_MESSAGES: 'C', NODE_ENV: process.env.NODE_ENV };
}
