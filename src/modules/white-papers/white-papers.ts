import { cache } from 'react';
import { addressOfEntry, entryKindOf } from '@/cms/core/entry-kinds';
import type { Topic } from '@/cms/core/topics';
import type { WhitePaper as WhitePaperDoc } from '@/payload-types';
import { entryAt, visibleNow } from '@/modules/entries';
import { payload } from '@/modules/payload';

const KIND = entryKindOf('white-papers');
const SUMMARY_FIELDS = { slug: true, title: true, description: true, topics: true, author: true, published: true, edition: true } as const;

/** What lists show of a white paper. */
export interface WhitePaperSummary {
  url: string;
  title: string;
  description: string;
  topics: Topic[];
  /** The key of its author. */
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
  updatedAt: string;
}

/** The published white papers, newest first. */
export async function allWhitePapers(): Promise<WhitePaperSummary[]> {
  const where = await visibleNow('white-papers');
  const { docs } = await (await payload()).find({ collection: 'white-papers', where, select: SUMMARY_FIELDS, sort: ['-published', 'slug'], pagination: false, depth: 0 });
  return docs.map(summaryOf);
}

/** The published white paper at this address, if there is one. */
export const whitePaperAt = cache(async (path: string): Promise<WhitePaper | undefined> => {
  const found = await entryAt('white-papers', path);
  return found && whitePaperOf(found.entry);
});

/** An entry of the collection as its page shows it. */
export function whitePaperOf(doc: WhitePaperDoc): WhitePaper {
  const { verified, postgres, related, body, updatedAt } = doc;
  return { ...summaryOf(doc), verified, postgres, related: related ?? [], body, updatedAt };
}

function summaryOf({ slug, title, description, topics, author, published, edition }: Pick<WhitePaperDoc, keyof typeof SUMMARY_FIELDS>): WhitePaperSummary {
  return { url: addressOfEntry(KIND, slug), title, description, topics, author, published, edition };
}
