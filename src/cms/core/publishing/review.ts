import { isRecord } from '@/platform/is-record';

/** Fields that entries of all these collections share. */
export interface ReviewedEntry {
  _status?: ('draft' | 'published') | null;
}

/** The review states of a draft, in order, with their labels for editors. */
export const REVIEW_STATES = [
  { value: 'writing', label: 'In progress' },
  { value: 'asked', label: 'Review requested' },
  { value: 'approved', label: 'Approved' },
  { value: 'sent-back', label: 'Sent back' },
] as const;
export type ReviewState = (typeof REVIEW_STATES)[number]['value'];

/** The label of the button that requests a review, which messages name. */
export const REQUEST_REVIEW_LABEL = 'Request review';

/** The review of a draft, as stored with it. */
export interface Review {
  state: ReviewState;
  note?: string | null;
  /** Who changed the draft last; that person cannot approve it. */
  changedBy?: number | null;
  decidedBy?: number | null;
  decidedAt?: string | null;
}

/** Returns the review state of an entry as it is stored or sent. An entry without one is being written. */
export function getReviewState({ review }: Readonly<Record<string, unknown>>): string {
  return isRecord(review) && typeof review['state'] === 'string' ? review['state'] : 'writing';
}

/** A rejected review step: the field, and the message shown there. */
export interface ReviewError {
  field: string;
  message: string;
}

interface ReviewInput {
  /** The review before this save; undefined for a new entry. */
  before: Review | undefined;
  /** What the form or request asks for. */
  requested: { state?: ReviewState | null; note?: string | null };
  /** Whether anything other than the review has changed. */
  isChanged: boolean;
  person: { id: number };
  mayReview: boolean;
  now: string;
}

/**
 * Returns the review after a draft is saved. An approval applies to one state of the content: any change revokes it,
 * and no one approves a draft that they changed last.
 */
export function getNextReview(input: ReviewInput): Review | ReviewError {
  const { before, requested, isChanged, person, now } = input;
  const changedBy = isChanged ? person.id : before?.changedBy;
  const note = requested.note ?? before?.note ?? null;
  const state = requested.state ?? 'writing';
  if (!isDecision(state) || state === before?.state) {
    const kept = isChanged && state !== 'asked' ? 'writing' : state;
    return { ...(kept === before?.state ? before : {}), state: kept, note, changedBy };
  }
  // A copy of an approved entry starts over.
  if (before === undefined) return { state: 'writing', changedBy };
  const refusal = state === 'approved' ? findApprovalError(input, changedBy) : findReturnError(input, note);
  if (refusal) return refusal;
  // An approval settles the note written when the draft was sent back.
  const settled = state === 'approved' && note === (before.note ?? null);
  return { state, note: settled ? null : note, changedBy, decidedBy: person.id, decidedAt: now };
}

type Decision = 'approved' | 'sent-back';

function isDecision(state: ReviewState): state is Decision {
  return state === 'approved' || state === 'sent-back';
}

const NOT_A_REVIEWER: ReviewError = {
  field: 'review.state',
  message: `Only reviewers and editors can do this. Choose “${REQUEST_REVIEW_LABEL}” to add your entry to their list.`,
};

function findApprovalError(
  { mayReview, isChanged, person }: ReviewInput,
  changedBy: Review['changedBy'],
): ReviewError | undefined {
  if (!mayReview) return NOT_A_REVIEWER;
  if (isChanged)
    return {
      field: 'review.state',
      message: 'You changed the content in the same save. Save it first; then someone else can approve it.',
    };
  if (changedBy === person.id)
    return { field: 'review.state', message: 'You made the last change, so someone else has to approve it.' };
  return undefined;
}

function findReturnError({ mayReview }: ReviewInput, note: string | null): ReviewError | undefined {
  if (!mayReview) return NOT_A_REVIEWER;
  if (note?.trim()) return undefined;
  return { field: 'review.note', message: 'Describe what the author should change. Nothing was sent back yet.' };
}

/**
 * Returns the review that is stored with a published version. Publishing answers a request that is still open, so the next
 * draft begins without it. An approval is kept: it says who approved what is public.
 */
export function getReviewAfterPublishing(review: Review): Review {
  return review.state === 'approved' ? review : { state: 'writing', note: null, changedBy: review.changedBy };
}

/** Returns whether {@link getNextReview} rejected the step. */
export function isReviewError(outcome: Review | ReviewError): outcome is ReviewError {
  return 'message' in outcome;
}
