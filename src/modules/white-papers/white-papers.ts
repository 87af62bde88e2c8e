import { cache } from 'react';
import { buildEntryUrl, getEntryKind } from '@/cms/core/kinds/entry-kinds';
import type { Topic } from '@/cms/core/taxonomy/topics';
import type { WhitePaper as WhitePaperDoc } from '@/payload-types';
import { findEntry, findVisibleEntries } from '@/modules/entries';

const KIND = getEntryKind('white-papers');
const SUMMARY_FIELDS = {
  slug: true,
  title: true,
  description: true,
  topics: true,
  author: true,
  published: true,
  edition: true,
} as const;

/** The data of a white paper that lists show. */
interface WhitePaperSummary {
  url: string;
  title: string;
  description: string;
  topics: Topic[];
  /** Key of the author. */
  author: string;
  published: string;
  edition: number;
}

/** A published white paper. */
export interface WhitePaper extends WhitePaperSummary {
  verified: string;
  postgres: number[];
  related: string[];
  body: string;
  contentChangedAt: string;
}

/** Returns the published white papers, newest first. */
export async function getWhitePapers(): Promise<WhitePaperSummary[]> {
  const entries = await findVisibleEntries('white-papers', { select: SUMMARY_FIELDS, sort: ['-published', 'slug'] });
  return entries.map(toSummary);
}

/** Finds the published white paper at this path. */
export const findWhitePaper = cache(async (path: string): Promise<WhitePaper | undefined> => {
  const found = await findEntry('white-papers', path);
  return found && toWhitePaper(found.entry);
});

/** Converts an entry of the collection to the data that its page shows. */
export function toWhitePaper(doc: WhitePaperDoc): WhitePaper {
  const { verified, postgres, related, body, contentChangedAt } = doc;
  return { ...toSummary(doc), verified, postgres, related: related ?? [], body, contentChangedAt };
}

function toSummary({
  slug,
  title,
  description,
  topics,
  author,
  published,
  edition,
}: Pick<WhitePaperDoc, keyof typeof SUMMARY_FIELDS>): WhitePaperSummary {
  return { url: buildEntryUrl(KIND, slug), title, description, topics, author, published, edition };
}
