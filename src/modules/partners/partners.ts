import { cache } from 'react';
import { getEntryKind } from '@/cms/core/kinds/entry-kinds';
import { REGIONS } from '@/cms/core/taxonomy/regions';
import { findEntry, type ListFilter, findVisibleEntries, withUrl } from '@/modules/entries';
import type { Partner } from '@/payload-types';
import { PARTNER_KINDS, PARTNER_SKILLS } from './options';

const COLLECTION = 'partners';
const SUMMARY_FIELDS = {
  slug: true,
  title: true,
  description: true,
  sample: true,
  kind: true,
  regions: true,
  skills: true,
  languages: true,
} as const;

/** Path of the partner finder. */
export const PARTNERS_PATH = getEntryKind(COLLECTION).base;

/** A partner with its URL. */
export type ListedPartner = Partner & { url: string };

/** The data of a partner that the finder shows. */
export type PartnerSummary = Pick<ListedPartner, 'url' | keyof typeof SUMMARY_FIELDS>;

/** The filters of the partner finder. */
export const PARTNER_FILTERS: readonly ListFilter<Pick<PartnerSummary, 'kind' | 'regions' | 'skills'>>[] = [
  { segment: 'kind', label: 'Kind', options: PARTNER_KINDS, getValues: ({ kind }) => [kind] },
  { segment: 'region', label: 'Region', options: REGIONS, getValues: ({ regions }) => regions },
  { segment: 'skill', label: 'Skill', options: PARTNER_SKILLS, getValues: ({ skills }) => skills },
];

/** Returns the published partners without their body text, by name. */
export const getPartnerSummaries = cache(async (): Promise<PartnerSummary[]> => {
  const entries = await findVisibleEntries(COLLECTION, { select: SUMMARY_FIELDS, sort: ['title', 'slug'] });
  return entries.map((entry) => withUrl(COLLECTION, entry));
});

/** Finds the published partner at this path. */
export async function findPartner(path: string): Promise<ListedPartner | undefined> {
  const found = await findEntry(COLLECTION, path);
  return found && toPartner(found.entry);
}

/** Converts an entry of the collection to what its page shows. */
export function toPartner(entry: Partner): ListedPartner {
  return withUrl(COLLECTION, entry);
}
