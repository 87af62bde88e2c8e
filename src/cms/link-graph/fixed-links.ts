import { SECTIONS } from '@/cms/core/taxonomy/sections';

/** A link in the site's own code, independent of what editors publish. */
interface FixedLink {
  target: string;
  shownIn: string;
}

/** All fixed links, except those to URLs outside the content. A test compares them with the code. */
export const FIXED_LINKS: readonly FixedLink[] = [
  ...SECTIONS.map(({ url }) => ({ target: url, shownIn: 'the main menu' })),
  { target: '/', shownIn: 'the header' },
  { target: '/support', shownIn: 'the header' },
  { target: '/downloads/postgres-postgresql-downloads', shownIn: 'the header' },
  { target: '/contact', shownIn: 'the header' },
  { target: '/postgres-tutorials', shownIn: 'the search page' },
  { target: '/repos-downloads', shownIn: 'the table of all downloads' },
  { target: '/resources/calculators', shownIn: 'the result of a calculator' },
  { target: '/resources/white-papers', shownIn: 'each white paper' },
  { target: '/legal', shownIn: 'the footer' },
  { target: '/privacy-policy', shownIn: 'the footer' },
  { target: '/terms-use', shownIn: 'the footer' },
  { target: '/privacy-policy', shownIn: 'the note below each form' },
  { target: '/products/plans-comparison', shownIn: 'the facts of each product' },
  { target: '/services/support', shownIn: 'the dashboard' },
  { target: '/software-downloads-postgres', shownIn: 'the dashboard' },
  { target: '/support', shownIn: 'the contact details' },
  { target: '/training/learning-paths', shownIn: 'the dashboard' },
  { target: '/training/live-postgresql-training', shownIn: 'the dashboard' },
  { target: '/training/training-catalog', shownIn: 'the result of an exam' },
  { target: '/training/exam-sample-questions', shownIn: 'the rules of an exam' },
  { target: '/enterprise-postgres/cloud-native-trial', shownIn: 'the dashboard' },
  { target: '/training/postgres-certification', shownIn: 'the facts of each course' },
  { target: '/releases', shownIn: 'the pages of PostgreSQL releases' },
  { target: '/releases/check', shownIn: 'the pages of PostgreSQL releases' },
  { target: '/security/cve', shownIn: 'the pages of PostgreSQL releases' },
  { target: '/docs/operate/minor-updates', shownIn: 'the pages of PostgreSQL releases' },
  { target: '/docs/operate/major-upgrade-with-pg-upgrade', shownIn: 'the answer of “Am I affected?”' },
];
