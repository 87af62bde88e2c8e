import { LISTED_KINDS, type EntryCollection } from './entry-kinds';

/** The collections whose entries are written, reviewed and then published. */
export type ReviewableSlug = 'pages' | EntryCollection;
export const REVIEWABLE_COLLECTIONS: readonly ReviewableSlug[] = ['pages', ...LISTED_KINDS.map(({ collection }) => collection)];

/** What all of them have. */
export interface ReviewedEntry {
  _status?: ('draft' | 'published') | null;
}

/** Where a draft stands, in the order of its way; labels as editors read them. */
export const REVIEW_STATES = [
  { value: 'writing', label: 'Being written' },
  { value: 'asked', label: 'Review asked for' },
  { value: 'approved', label: 'Approved' },
  { value: 'sent-back', label: 'Sent back' },
] as const;
export type ReviewState = (typeof REVIEW_STATES)[number]['value'];

/** How far the review of a draft is, as it is stored with it. */
export interface Review {
  state: ReviewState;
  note?: string | null;
  /** Who changed the text last; that person does not approve it. */
  changedBy?: number | null;
  decidedBy?: number | null;
  decidedAt?: string | null;
}

/** What a rule says no to: the field, and the sentence that is shown there. */
export interface ReviewError {
  field: string;
  message: string;
}

interface ReviewInput {
  /** As it was before; undefined for a new text. */
  before: Review | undefined;
  /** What the form or the request holds now. */
  asked: { state?: ReviewState | null; note?: string | null };
  /** Whether anything but the review is different from before. */
  isChanged: boolean;
  person: { id: number };
  mayReview: boolean;
  now: string;
}

/**
 * The review after somebody saved a draft. An approval is for one text: whoever changes the text takes it back, and
 * nobody approves what they wrote last.
 */
export function getNextReview({ before, asked, isChanged, person, mayReview, now }: ReviewInput): Review | ReviewError {
  const changedBy = isChanged ? person.id : before?.changedBy;
  const note = asked.note ?? before?.note ?? null;
  const state = asked.state ?? 'writing';
  const isDecision = state !== (before?.state ?? 'writing') && (state === 'approved' || state === 'sent-back');
  if (!isDecision) {
    const kept = isChanged && state !== 'asked' ? 'writing' : state;
    return { ...(kept === before?.state ? before : {}), state: kept, note, changedBy };
  }
  // A copy of an approved text begins anew.
  if (before === undefined) return { state: 'writing', changedBy };
  if (!mayReview)
    return {
      field: 'review.state',
      message: 'Reviewers and editors decide this. Choose “Review asked for”, and they find your text in their list.',
    };
  if (state === 'sent-back' && !note?.trim())
    return { field: 'review.note', message: 'Say what the author should change. Nothing was sent back yet.' };
  if (state === 'approved' && isChanged)
    return {
      field: 'review.state',
      message: 'You changed the text with the same save. Save it first; then somebody else can approve it.',
    };
  if (state === 'approved' && changedBy === person.id)
    return { field: 'review.state', message: 'You changed this text last, so somebody else has to approve it.' };
  // What the author was told when the text was sent back is settled by an approval.
  const settled = state === 'approved' && note === (before.note ?? null);
  return { state, note: settled ? null : note, changedBy, decidedBy: person.id, decidedAt: now };
}

/** Whether {@link getNextReview} said no. */
export function isReviewError(outcome: Review | ReviewError): outcome is ReviewError {
  return 'message' in outcome;
}
