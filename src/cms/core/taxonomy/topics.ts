import type { IconName } from '@/ui/icon/icon-names';

/** The topics of tutorials, posts and labs. Each has an archive page, and its value is part of URLs. */
export const TOPICS = [
  { value: 'installation', label: 'Installation' },
  { value: 'sql', label: 'SQL' },
  { value: 'administration', label: 'Administration' },
  { value: 'performance', label: 'Performance' },
  { value: 'backup-recovery', label: 'Backup and recovery' },
  { value: 'replication', label: 'Replication' },
  { value: 'security', label: 'Security' },
  { value: 'migration', label: 'Migration' },
  { value: 'kubernetes', label: 'Kubernetes' },
  { value: 'development', label: 'Development' },
] as const;
export type Topic = (typeof TOPICS)[number]['value'];

/** Returns the URL of a topic's archive page; articles link to it. */
export function buildTopicUrl(topic: string): string {
  return `/postgresql-tutorials-resources/${topic}`;
}

/** The motif of each topic. */
export const TOPIC_ICONS: Readonly<Record<Topic, IconName>> = {
  installation: 'download',
  sql: 'terminal',
  administration: 'server',
  performance: 'gauge',
  'backup-recovery': 'backup',
  replication: 'replication',
  security: 'lock',
  migration: 'migration',
  kubernetes: 'kubernetes',
  development: 'code',
};

/** Returns the label of a topic. */
export function getTopicLabel(topic: Topic): string {
  return TOPICS.find(({ value }) => value === topic)?.label ?? topic;
}
