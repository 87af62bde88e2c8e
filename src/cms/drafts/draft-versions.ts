import type { CollectionConfig } from 'payload';

const AUTOSAVE_MS = 2_000;
/** Maximum number of versions kept per entry; consecutive autosaves count as one. */
const VERSIONS_MAX = 50;

/** Drafts are autosaved while someone edits, and validated when they are published. */
export const draftVersions: NonNullable<CollectionConfig['versions']> = {
  drafts: { autosave: { interval: AUTOSAVE_MS, showSaveDraftButton: true }, schedulePublish: true },
  maxPerDoc: VERSIONS_MAX,
};
