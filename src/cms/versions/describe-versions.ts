import { AUDIT_OPERATIONS, type AuditOperation } from '@/cms/audit-log/operations';

/** A stored version of an entry. Those of collections without drafts have no status. */
export interface StoredVersion {
  id: number | string;
  updatedAt: string;
  autosave?: boolean | null | undefined;
  version: { _status?: 'draft' | 'published' | null | undefined };
}

/** An event of the audit log about the entry. Its last time is later than its first when autosaves were merged into it. */
export interface EntryEvent {
  operation: AuditOperation;
  name: string;
  createdAt: string;
  updatedAt: string;
}

/** A row in the list of versions. */
export interface DescribedVersion {
  id: number | string;
  time: string;
  /** Who saved it; undefined for an import, and after the audit log has forgotten it. */
  who: string | undefined;
  what: string;
  state: 'Public now' | 'Was public' | 'Newest draft' | 'Earlier draft';
}

/** An event is written in the transaction of its version, just after it. */
const WRITE_TIME_MS = 60_000;

/**
 * Describes the versions of an entry as its editors know them: who did what, and what became of it.
 * @param versions the newest first
 * @param events the oldest first
 * @param isPublic whether the entry is public now
 */
export function describeVersions(
  versions: readonly StoredVersion[],
  events: readonly EntryEvent[],
  isPublic: boolean,
): DescribedVersion[] {
  const publicVersion = isPublic ? versions.find((each) => !isDraft(each)) : undefined;
  return versions.map((each, index) => {
    const event = findEvent(each, events);
    return {
      id: each.id,
      time: each.updatedAt,
      who: event?.name,
      what: describeChange(each, event),
      state: isDraft(each)
        ? index === 0
          ? 'Newest draft'
          : 'Earlier draft'
        : each === publicVersion
          ? 'Public now'
          : 'Was public',
    };
  });
}

function isDraft({ version }: StoredVersion): boolean {
  return version._status === 'draft';
}

/** The event of a version is the first one that ends after it, unless it begins only later. */
function findEvent({ updatedAt }: StoredVersion, events: readonly EntryEvent[]): EntryEvent | undefined {
  const saved = Date.parse(updatedAt);
  const next = events.find((event) => Date.parse(event.updatedAt) >= saved);
  return next && Date.parse(next.createdAt) - saved < WRITE_TIME_MS ? next : undefined;
}

function describeChange(version: StoredVersion, event: EntryEvent | undefined): string {
  if (version.autosave === true) return 'Changed (saved automatically)';
  const label = AUDIT_OPERATIONS.find(({ value }) => value === event?.operation)?.label;
  return label ?? (version.version._status === 'published' ? 'Published' : 'Saved');
}
