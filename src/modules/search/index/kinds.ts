import { YEAR_MS } from '@/platform/durations';

/** The label of a kind of hit, and its ranking boost. */
interface HitKind {
  label: string;
  boost: number;
}

/** Pages by URL prefix. The first match wins. */
const PAGE_HIT_KINDS: readonly (HitKind & { base: string })[] = [
  { base: '/products', label: 'Products', boost: 0.12 },
  { base: '/solutions', label: 'Solutions', boost: 0.06 },
  { base: '/why-edb', label: 'Solutions', boost: 0.02 },
  { base: '/services', label: 'Services', boost: 0.08 },
  { base: '/support', label: 'Services', boost: 0.08 },
  { base: '/training', label: 'Training', boost: 0.06 },
  { base: '/postgresql-tutorial-resources-training', label: 'Training', boost: -0.1 },
  { base: '/postgresql-tutorials-resources', label: 'Tutorials', boost: 0 },
  { base: '/postgres-tutorials', label: 'Tutorials', boost: 0 },
  { base: '/edb-labs', label: 'Labs', boost: 0 },
  { base: '/blog', label: 'Blog', boost: 0 },
  { base: '/docs', label: 'Documentation', boost: 0.06 },
  { base: '/downloads', label: 'Downloads', boost: 0.14 },
  { base: '/repos-downloads', label: 'Downloads', boost: 0.1 },
  { base: '/software-downloads-postgres', label: 'Downloads', boost: 0.1 },
  { base: '/download-postgresql-binaries', label: 'Downloads', boost: 0.06 },
  { base: '/releases', label: 'Releases', boost: 0.05 },
  { base: '/security', label: 'Security', boost: 0.05 },
  { base: '/resources/webinars', label: 'Webinars', boost: 0.05 },
  { base: '/resources/events', label: 'Events', boost: 0.05 },
  { base: '/resources/white-papers', label: 'White papers', boost: 0.05 },
  { base: '/partners', label: 'Partners', boost: 0.06 },
  { base: '/careers', label: 'Careers', boost: 0.06 },
  { base: '/customers', label: 'Customer stories', boost: 0.06 },
  { base: '/company/press-releases', label: 'Press releases', boost: -0.2 },
  { base: '/company', label: 'Company', boost: 0.04 },
  { base: '/privacy-policy', label: 'Legal', boost: 0 },
  { base: '/legal', label: 'Legal', boost: 0 },
  { base: '/gdpr', label: 'Legal', boost: 0 },
  { base: '/terms-use', label: 'Legal', boost: 0 },
  { base: '/trademarks', label: 'Legal', boost: 0 },
];

/** Returns the kind of a page. */
export function getPageHitKind(url: string): HitKind {
  return PAGE_HIT_KINDS.find(({ base }) => url === base || url.startsWith(`${base}/`)) ?? { label: 'Pages', boost: 0.05 };
}

/** Topics of the handbook's chapters. */
export const CHAPTER_TOPICS: Readonly<Record<string, string>> = {
  'getting-started': 'administration',
  install: 'installation',
  configure: 'administration',
  operate: 'administration',
  'high-availability': 'replication',
  kubernetes: 'kubernetes',
  migrate: 'migration',
  secure: 'security',
};

/** Kinds that become outdated with age. */
const AGING = new Set(['Blog', 'Press releases', 'Webinars', 'Labs', 'White papers']);

/** Returns a penalty of at most 0.1 for old content, and of 0.15 for past events. */
export function getAgePenalty(kind: string, { published, start }: { published?: string; start?: string }, now: number): number {
  if (kind === 'Events' && start !== undefined && Date.parse(start) < now) return 0.15;
  if (!AGING.has(kind) || published === undefined) return 0;
  return Math.min(0.1, Math.max(0, (now - Date.parse(published)) / YEAR_MS) * 0.03);
}
