import { cache } from 'react';
import { CUSTOMER_NEEDS, INDUSTRIES } from './options';
import { buildEntryUrl, getEntryKind } from '@/cms/core/entry-kinds';
import { REGIONS } from '@/cms/core/regions';
import { findEntry, type ListFilter, buildVisibleWhere } from '@/modules/entries';
import type { Customer } from '@/payload-types';
import { getPublicReader } from '@/modules/public-reader';

const COLLECTION = 'customers';

/** The path of the list. */
export const CUSTOMERS_PATH = getEntryKind(COLLECTION).base;

/** A story with its URL. */
export type Story = Customer & { url: string };

/** The fields of a story that the list shows. */
export type StorySummary = Pick<Story, 'url' | 'title' | 'description' | 'sample' | 'customer' | 'industry' | 'region' | 'needs'>;

/** The filters of the list. */
export const STORY_FILTERS: readonly ListFilter<Pick<StorySummary, 'industry' | 'region' | 'needs'>>[] = [
  { part: 'industry', label: 'Industry', options: INDUSTRIES, getValues: ({ industry }) => [industry] },
  { part: 'region', label: 'Region', options: REGIONS, getValues: ({ region }) => [region] },
  { part: 'need', label: 'Need', options: CUSTOMER_NEEDS, getValues: ({ needs }) => needs },
];

/** Returns the public stories without their bodies, newest first. */
export const getStorySummaries = cache(async (): Promise<StorySummary[]> => {
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
      customer: true,
      industry: true,
      region: true,
      needs: true,
    },
    sort: ['-published', 'slug'],
    pagination: false,
    depth: 0,
  });
  return docs.map(({ slug, title, description, sample, customer, industry, region, needs }) => ({
    url: buildUrl(slug),
    title,
    description,
    sample,
    customer,
    industry,
    region,
    needs,
  }));
});

/** Returns the public story at this path, if any. */
export async function findStory(path: string): Promise<Story | undefined> {
  const found = await findEntry(COLLECTION, path);
  return found && toStory(found.entry);
}

/** Converts a collection entry to the story its page shows. */
export function toStory(entry: Customer): Story {
  return { ...entry, url: buildUrl(entry.slug) };
}

/** Returns the label of an industry, region or need. */
export function getOptionLabel(options: readonly { readonly value: string; readonly label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

function buildUrl(slug: string): string {
  return buildEntryUrl(getEntryKind(COLLECTION), slug);
}
