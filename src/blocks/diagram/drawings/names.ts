/** Every drawing that a page can show, by the name an editor picks. */
export const DRAWINGS = [
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
  'learning-path',
  'release-lifecycle',
  'plan-layers',
] as const;
export type DrawingName = (typeof DRAWINGS)[number];
