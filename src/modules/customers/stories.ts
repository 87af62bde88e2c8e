import { cache } from 'react';
import { getEntryKind } from '@/cms/core/kinds/entry-kinds';
import { REGIONS } from '@/cms/core/taxonomy/regions';
import { findEntry, type ListFilter, findVisibleEntries, withUrl } from '@/modules/entries';
import type { Customer } from '@/payload-types';
import { CUSTOMER_NEEDS, INDUSTRIES } from './options';

const COLLECTION = 'customers';
/** How many stories are featured. */
const FEATURED = 3;
const SUMMARY_FIELDS = {
  slug: true,
  title: true,
  description: true,
  sample: true,
  customer: true,
  industry: true,
  region: true,
  needs: true,
  results: true,
} as const;

/** The path of the list. */
export const CUSTOMERS_PATH = getEntryKind(COLLECTION).base;

/** A story with its URL. */
export type Story = Customer & { url: string };

/** The fields of a story that the list shows. */
export type StorySummary = Pick<Story, 'url' | keyof typeof SUMMARY_FIELDS>;

/** The filters of the list. */
export const STORY_FILTERS: readonly ListFilter<Pick<StorySummary, 'industry' | 'region' | 'needs'>>[] = [
  { segment: 'industry', label: 'Industry', options: INDUSTRIES, getValues: ({ industry }) => [industry] },
  { segment: 'region', label: 'Region', options: REGIONS, getValues: ({ region }) => [region] },
  { segment: 'need', label: 'Need', options: CUSTOMER_NEEDS, getValues: ({ needs }) => needs },
];

/** Returns the public stories without their bodies, newest first. */
export const getStorySummaries = cache(async (): Promise<StorySummary[]> => {
  const entries = await findVisibleEntries(COLLECTION, { select: SUMMARY_FIELDS, sort: ['-published', 'slug'] });
  return entries.map((entry) => withUrl(COLLECTION, entry));
});

/** The newest stories with what each measured. */
export async function getFeaturedStories(): Promise<StorySummary[]> {
  const entries = await findVisibleEntries(COLLECTION, { select: SUMMARY_FIELDS, sort: ['-published', 'slug'], limit: FEATURED });
  return entries.map((entry) => withUrl(COLLECTION, entry));
}

/** Returns the public story at this path, if any. */
export async function findStory(path: string): Promise<Story | undefined> {
  const found = await findEntry(COLLECTION, path);
  return found && toStory(found.entry);
}

/** Converts a collection entry to the story its page shows. */
export function toStory(entry: Customer): Story {
  return withUrl(COLLECTION, entry);
}

/** Returns the label of an industry, region or need. */
export function getOptionLabel(options: readonly { readonly value: string; readonly label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
