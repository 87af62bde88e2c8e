import type { CollectionConfig } from 'payload';

/**
 * Returns whether people edit a collection whose entries have no drafts: what they save is public, or in effect. What visitors have
 * sent doesn't count, because the site itself changes it while someone writes a note about it.
 */
export function isEditedWithoutDrafts({ custom, versions }: Pick<CollectionConfig, 'custom' | 'versions'>): boolean {
  return custom?.['visitors'] !== true && !(typeof versions === 'object' && versions.drafts);
}
