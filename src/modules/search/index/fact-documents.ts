import { z } from 'zod';
import { formatDateRange, toDate, toZonedDateTime } from '@/platform/zoned-time';
import type { IndexContext } from './build-documents';
import { affectsMajor } from '@/platform/postgres-facts/assess';
import { getMajor } from '@/platform/postgres-facts/facts';
import { fold } from '../text/tokenize';
import { getPageHitKind } from './kinds';
import type { SearchDocument } from './search-document';
import { toPlainText } from './sections';

/** Collections of facts that are hits. Each links to the page that shows it. */
export type IndexedFacts =
  | 'products'
  | 'plans'
  | 'courses'
  | 'training-classes'
  | 'installations'
  | 'postgres-versions'
  | 'postgres-releases'
  | 'postgres-cves';

const namedSchema = z.object({
  key: z.string(),
  name: z.string(),
  url: z.string().nullish(),
  summary: z.string(),
  prerequisites: z.string().nullish(),
  certification: z.string().nullish(),
  audience: z.array(z.string()).nullish(),
  needs: z.array(z.string()).nullish(),
  note: z.string().nullish(),
});
const classSchema = z.object({
  key: z.string(),
  course: z.string(),
  start: z.string(),
  end: z.string(),
  zone: z.string(),
  language: z.string(),
  city: z.string().nullish(),
  sample: z.boolean().nullish(),
  canceled: z.boolean().nullish(),
});
const installationSchema = z.object({
  platform: z.string(),
  product: z.string().default('postgresql'),
  releases: z.string(),
  note: z.string().nullish(),
  steps: z.array(z.object({ title: z.string(), code: z.string() })).nullish(),
});
const versionSchema = z.object({
  major: z.number(),
  released: z.string().transform((day) => day.slice(0, 10)),
  endOfLife: z
    .string()
    .transform((day) => day.slice(0, 10))
    .nullish(),
});
const releaseSchema = z.object({
  released: z.string().transform((day) => day.slice(0, 10)),
  versions: z.array(z.string()),
  summary: z.string(),
  actions: z.array(z.object({ title: z.string(), majors: z.array(z.string()).nullish() })).nullish(),
});
const cveSchema = z.object({
  key: z.string(),
  description: z.string().nullish(),
  component: z.string().nullish(),
  weaknesses: z.array(z.string()).nullish(),
  affected: z.array(z.object({ fixedIn: z.string() })),
});

const LANGUAGES = new Intl.DisplayNames('en-US', { type: 'language' });

/** For pages that are nearly alike: a search that doesn't name one of them is probably for another page. */
const SIMILAR_PAGES_BOOST = -0.3;
/** Their summaries name commands and extensions, for which a page that mentions them only in its text is the better result. */
const VULNERABILITY_BOOST = -0.8;

/** Data from other rows that the hits of a row need. */
type FactContext = Pick<IndexContext, 'facts' | 'courses'>;

const BUILDERS: Readonly<Record<IndexedFacts, (row: unknown, context: FactContext) => SearchDocument[]>> = {
  products: buildNamed,
  plans: buildNamed,
  courses: buildNamed,
  'training-classes': buildClass,
  installations: buildInstallation,
  'postgres-versions': buildVersion,
  'postgres-releases': buildReleases,
  'postgres-cves': buildCve,
};

/** Builds the hits of a fact; none when no page shows it. */
export function buildFactDocuments(collection: IndexedFacts, row: unknown, context: FactContext): SearchDocument[] {
  return BUILDERS[collection](row, context);
}

function buildNamed(row: unknown): SearchDocument[] {
  const { key, name, url, summary, ...rest } = namedSchema.parse(row);
  if (!url) return [];
  const more = [rest.prerequisites, rest.certification, rest.note, ...(rest.audience ?? []), ...(rest.needs ?? [])];
  return [
    buildFact({ url, title: name, description: summary, body: more.filter(Boolean).join('. '), keys: [name], products: [key] }),
  ];
}

/** A live class is visible until it starts. */
function buildClass(row: unknown, { courses }: FactContext): SearchDocument[] {
  const { key, course, start, end, zone, language, city, sample, canceled } = classSchema.parse(row);
  const name = courses.get(course);
  if (name === undefined || canceled === true) return [];
  const [begin, last] = [toZonedDateTime({ wall: start, zone }), toZonedDateTime({ wall: end, zone })];
  const place = city || 'online';
  const days = formatDateRange(begin, last);
  return [
    {
      ...buildFact({
        url: `/training/classes/${key}`,
        title: `${name}: live class`,
        description: `${days}, ${place}, in ${LANGUAGES.of(language) ?? language}.`,
        body: 'Live class, course dates, schedule, book a seat, upcoming training',
        keys: [],
      }),
      isPage: true,
      path: 'Live classes',
      boost: SIMILAR_PAGES_BOOST,
      sample: sample === true,
      visibleUntil: toDate(begin).toISOString(),
    },
  ];
}

