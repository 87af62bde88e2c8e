import { getReviewState } from '@/cms/core/publishing/review';

/** The operations that the audit log records. */
export const AUDIT_OPERATIONS = [
  { value: 'created', label: 'Created' },
  { value: 'changed', label: 'Changed' },
  { value: 'review-asked', label: 'Requested a review' },
  { value: 'approved', label: 'Approved' },
  { value: 'sent-back', label: 'Sent back' },
  { value: 'published', label: 'Published' },
  { value: 'taken-down', label: 'Unpublished' },
  { value: 'restored', label: 'Restored' },
  { value: 'deleted', label: 'Deleted' },
  { value: 'people-notified', label: 'Notified registered people' },
  { value: 'end-moved', label: 'Changed the end of a trial' },
  { value: 'booking-changed', label: 'Changed a class booking' },
  { value: 'exam-changed', label: 'Changed an exam' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'schedule-removed', label: 'Removed a schedule' },
  { value: 'schedule-failed', label: 'Scheduled action failed' },
] as const;
export type AuditOperation = (typeof AUDIT_OPERATIONS)[number]['value'];

type Data = Record<string, unknown>;

const REVIEW_OPERATIONS: Readonly<Record<string, AuditOperation>> = {
  asked: 'review-asked',
  approved: 'approved',
  'sent-back': 'sent-back',
};

/** A change to an existing entry. */
interface EntryChange {
  doc: Data;
  /** The previous version, which may be a draft. */
  previous: Data;
  /** Whether the entry was public before the change, and whether it is now. */
  wasPublic: boolean;
  isPublic: boolean;
  isRestored: boolean;
}

/**
 * Derives the operation from what changed. Changes that affect the public entry take precedence over changes to a
 * draft.
 */
export function getOperation({ doc, previous, wasPublic, isPublic, isRestored }: EntryChange): AuditOperation {
  if (doc['_status'] === 'published') return 'published';
  if (wasPublic && !isPublic) return 'taken-down';
  if (isRestored) return 'restored';
  const state = getReviewState(doc);
  return (state !== getReviewState(previous) && REVIEW_OPERATIONS[state]) || 'changed';
}
