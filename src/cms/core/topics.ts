/** The topics that tutorials, posts and labs belong to. Each has an archive page and is part of addresses. */
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

/** The page that collects what there is on a topic; texts link to it. */
export function buildTopicUrl(topic: string): string {
  return `/postgresql-tutorials-resources/${topic}`;
}

/** What a reader calls a topic. */
export function getTopicLabel(topic: Topic): string {
  return TOPICS.find(({ value }) => value === topic)?.label ?? topic;
}
