import type { CollectionConfig, CollectionSlug } from 'payload';

interface MenuGroup {
  group: string;
  collections: readonly CollectionSlug[];
}

/**
 * The groups of the admin's menu and dashboard and what they contain, from the top. Sales comes first, because those who see
 * it work there; editorial roles don't see it. The jobs and the site's settings name their group themselves, and come last.
 */
const MENU: readonly MenuGroup[] = [
  { group: 'Sales', collections: ['form-entries', 'trials', 'class-bookings', 'form-files', 'form-deletions'] },
  {
    group: 'Content',
    collections: [
      'pages',
      'posts',
      'tutorials',
      'labs',
      'white-papers',
      'webinars',
      'events',
      'press-releases',
      'media-coverage',
      'customers',
      'partners',
      'job-openings',
      'authors',
      'people',
      'media',
      'shared-blocks',
      'preview-links',
      'deleted-entries',
    ],
  },
  { group: 'Documentation', collections: ['docs', 'docs-groups', 'docs-feedback'] },
  {
    group: 'Facts',
    collections: [
      'products',
      'plans',
      'plan-terms',
      'server-features',
      'software-versions',
      'postgres-versions',
      'postgres-releases',
      'postgres-cves',
      'platforms',
      'installations',
      'download-files',
      'fact-updates',
      'fact-tasks',
    ],
  },
  {
    group: 'Forms and email',
    collections: ['forms', 'newsletter-issues', 'newsletter-subscribers', 'mails', 'form-deliveries'],
  },
  { group: 'Search', collections: ['search-rules', 'search-synonyms'] },
  {
    group: 'Training',
    collections: [
      'courses',
      'training-classes',
      'instructors',
      'learning-paths',
      'lessons',
      'learning-progress',
      'exam-questions',
      'exam-attempts',
      'exam-accommodations',
      'certificates',
    ],
  },
  {
    group: 'Settings',
    collections: ['redirects', 'broken-links', 'external-links', 'users', 'saved-pages', 'audit-events'],
  },
];

/**
 * Puts collections in the order of the menu and each in its group. Collections that no one sees come last. Their forms have no
 * tab with the answer of the API, which is of no use to editors.
 * @throws when a collection that people see has no place in the menu
 */
export function arrangeMenu(collections: readonly CollectionConfig[]): CollectionConfig[] {
  const arranged = MENU.flatMap(({ group, collections: slugs }) =>
    slugs.flatMap((slug) => {
      const found = collections.find((collection) => collection.slug === slug);
      return found ? [{ ...found, admin: { ...found.admin, group, hideAPIURL: true } }] : [];
    }),
  );
  const rest = collections.filter(({ slug }) => arranged.every((one) => one.slug !== slug));
  const missing = rest.find(({ admin }) => admin?.hidden !== true);
  if (missing) throw new Error(`Give the collection ${missing.slug} a place in the admin’s menu (src/cms/admin-ui/menu.ts).`);
  return [...arranged, ...rest];
}
