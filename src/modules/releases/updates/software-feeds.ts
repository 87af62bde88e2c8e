/** Paths of the release feeds of software below TOOL_FEEDS_URL, by the key of the row. Some projects publish only tags. */
export const SOFTWARE_FEEDS: Readonly<Record<string, string>> = {
  barman: '/EnterpriseDB/barman/releases.atom',
  barmancloud: '/cloudnative-pg/plugin-barman-cloud/releases.atom',
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