function buildInstallation(row: unknown): SearchDocument[] {
  const { platform, product, releases, note, steps } = installationSchema.parse(row);
  const isCommunity = product === 'postgresql';
  const code = (steps ?? []).map(({ title, code: lines }) => `${title}. ${lines}`);
  return [
    buildFact({
      url: isCommunity ? '/downloads/postgres-postgresql-downloads' : '/software-downloads-postgres',
      title: isCommunity ? `Download PostgreSQL for ${platform}` : `Download ${platform}`,
      description: releases,
      body: [note ?? '', ...code].join('. '),
      keys: [platform, `install ${platform}`, `download ${platform}`],
    }),
  ];
}

function buildVersion(row: unknown, { facts }: FactContext): SearchDocument[] {
  const { major, released, endOfLife } = versionSchema.parse(row);
  const minor = facts[`postgres.${major}.minor`];
  const newest = minor ? [`The newest minor release is ${minor}.`] : [];
  const end = endOfLife ? `Fixes end on ${endOfLife}.` : 'The end of fixes is not announced yet.';
  return [
    {
      ...buildFact({
        url: `/releases/${major}`,
        title: `PostgreSQL ${major}: release and end-of-life dates`,
        description: [`First released on ${released}.`, ...newest, end].join(' '),
        body: 'EOL, end of life, end of support, release date, supported versions',
        keys: [`postgresql ${major}`, `postgres ${major}`, `pg ${major}`, `pg${major}`, `${major}`, ...(minor ? [minor] : [])],
      }),
      kind: 'Documentation',
      versions: [String(major)],
      answer: { kind: 'version', major: String(major), released, ...(minor && { minor }), ...(endOfLife && { endOfLife }) },
    },
  ];
}

/** A row is a day on which several versions were released. Each version has a page. */
function buildReleases(row: unknown): SearchDocument[] {
  const { released, versions, summary, actions } = releaseSchema.parse(row);
  return versions.map((number) => {
    const major = getMajor(number);
    const steps = (actions ?? []).filter(({ majors }) => affectsMajor({ majors: majors ?? [] }, major));
    return {
      ...buildFact({
        url: `/releases/${number}`,
        title: `PostgreSQL ${number}`,
        description: `Released on ${released}. ${toPlainText(summary)}`,
        body: ['Release notes', ...steps.map(({ title }) => toPlainText(title))].join('. '),
        keys: [number, `postgresql ${number}`, `postgres ${number}`],
      }),
      isPage: true,
      versions: [String(major)],
      boost: SIMILAR_PAGES_BOOST,
    };
  });
}

function buildCve(row: unknown): SearchDocument[] {
  const { key, description, component, weaknesses, affected } = cveSchema.parse(row);
  const fixes = affected.map(({ fixedIn }) => fixedIn);
  const place = component ? `PostgreSQL, ${component}` : 'PostgreSQL';
  return [
    {
      ...buildFact({
        url: `/security/cve/${key}`,
        title: key.toUpperCase(),
        description: description || `A vulnerability of ${place}.`,
        body: [`Vulnerability of ${place}`, `Fixed in ${fixes.join(', ')}`, ...(weaknesses ?? [])].join('. '),
        keys: [key, key.replaceAll('-', ' ')],
      }),
      isPage: true,
      path: 'PostgreSQL CVEs',
      versions: [...new Set(fixes.map((number) => String(getMajor(number))))],
      boost: VULNERABILITY_BOOST,
    },
  ];
}

interface Fact {
  url: string;
  title: string;
  description: string;
  body: string;
  keys: string[];
  products?: string[];
}

function buildFact({ url, title, description, body, keys, products = [] }: Fact): SearchDocument {
  const { label, boost } = getPageHitKind(url);
  return {
    url,
    page: url.split('#')[0] ?? url,
    isPage: false,
    kind: label,
    title,
    heading: '',
    path: label,
    description,
    body,
    keys: keys.map(fold),
    products,
    topics: [],
    versions: [],
    boost,
    sample: false,
  };
}
