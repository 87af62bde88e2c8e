import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { addressOfDoc, DOC_VERSIONS, DOCS_BASE, docPlaceOf, type DocPlace, NEWEST_VERSION } from '@/cms/docs/places';
import type { Breadcrumb } from '@/ui/breadcrumbs';
import { payload } from '../payload';
import { docAt, type DocsPage, docsTree } from './docs';
import { descriptionOfVersion, titleOfVersion } from './docs-lists';
import { canonicalOf, groupIn } from './tree';

/** What stands at an address of the handbook. */
export interface FoundPlace {
  place: DocPlace;
  url: string;
  /** The address that search engines are to list. */
  canonical: string;
  title: string;
  description: string;
  /** The way to it within the handbook, itself last. */
  breadcrumbs: Breadcrumb[];
  /** The page, if it is one and no list of pages. */
  page: DocsPage | undefined;
}

/** What stands at an address of the handbook: a page, a group or an older version. Undefined when nothing does. */
export async function docPlaceAt(path: string): Promise<FoundPlace | undefined> {
  const place = docPlaceOf(path);
  if (!place || addressOfDoc(place) === DOCS_BASE) return undefined;
  const trees = await Promise.all(DOC_VERSIONS.map(docsTree));
  const tree = trees.find(({ version }) => version === place.version);
  if (!tree) return undefined;
  const group = groupIn(tree, place.group);
  const page = place.slug === undefined ? undefined : await docAt(path);
  if ((place.group !== undefined && !group) || (place.slug !== undefined && !page)) return undefined;
  const breadcrumbs: Breadcrumb[] = [
    ...(place.version === NEWEST_VERSION ? [] : [{ url: addressOfDoc({ version: place.version }), label: `PostgreSQL ${place.version}` }]),
    ...(group ? [{ url: group.url, label: group.title }] : []),
    ...(page ? [{ url: page.url, label: page.doc.label }] : []),
  ];
  const named = page ? page.doc : (group ?? { title: titleOfVersion(tree), description: descriptionOfVersion(tree) });
  return { place, url: addressOfDoc(place), canonical: canonicalOf(trees, place), title: titleOf(named.title, place, page), description: named.description, breadcrumbs, page };
}

/** A title tells the version when it is an older one, and that it is the handbook when it is no page. */
function titleOf(title: string, { version, group }: DocPlace, page: DocsPage | undefined): string {
  if (page) return version === NEWEST_VERSION ? title : `${title} (PostgreSQL ${version})`;
  return group === undefined ? title : `${title}: handbook for PostgreSQL ${version}`;
}

const nearestRow = z.object({ version: z.string(), group: z.string(), slug: z.string(), title: z.string(), description: z.string() });
const NEAREST_COUNT = 5;

/** The pages of the handbook's newest version whose address or name is most like this path (PostgreSQL manual, pg_trgm). */
export async function nearestDocs(path: string): Promise<{ url: string; label: string; description: string }[]> {
  const words = path.slice(DOCS_BASE.length).toLowerCase().replace(/[^a-z0-9]+/g, ' ').trim().slice(0, 100);
  const { rows } = await (await payload()).db.drizzle.execute(sql`
    select version, "group", slug, title, description from docs
    where _status = 'published' and version = ${NEWEST_VERSION}
    order by greatest(public.similarity(slug, ${words}), public.similarity("group" || ' ' || slug, ${words}), public.word_similarity(${words}, lower(title))) desc, "order", slug
    limit ${NEAREST_COUNT}
  `);
  return z.array(nearestRow).parse(rows).map(({ group, slug, title, description }) => ({ url: addressOfDoc({ version: NEWEST_VERSION, group, slug }), label: title, description }));
}
