import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import type { CollectionSlug, DocumentViewServerProps, PayloadRequest } from 'payload';
import { z } from 'zod';
import { AdminTable } from '@/cms/admin-ui/admin-table';
import { AdminTime } from '@/cms/admin-ui/admin-time';
import { AUDIT_OPERATIONS } from '@/cms/audit-log/operations';
import { REVIEWABLE_COLLECTIONS } from '@/cms/core/kinds/reviewable-collections';
import { isScheduleOf, pendingSchedule, scheduledInputSchema } from '@/cms/core/publishing/stored-schedule';
import { describeVersions, type DescribedVersion } from './describe-versions';
import { VersionLink } from './version-link';

/** More than an entry has: 50 versions are kept. */
const VERSIONS_MAX = 100;
/** Of many events, the newest are those of the versions that are kept. */
const EVENTS_MAX = 500;

const versionsSchema = z.array(
  z.object({
    id: z.union([z.number(), z.string()]),
    updatedAt: z.string(),
    autosave: z.boolean().nullish(),
    version: z.object({ _status: z.enum(['draft', 'published']).nullish() }),
  }),
);
const eventsSchema = z.array(
  z.object({
    operation: z.enum(AUDIT_OPERATIONS.map(({ value }) => value)),
    name: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
  }),
);

/** What is scheduled for the entry. */
interface Scheduled {
  type: 'publish' | 'unpublish';
  time: string;
}

/**
 * Renders the versions of an entry: when each was saved, by whom, and what became of it. Payload's own list has database IDs
 * instead, and doesn't know who or why.
 */
export async function VersionsView({ initPageResult, hasPublishedDoc, versions }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult;
  if (!collectionConfig || docID === undefined) return null;
  const { slug, labels, admin } = collectionConfig;
  const isInDrawer = versions?.useVersionDrawerCreatedAtCell === true;
  const [stored, events, scheduled] = await Promise.all([
    findVersions(slug, docID, req),
    findEvents(slug, docID, req),
    findScheduled(slug, Number(docID), req),
  ]);
  const isPublic = hasPublishedDoc || !collectionConfig.versions?.drafts;
  const table = renderTable(describeVersions(stored, events, isPublic), scheduled, isInDrawer);
  if (isInDrawer) return table;
  return (
    <main style={{ paddingBlock: '1.5rem 3rem' }}>
      <SetDocumentStepNav
        collectionSlug={slug}
        id={docID}
        pluralLabel={labels.plural}
        useAsTitle={admin.useAsTitle}
        view={req.i18n.t('version:versions')}
      />
      <Gutter>
        <p style={{ marginBlockEnd: '1rem' }}>
          Choose a version to see what it changed, to compare it with another one, or to restore it. The last 50 versions are
          kept.
        </p>
        {table}
      </Gutter>
    </main>
  );
}

function renderTable(rows: readonly DescribedVersion[], scheduled: readonly Scheduled[], isInDrawer: boolean) {
  return (
    <AdminTable
      columns={['Saved', 'By', 'What happened', 'State']}
      maxWidth="72rem"
      rows={rows.map(({ id, time, who, what, state }, index) => ({
        key: id,
        cells: [
          <VersionLink
            key="time"
            id={id}
            time={time}
            // Nothing is before the oldest one, so that all of it would be shown as new.
            other={index > 0 && index === rows.length - 1 ? rows[0]?.id : undefined}
            isInDrawer={isInDrawer}
          />,
          who ?? 'Not recorded',
          what,
          <>
            {state}
            {scheduled.filter(({ type }) => state === (type === 'publish' ? 'Newest draft' : 'Public now')).map(renderScheduled)}
          </>,
        ],
      }))}
    />
  );
}

function renderScheduled({ type, time }: Scheduled) {
  return (
    <div key={type}>
      Scheduled to be {type}ed: <AdminTime time={time} />
    </div>
  );
}

async function findVersions(collection: CollectionSlug, entry: number | string, req: PayloadRequest) {
  const { docs } = await req.payload.findVersions({
    collection,
    where: { parent: { equals: entry } },
    sort: '-updatedAt',
    limit: VERSIONS_MAX,
    depth: 0,
    select: { updatedAt: true, autosave: true, version: { _status: true } },
    overrideAccess: false,
    user: req.user,
    req,
  });
  return versionsSchema.parse(docs);
}

async function findEvents(kind: string, entry: number | string, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'audit-events',
    where: { and: [{ kind: { equals: kind } }, { entry: { equals: String(entry) } }] },
    sort: '-id',
    limit: EVENTS_MAX,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  });
  return eventsSchema.parse(docs).toReversed();
}

async function findScheduled(slug: string, id: number, req: PayloadRequest): Promise<Scheduled[]> {
  const collection = REVIEWABLE_COLLECTIONS.find((each) => each === slug);
  if (collection === undefined) return [];
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: { and: [pendingSchedule, isScheduleOf({ collection, id })] },
    pagination: false,
    depth: 0,
    req,
  });
  return docs.flatMap(({ input, waitUntil }) => {
    const { data } = scheduledInputSchema.safeParse(input);
    return data && waitUntil ? [{ type: data.type, time: waitUntil }] : [];
  });
}
