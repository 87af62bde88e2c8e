import { cache } from 'react';
import { addressOfEntry, entryKindOf } from '@/cms/core/entry-kinds';
import { PARTNER_KINDS, PARTNER_SKILLS } from './options';
import { REGIONS } from '@/cms/core/regions';
import { entryAt, type FilterPart, visibleNow } from '@/modules/entries';
import type { Partner } from '@/payload-types';
import { payload } from '@/modules/payload';

const COLLECTION = 'partners';

/** The address of the finder. */
export const PARTNERS_PAGE = entryKindOf(COLLECTION).base;

/** A partner with its address. */
export type ListedPartner = Partner & { url: string };

/** What the finder shows of a partner. */
export type PartnerSummary = Pick<ListedPartner, 'url' | 'title' | 'description' | 'sample' | 'kind' | 'regions' | 'skills' | 'languages'>;

/** How partners can be found. */
export const PARTNER_PARTS: readonly FilterPart<Pick<PartnerSummary, 'kind' | 'regions' | 'skills'>>[] = [
  { part: 'kind', label: 'Kind', options: PARTNER_KINDS, valuesOf: ({ kind }) => [kind] },
  { part: 'region', label: 'Region', options: REGIONS, valuesOf: ({ regions }) => regions },
  { part: 'skill', label: 'Skill', options: PARTNER_SKILLS, valuesOf: ({ skills }) => skills },
];

/** The public partners without their texts, by name. */
export const partnerSummaries = cache(async (): Promise<PartnerSummary[]> => {
  const where = await visibleNow(COLLECTION);
  const { docs } = await (await payload()).find({
    collection: COLLECTION,
    where,
    select: { slug: true, title: true, description: true, sample: true, kind: true, regions: true, skills: true, languages: true },
    sort: ['title', 'slug'],
    pagination: false,
    depth: 0,
  });
  return docs.map(({ slug, title, description, sample, kind, regions, skills, languages }) => ({ url: urlOf(slug), title, description, sample, kind, regions, skills, languages }));
});

/** The public partner at this address, if there is one. */
export async function partnerAt(path: string): Promise<ListedPartner | undefined> {
  const found = await entryAt(COLLECTION, path);
  return found && partnerOf(found.entry);
}

/** An entry of the collection as its page shows it. */
export function partnerOf(entry: Partner): ListedPartner {
  return { ...entry, url: urlOf(entry.slug) };
}

function urlOf(slug: string): string {
  return addressOfEntry(entryKindOf(COLLECTION), slug);
}
