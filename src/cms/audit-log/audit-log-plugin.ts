import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
  Plugin,
  SanitizedCollectionConfig,
} from 'payload';
import { z } from 'zod';
import { getChangedFields } from '@/cms/core/changes/changed-fields';
import { isPublished } from '@/cms/core/publishing/is-published';
import { getEntrySnapshot } from '@/cms/core/changes/stored-entry';
import { isTrashRestore } from '@/cms/core/changes/trash';
import { isRestoringVersion } from '@/cms/core/changes/is-restoring-version';
import { type AuditOperation, getOperation } from './operations';
import { findLastTitle } from './latest-event';
import { writeAuditEvent } from './write-audit-event';

/** Collections that the site itself writes all the time. */
const UNAUDITED_COLLECTIONS: readonly string[] = ['audit-events', 'editor-sessions', 'broken-links', 'external-links'];

const entrySchema = z.looseObject({ id: z.union([z.number(), z.string()]) });

/**
 * Payload plugin that writes an audit event for every change people make to a collection or global. Collections of
 * visitor submissions set `custom: { visitors: true }`, which keeps their titles out of the log.
 */
export const auditLogPlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    UNAUDITED_COLLECTIONS.includes(collection.slug) ? collection : withAuditHooks(collection),
  ),
  globals: config.globals?.map(withGlobalAuditHooks),
});

function withAuditHooks(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection;
  const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req, collection: sanitized }) => {
    const title = getTitle(sanitized, doc);
    const { id } = entrySchema.parse(doc);
    const place = { kind: sanitized.slug, entry: String(id), title };
    if (operation === 'create') {
      await writeAuditEvent(req, { ...place, operation: getCreation(doc, req) });
      return doc;
    }
    // The draft on top of what was public. The event of the creation covers both.
    if (isTrashRestore(req)) return doc;
    const entry = { collection: sanitized.slug, id };
    const change = {
      doc,
      previous: previousDoc ?? {},
      wasPublic: isPublished(getEntrySnapshot(req, 'before', entry)),
      isPublic: isPublished(getEntrySnapshot(req, 'after', entry)),
      isRestored: isRestoringVersion(req),
    };
    await writeAuditEvent(req, {
      ...place,
      operation: getOperation(change),
      fields: getChangedFields(sanitized, doc, previousDoc ?? {}),
    });
    return doc;
  };
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, req, collection: sanitized }) => {
    await writeAuditEvent(req, {
      operation: 'deleted',
      kind: sanitized.slug,
      entry: String(entrySchema.parse(doc).id),
      // The title of a draft that was never published is in its versions only, which are gone.
      title: getTitle(sanitized, doc) ?? (await findLastTitle(req, sanitized.slug, entrySchema.parse(doc).id)),
    });
    return doc;
  };
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks.afterChange ?? []), afterChange],
      afterDelete: [...(hooks.afterDelete ?? []), afterDelete],
    },
  };
}

function getCreation(doc: unknown, req: PayloadRequest): AuditOperation {
  if (isTrashRestore(req)) return 'restored';
  return isPublished(doc) ? 'published' : 'created';
}

function withGlobalAuditHooks(global: GlobalConfig): GlobalConfig {
  const afterChange: GlobalAfterChangeHook = async ({ doc, previousDoc, req, global: sanitized }) => {
    await writeAuditEvent(req, {
      operation: 'changed',
      kind: sanitized.slug,
      entry: sanitized.slug,
      title: typeof sanitized.label === 'string' ? sanitized.label : sanitized.slug,
      fields: getChangedFields(sanitized, doc, previousDoc ?? {}),
    });
    return doc;
  };
  return { ...global, hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), afterChange] } };
}

function getTitle({ admin, custom }: SanitizedCollectionConfig, doc: Record<string, unknown>): string | undefined {
  const title = custom?.['visitors'] === true ? undefined : doc[admin.useAsTitle ?? 'id'];
  return typeof title === 'string' ? title : undefined;
}
