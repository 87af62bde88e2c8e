/**
 * Every path that must keep working, by area. Kept separately from the content, so that a lost or moved page is noticed.
 * Entry pages are represented by their list.
 */
const areas = {
  home: ['/'],
  why: [
    '/why-edb',
    '/why-edb/expertise',
    '/why-edb/leave-oracle',
    '/why-edb/kubernetes',
    '/why-edb/high-availability',
    '/why-edb/cloud',
  ],
  products: [
    '/products',
    '/products/view-all',
    '/products/plans-comparison',
    '/products/compare-postgres-databases',
    '/products/edb-enterprise',
    '/products/edb-standard',
    '/products/edb-community-360',
    '/products/biganimal-cloud-postgresql',
    '/products/cloudnativepg',
    '/products/migration',
    '/products/monitoring',
    '/products/backup-recovery',
    '/products/integrations',
    '/products/replication',
    '/products/cluster-management',
    '/products/edb-postgres-advanced-server',
    '/products/edb-postgres-extended-server',
    '/products/edb-postgres-distributed',
    '/products/postgres-enterprise-manager',
    '/products/security',
    '/products/connection-pooling',
    '/products/postgis',
  ],
  solutions: [
    '/solutions',
    '/solutions/postgres-anywhere',
    '/solutions/extreme-high-availability',
    '/solutions/oracle-compatibility-migration',
    '/solutions/postgres-as-a-service',
    '/solutions/expert-services-support',
    '/solutions/enterprise-grade-postgres',
  ],
  services: ['/services', '/services/support', '/services/professional-services'],
  training: [
    '/training',
    '/training/free-postgres-training',
    '/training/live-postgresql-training',
    '/training/postgres-certification',
    '/training/training-catalog',
  ],
  support: ['/support', '/support/remote-dba', '/support/technical-account-management'],
  resources: [
    '/resources',
    '/resources/white-papers',
    '/resources/webinars',
    '/resources/events',
    '/resources/platform-compatibility',
  ],
  reading: ['/blog', '/postgres-tutorials', '/edb-labs', '/postgresql-tutorials-resources'],
  company: [
    '/company',
    '/company/about',
    '/company/press-releases',
    '/company/media-coverage',
    '/company/pressroom',
    '/company/investor',
    '/company/leadership',
    '/company/open-source-commitment',
    '/company/certifications-and-security',
  ],
  partners: ['/partners', '/partners/find-partner', '/partners/become-partner'],
  careers: ['/careers', '/careers/job-openings'],
  other: ['/customers', '/get-started', '/contact', '/newsletter', '/search'],
  downloads: [
    '/repos-downloads',
    '/software-downloads-postgres',
    '/downloads/postgres-postgresql-downloads',
    '/download-postgresql-binaries',
  ],
  documentation: ['/docs'],
  legal: ['/legal', '/gdpr', '/privacy-policy', '/terms-use', '/trademarks'],
  community: [
    '/enterprise-postgres/cloud-native-trial',
    '/edb-postgres-trial-expiration',
    '/postgresql-community-participation',
    '/postgresql-tutorial-resources-training',
  ],
} as const;

/** Pages for people. */
export const promisedPaths: readonly string[] = Object.values(areas).flat();

/** Pages that only a form or button leads to. */
export const thankYouPages = [
  '/thank-you-contacting-us',
  '/thank-you-account-support',
  '/thank-you-page',
  '/newsletter/check-your-mail',
  '/newsletter/unsubscribed',
] as const;

/** Sign-on pages, whose response depends on the visitor. */
export const signOnPaths = ['/dashboard', '/login/callback', '/logout'] as const;

/** Machine-readable paths with the prefix of their content type. */
export const machineReadablePaths = {
  '/sitemap.xml': 'application/xml',
  '/robots.txt': 'text/plain',
  '/llms.txt': 'text/markdown',
  '/blog/feed.xml': 'application/atom+xml',
  '/company/press-releases/feed.xml': 'application/atom+xml',
  '/resources/webinars/feed.xml': 'application/atom+xml',
  '/resources/webinars/calendar.ics': 'text/calendar',
  '/resources/events/calendar.ics': 'text/calendar',
} as const;
