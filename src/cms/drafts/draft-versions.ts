import type { CollectionConfig } from 'payload';

const AUTOSAVE_MS = 2_000;
/** Versions of an entry that are kept to compare with and go back to; a run of autosaves is one. */
const MAX_VERSIONS = 50;

/** Drafts are saved by themselves while somebody writes, and are checked when they are published. */
export const draftVersions: NonNullable<CollectionConfig['versions']> = {
  drafts: { autosave: { interval: AUTOSAVE_MS, showSaveDraftButton: true }, schedulePublish: true },
  maxPerDoc: MAX_VERSIONS,
};
