import type { CollectionConfig } from 'payload';

/** The collections whose entries begin as drafts. */
export const DRAFT_COLLECTIONS = ['pages', 'tutorials', 'posts', 'labs'] as const;
export type DraftCollection = (typeof DRAFT_COLLECTIONS)[number];

/** What one entry of each is called. */
export const ENTRY_NAMES: Readonly<Record<DraftCollection, string>> = { pages: 'Page', tutorials: 'Tutorial', posts: 'Post', labs: 'Lab' };

const AUTOSAVE_MS = 2_000;
/** Versions of an entry that are kept to compare with and go back to; a run of autosaves is one. */
const VERSIONS_MAX = 50;

/** Drafts are saved by themselves while somebody writes, and are checked when they are published. */
export const draftVersions: NonNullable<CollectionConfig['versions']> = {
  drafts: { autosave: { interval: AUTOSAVE_MS, showSaveDraftButton: true }, schedulePublish: false },
  maxPerDoc: VERSIONS_MAX,
};
