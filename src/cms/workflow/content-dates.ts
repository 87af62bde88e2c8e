import type { CollectionBeforeChangeHook, DateField, SanitizedCollectionConfig } from 'payload';
import { z } from 'zod';
import { getChangedFields } from '@/cms/core/changes/changed-fields';
import { createDraftPlaceholder } from '@/cms/core/fields/draft-placeholder';
import { isPublicWrite } from '@/cms/core/changes/draft-writes';
import type { EntryBeforeChange } from '@/cms/core/changes/entry-before-change';
import type { ReviewedEntry } from '@/cms/core/publishing/review';
import { isTrashRestore } from '@/cms/core/changes/trash';

const momentSchema = z.string().min(1).nullish().catch(null);
const contentDatesSchema = z.object({ contentChangedAt: momentSchema, publishedAt: momentSchema });
type ContentDates = Partial<z.infer<typeof contentDatesSchema>>;

/**
 * When visitors last saw the content change: `lastmod`, `dateModified`, and the `updated` of feeds. `updatedAt` isn't
 * that, because an import or a save without a change sets it, too.
 */
export const contentChangedAtField = contentDateField('contentChangedAt');

/** When the entry was first public, for kinds whose editors don't set a date of publication themselves. */
export const publishedAtField = contentDateField('publishedAt');

function contentDateField(name: string): DateField {
  return {
    name,
    type: 'date',
    required: true,
    // Set by the hook below, so a form has nothing to show or to fill in.
    admin: { hidden: true },
    custom: createDraftPlaceholder((value) => (typeof value === 'string' ? value : new Date().toISOString())),
    validate: (value: unknown) =>
      value === undefined ||
      value === null ||
      isPastMoment(value) ||
      'Enter a time that isn’t in the future, such as 2026-11-21T10:00:00.000Z.',
  };
}

/** How far the clocks of a source of content and its replica may differ. */
const CLOCK_DIFFERENCE_MS = 60_000;

function isPastMoment(value: unknown): boolean {
  return !Number.isNaN(Date.parse(String(value))) && Date.parse(String(value)) <= Date.now() + CLOCK_DIFFERENCE_MS;
}

/**
 * Creates the hook that keeps the dates of the content (decision 33). Publishing without a change keeps them. Only an
 * import may set them: content moves between databases with its dates, and an export after an import changes nothing. An entry
 * from the trash has the dates that it had.
 */
export function createContentDatesHook(before: EntryBeforeChange<ReviewedEntry>): CollectionBeforeChangeHook {
  return ({ collection, data, originalDoc, req }) => {
    const stored = before.get(req, originalDoc?.id);
    const kept = contentDatesSchema.parse(isTrashRestore(req) ? data : (stored ?? {}));
    if (!isPublicWrite(req, collection.slug, { data, original: originalDoc }))
      return { ...data, ...ofCollection(collection, kept) };
    const given: ContentDates = req.context.importing ? contentDatesSchema.parse(data) : {};
    const published = stored?._status === 'published' ? stored : undefined;
    const isChanged =
      published === undefined || getChangedFields(collection, { ...originalDoc, ...data }, { ...published }).length > 0;
    const now = new Date().toISOString();
    const dates = {
      contentChangedAt: given.contentChangedAt ?? (isChanged ? now : (kept.contentChangedAt ?? now)),
      publishedAt: given.publishedAt ?? kept.publishedAt ?? now,
    };
    return { ...data, ...ofCollection(collection, dates) };
  };
}

/** Returns the dates that a collection has a field for. */
function ofCollection(
  { flattenedFields }: SanitizedCollectionConfig,
  { contentChangedAt, publishedAt }: ContentDates,
): ContentDates {
  const hasPublishedAt = flattenedFields.some(({ name }) => name === publishedAtField.name);
  return { contentChangedAt, ...(hasPublishedAt ? { publishedAt } : {}) };
}
