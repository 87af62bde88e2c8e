import { sql } from '@payloadcms/db-postgres';
import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload';
import { isDraftWrite } from '@/cms/core/changes/draft-writes';
import type { EntryBeforeChange } from '@/cms/core/changes/entry-before-change';
import { type EntryCollection, getEntryKind } from '@/cms/core/kinds/entry-kinds';
import { getTableName } from '@/cms/core/database/entry-tables';
import { isPublished } from '@/cms/core/publishing/is-published';
import { findLastPublished, findStoredRow } from '@/cms/core/database/stored-rows';
import type { FindTakedownObstacle } from '@/cms/workflow/schedule';
import { queryRows } from '@/cms/core/database/transaction';
import { hasPassed } from '@/platform/zoned-time';
import { type OccurrenceOptions, publishedSchema, toOccurrence } from './occurrence-hooks';

/**
 * Creates hooks that refuse to unpublish or delete what people have registered for and is still to come: nobody would be notified.
 * Once it is canceled, everyone is. What the site itself does always passes, such as an import. `findObstacle` describes what they
 * will refuse, for whoever schedules it.
 */
export function createOccurrenceTakedownHooks(
  collection: EntryCollection,
  before: EntryBeforeChange<object>,
  options: Pick<OccurrenceOptions, 'getPlan' | 'countPeople'>,
): { beforeChange: CollectionBeforeChangeHook; beforeDelete: CollectionBeforeDeleteHook; findObstacle: FindTakedownObstacle } {
  const isToCome = (entry: unknown, at: Date): boolean => {
    const { time, isCanceled } = toOccurrence(options, entry);
    return !isCanceled && !hasPassed(time.end, at);
  };
  const assertNobodyWaits = async (entry: unknown, req: PayloadRequest): Promise<void> => {
    if (!isToCome(entry, new Date())) return;
    const published = publishedSchema.parse(entry);
    // Whoever is registering at this moment has the lock, and is counted.
    await queryRows(req, sql`select from ${sql.identifier(getTableName(collection))} where id = ${published.id} for update`);
    const people = await options.countPeople(published, req);
    if (people > 0) throw new APIError(describeObstacle(getEntryKind(collection).singular, published.title, people), 409);
  };
  return {
    beforeChange: async ({ data, originalDoc, req }) => {
      const stored = before.get(req, originalDoc?.id);
      const isTakedown = isPublished(stored) && !isDraftWrite(req, collection) && data['_status'] === 'draft';
      if (isTakedown && isByPerson(req)) await assertNobodyWaits(stored, req);
      return data;
    },
    beforeDelete: async ({ id, req }) => {
      if (!isByPerson(req)) return;
      const stored = await findStoredRow(req, collection, id);
      const last = isPublished(stored) ? stored : await findLastPublished(req, collection, id);
      // In versions, the ID is that of the version.
      if (last) await assertNobodyWaits({ ...last, id }, req);
    },
    findObstacle: async ({ id, date }, req) => {
      const stored = await findStoredRow(req, collection, id);
      if (!isPublished(stored) || !isToCome(stored, date)) return undefined;
      const people = await options.countPeople(publishedSchema.parse(stored), req);
      return people > 0 ? describeScheduledObstacle(getEntryKind(collection).singular, people) : undefined;
    },
  };
}

function isByPerson({ user }: PayloadRequest): boolean {
  return user?.collection === 'users';
}

function describeScheduledObstacle(kind: string, people: number): string {
  return (
    `${formatPeople(people)} registered, and it isn’t over at that time. Cancel the ${kind.toLowerCase()} before then: tick ` +
    '“Canceled”, say why, and publish, which emails everyone who has registered. Otherwise the page stays public.'
  );
}

function formatPeople(people: number): string {
  return people === 1 ? '1 person has' : `${people.toLocaleString('en-US')} people have`;
}

function describeObstacle(kind: string, title: string, people: number): string {
  return (
    `${formatPeople(people)} registered for “${title}” and would not be notified, so nothing was changed. ` +
    `Cancel the ${kind.toLowerCase()} first: tick “Canceled”, say why, and publish, which emails everyone who has registered. ` +
    'After that, you can unpublish or delete it.'
  );
}
