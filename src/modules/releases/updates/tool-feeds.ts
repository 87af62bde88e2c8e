/** Where the release feed of a tool is, below TOOL_FEEDS_URL, by the key of its row. Some projects publish tags only. */
export const TOOL_FEEDS: Readonly<Record<string, string>> = {
  barman: '/EnterpriseDB/barman/releases.atom',
  cloudnativepg: '/cloudnative-pg/cloudnative-pg/releases.atom',
  patroni: '/patroni/patroni/releases.atom',
  pgadmin: '/pgadmin-org/pgadmin4/tags.atom',
  pgbackrest: '/pgbackrest/pgbackrest/releases.atom',
  pgbouncer: '/pgbouncer/pgbouncer/releases.atom',
  pgjdbc: '/pgjdbc/pgjdbc/releases.atom',
  pgvector: '/pgvector/pgvector/tags.atom',
  postgis: '/postgis/postgis/tags.atom',
  psqlodbc: '/postgresql-interfaces/psqlodbc/tags.atom',
  repmgr: '/EnterpriseDB/repmgr/tags.atom',
  timescaledb: '/timescale/timescaledb/releases.atom',
};
