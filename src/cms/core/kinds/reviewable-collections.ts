import { LISTED_KINDS, type EntryCollection } from './entry-kinds';

/** The collections whose entries are drafted, reviewed and then published. */
export type ReviewableSlug = 'pages' | EntryCollection;
export const REVIEWABLE_COLLECTIONS: readonly ReviewableSlug[] = ['pages', ...LISTED_KINDS.map(({ collection }) => collection)];
