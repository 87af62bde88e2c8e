import { cache } from 'react';
import { CUSTOMER_NEEDS, INDUSTRIES } from './options';
import { addressOfEntry, entryKindOf } from '@/cms/core/entry-kinds';
import { REGIONS } from '@/cms/core/regions';
import { entryAt, type FilterPart, visibleNow } from '@/modules/entries';
import type { Customer } from '@/payload-types';
import { payload } from '@/modules/payload';

const COLLECTION = 'customers';

/** The address of the list. */
export const CUSTOMERS_PAGE = entryKindOf(COLLECTION).base;

/** A story with its address. */
export type Story = Customer & { url: string };

/** What the list shows of a story. */
export type StorySummary = Pick<Story, 'url' | 'title' | 'description' | 'sample' | 'customer' | 'industry' | 'region' | 'needs'>;

/** How the list can be narrowed. */
export const STORY_PARTS: readonly FilterPart<Pick<StorySummary, 'industry' | 'region' | 'needs'>>[] = [
  { part: 'industry', label: 'Industry', options: INDUSTRIES, valuesOf: ({ industry }) => [industry] },
  { part: 'region', label: 'Region', options: REGIONS, valuesOf: ({ region }) => [region] },
  { part: 'need', label: 'Need', options: CUSTOMER_NEEDS, valuesOf: ({ needs }) => needs },
];

/** The public stories without their texts, newest first. */
export const storySummaries = cache(async (): Promise<StorySummary[]> => {
  const where = await visibleNow(COLLECTION);
  const { docs } = await (await payload()).find({
    collection: COLLECTION,
    where,
    select: { slug: true, title: true, description: true, sample: true, customer: true, industry: true, region: true, needs: true },
    sort: ['-published', 'slug'],
    pagination: false,
    depth: 0,
  });
  return docs.map(({ slug, title, description, sample, customer, industry, region, needs }) => ({ url: urlOf(slug), title, description, sample, customer, industry, region, needs }));
});

/** The public story at this address, if there is one. */
export async function storyAt(path: string): Promise<Story | undefined> {
  const found = await entryAt(COLLECTION, path);
  return found && storyOf(found.entry);
}

/** An entry of the collection as its page shows it. */
export function storyOf(entry: Customer): Story {
  return { ...entry, url: urlOf(entry.slug) };
}

/** What readers call an industry, a region or a need. */
export function labelOf(options: readonly { readonly value: string; readonly label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

function urlOf(slug: string): string {
  return addressOfEntry(entryKindOf(COLLECTION), slug);
}
