/** Pictures of products at work that a hero can show, by the name editors select. */
export const ILLUSTRATION_NAMES = [
  'recorded-cluster',
  'kubernetes-status',
  'backup-catalog',
  'failover-manager-status',
  'distributed-nodes',
  'pooler-view',
  'encryption-check',
  'nearest-neighbor',
  'oracle-package',
  'query-plan',
  'replication-view',
  'package-installation',
  'exam-task',
  'monitoring-screen',
  'migration-report',
  'support-case',
  'class-schedule',
  'service-console',
  'review-report',
  'story-figures',
] as const;
export type IllustrationName = (typeof ILLUSTRATION_NAMES)[number];
