/** The site's drawn icons, by what they show. */
export const ICON_NAMES = [
  'database', 'cluster', 'replication', 'failover', 'backup', 'shield', 'lock', 'gauge', 'chart', 'migration',
  'kubernetes', 'cloud', 'server', 'puzzle', 'pool', 'globe', 'book', 'graduation', 'certificate', 'calendar',
  'support', 'headset', 'building', 'newspaper', 'scale', 'handshake', 'briefcase', 'people', 'download', 'terminal',
  'search', 'map', 'code', 'community', 'clock', 'compass', 'person', 'document', 'video', 'layers', 'check', 'mail',
] as const;
export type IconName = (typeof ICON_NAMES)[number];
