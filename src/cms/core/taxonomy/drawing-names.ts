/** Every drawing a page can show, by the name editors select. In Markdown: `![](diagram:switchover "caption")`. */
export const DRAWING_NAMES = [
  'streaming-replication',
  'failover-timeline',
  'switchover',
  'active-active',
  'quorum-commit',
  'backup-chain',
  'point-in-time-recovery',
  'oracle-migration-path',
  'kubernetes-cluster',
  'connection-pooling',
  'support-flow',
  'contact-routes',
  'learning-path',
  'release-lifecycle',
  'plan-layers',
  'logical-replication',
  'transparent-data-encryption',
  'monitoring-stack',
  'multi-cloud',
  'geospatial-query',
  'cluster-manager',
  'mvcc-vacuum',
  'upgrade-path',
  'managed-service',
  'class-day',
  'certificate-check',
  'patch-flow',
  'package-repositories',
  'support-escalation',
  'temporal-key',
  'vector-search',
  'rank-fusion',
  'query-pushdown',
  'table-repack',
  'idle-slot',
  'key-pagination',
  'embedding-worker',
  'masked-copy',
  'mutual-tls',
  'audit-log',
  'plan-advice',
  'mysql-load',
] as const;
export type DrawingName = (typeof DRAWING_NAMES)[number];

const DRAWINGS: ReadonlySet<string> = new Set(DRAWING_NAMES);

/** Whether the site has a drawing of this name. */
export function isDrawingName(name: string): name is DrawingName {
  return DRAWINGS.has(name);
}
