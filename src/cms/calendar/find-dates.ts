import type { CollectionSlug, Payload, TypedUser, Where } from 'payload';
import { z } from 'zod';
import { isEditorialStaff } from '@/cms/core/access/access';
import { PUBLISHED_WHERE } from '@/cms/core/publishing/published-where';
import { findScheduledEntries } from '@/cms/dashboard/scheduled';
import { DAY_MS } from '@/platform/durations';
import { toDate, toZonedDateTime, validateWallTime } from '@/platform/zoned-time';

/** A date on which something happens by itself, or takes place. */
export interface CalendarDate {
  /** The form of the entry. */
  href: string;
  title: string;
  /** What happens: “Webinar begins”. */
  kind: string;
  time: string;
}

/** How many dates of each kind are listed. */
const LISTED_MAX = 100;
/** Clocks on Earth differ by about a day, so a local time that is still to come may have the date of yesterday. */
const ZONES_MS = DAY_MS;

const rowSchema = z.looseObject({ id: z.number(), _status: z.string().nullish() });
type Row = z.infer<typeof rowSchema>;

/** Entries with dates of a kind, and what they are called. */
interface Source {
  collection: CollectionSlug;
  kind: string;
  /** The field with the title. */
  title: string;
  time: string;
  /** The time is local, and its zone is in the field `zone`. Of these, drafts are listed, too, which have to be published in time. */
  isLocal?: true;
  where: Where;
}

const NOT_CANCELED: Where = { canceled: { not_equals: true } };

const SOURCES: readonly Source[] = [
  {
    collection: 'newsletter-issues',
    kind: 'Newsletter, to be sent',
    title: 'subject',
    time: 'sendAt',
    where: { state: { equals: 'scheduled' } },
  },
  { collection: 'webinars', kind: 'Webinar begins', title: 'title', time: 'start', isLocal: true, where: NOT_CANCELED },
  { collection: 'events', kind: 'Event begins', title: 'title', time: 'start', isLocal: true, where: NOT_CANCELED },
  { collection: 'training-classes', kind: 'Live class begins', title: 'key', time: 'start', isLocal: true, where: NOT_CANCELED },
  {
    collection: 'press-releases',
    kind: 'Press release becomes visible',
    title: 'title',
    time: 'visibleFrom',
    where: PUBLISHED_WHERE,
  },
  { collection: 'job-openings', kind: 'Job opening is listed', title: 'title', time: 'visibleFrom', where: PUBLISHED_WHERE },
  { collection: 'job-openings', kind: 'Job opening closes', title: 'title', time: 'visibleUntil', where: PUBLISHED_WHERE },
];

/** Returns what happens from now on, next first, for editorial staff. */
export async function findDates(payload: Payload, user: TypedUser, now = new Date()): Promise<CalendarDate[]> {
  if (!isEditorialStaff(user)) return [];
  const found = await Promise.all([
    findScheduledEntries(payload, user, LISTED_MAX),
    ...SOURCES.map((source) => findDatesOf(source, { payload, user, now })),
  ]);
  return found.flat().toSorted((one, other) => one.time.localeCompare(other.time));
}

async function findDatesOf(
  source: Source,
  { payload, user, now }: { payload: Payload; user: TypedUser; now: Date },
): Promise<CalendarDate[]> {
  const { collection, time, isLocal = false, where } = source;
  const from = isLocal ? new Date(now.getTime() - ZONES_MS).toISOString().slice(0, WALL_TIME_LENGTH) : now.toISOString();
  const { docs } = await payload.find({
    collection,
    draft: isLocal,
    where: { and: [{ [time]: { greater_than: from } }, where] },
    sort: time,
    limit: LISTED_MAX,
    pagination: false,
    depth: 0,
    user,
    overrideAccess: false,
  });
  return docs.flatMap((doc) => {
    const row = rowSchema.parse(doc);
    const at = readTime(row, source);
    return at !== undefined && at > now.toISOString() ? [describeDate(row, source, at)] : [];
  });
}

const WALL_TIME_LENGTH = '2026-11-29T09:00'.length;

/** Returns the timestamp; undefined while a draft has no valid time. */
function readTime(row: Row, { time, isLocal }: Source): string | undefined {
  const [value, zone] = [row[time], row['zone']];
  if (typeof value !== 'string') return undefined;
  if (!isLocal) return value;
  if (typeof zone !== 'string' || validateWallTime({ wall: value, zone }) !== undefined) return undefined;
  return toDate(toZonedDateTime({ wall: value, zone })).toISOString();
}

function describeDate(row: Row, { collection, kind, title }: Source, time: string): CalendarDate {
  const name = row[title];
  return {
    href: `/admin/collections/${collection}/${row.id}`,
    title: typeof name === 'string' && name !== '' ? name : 'Untitled',
    kind: row._status === 'draft' ? `${kind} (draft)` : kind,
    time,
  };
}
