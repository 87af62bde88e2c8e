import { cache } from 'react';
import { buildEntryUrl, getEntryKind } from '@/cms/core/entry-kinds';
import { PARTNER_KINDS, PARTNER_SKILLS } from './options';
import { REGIONS } from '@/cms/core/regions';
import { findEntry, type ListFilter, buildVisibleWhere } from '@/modules/entries';
import type { Partner } from '@/payload-types';
import { getPublicReader } from '@/modules/public-reader';

const COLLECTION = 'partners';

/** Path of the partner finder. */
export const PARTNERS_PATH = getEntryKind(COLLECTION).base;

/** A partner with its URL. */
export type ListedPartner = Partner & { url: string };

/** What the finder shows of a partner. */
export type PartnerSummary = Pick<
  ListedPartner,
  'url' | 'title' | 'description' | 'sample' | 'kind' | 'regions' | 'skills' | 'languages'
>;

/** The filters of the partner finder. */
export const PARTNER_FILTERS: readonly ListFilter<Pick<PartnerSummary, 'kind' | 'regions' | 'skills'>>[] = [
  { part: 'kind', label: 'Kind', options: PARTNER_KINDS, getValues: ({ kind }) => [kind] },
  { part: 'region', label: 'Region', options: REGIONS, getValues: ({ regions }) => regions },
  { part: 'skill', label: 'Skill', options: PARTNER_SKILLS, getValues: ({ skills }) => skills },
];

/** Returns the published partners without their body text, by name. */
export const getPartnerSummaries = cache(async (): Promise<PartnerSummary[]> => {
  const where = await buildVisibleWhere(COLLECTION);
  const { docs } = await (
    await getPublicReader()
  ).find({
    collection: COLLECTION,
    where,
    select: {
      slug: true,
      title: true,
      description: true,
      sample: true,
      kind: true,
      regions: true,
      skills: true,
      languages: true,
    },
    sort: ['title', 'slug'],
    pagination: false,
    depth: 0,
  });
  return docs.map(({ slug, title, description, sample, kind, regions, skills, languages }) => ({
    url: buildUrl(slug),
    title,
    description,
    sample,
    kind,
    regions,
    skills,
    languages,
  }));
});

/** Finds the published partner at this path. */
export async function findPartner(path: string): Promise<ListedPartner | undefined> {
  const found = await findEntry(COLLECTION, path);
  return found && toPartner(found.entry);
}

/** Converts an entry of the collection to what its page shows. */
export function toPartner(entry: Partner): ListedPartner {
  return { ...entry, url: buildUrl(entry.slug) };
}

function buildUrl(slug: string): string {
  return buildEntryUrl(getEntryKind(COLLECTION), slug);
}
