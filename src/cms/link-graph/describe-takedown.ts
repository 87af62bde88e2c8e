import { TRASH_DAYS } from '@/cms/core/changes/trash';

interface FinishedTakedown {
  isDeleted: boolean;
  /** The URL to which visitors are redirected; empty for none. */
  successor: string;
}

/** Says what happened to an entry that was unpublished or deleted, and what visitors get at its URL now. */
export function describeTakedown({ isDeleted, successor }: FinishedTakedown): string {
  const visitors =
    successor === '' ? 'Visitors now get “page not found” at its URL.' : `Visitors are now redirected to ${successor}.`;
  return isDeleted
    ? `Deleted. ${visitors} It can be restored from the trash for ${TRASH_DAYS} days.`
    : `Unpublished. ${visitors} The content is kept here as a draft.`;
}
