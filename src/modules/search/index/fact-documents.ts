import { z } from 'zod';
import type { FactValues } from '@/platform/fact-tokens';
import { fold } from '../text/tokenize';
import { getPageHitKind } from './kinds';
import type { SearchDocument } from './search-document';

/** Facts that a page shows are hits that lead there. */
export type IndexedFacts = 'products' | 'plans' | 'courses' | 'installations' | 'postgres-versions';

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

const BUILDERS: Readonly<Record<IndexedFacts, (row: unknown, facts: FactValues) => SearchDocument[]>> = {
  products: buildNamed,
  plans: buildNamed,
  courses: buildNamed,
  installations: buildInstallation,
  'postgres-versions': buildVersion,
};

/** Builds the hit of a row of facts; none when no page shows it. */
export function buildFactDocuments(collection: IndexedFacts, row: unknown, facts: FactValues): SearchDocument[] {
  return BUILDERS[collection](row, facts);
}

function buildNamed(row: unknown): SearchDocument[] {
  const { key, name, url, summary, ...rest } = namedSchema.parse(row);
  if (!url) return [];
  const more = [rest.prerequisites, rest.certification, rest.note, ...(rest.audience ?? []), ...(rest.needs ?? [])];
  return [
    buildFact({ url, title: name, description: summary, body: more.filter(Boolean).join('. '), keys: [name], products: [key] }),
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

function buildVersion(row: unknown, facts: FactValues): SearchDocument[] {
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
