import type { ClientUser } from 'payload';
import { hasAnyRole, REVIEWING_ROLES } from '@/cms/core/access/roles';
import { REQUEST_REVIEW_LABEL, type ReviewState } from '@/cms/core/publishing/review';

/** A review step that a button offers. */
export interface ReviewStep {
  label: string;
  state: ReviewState;
  /** Message shown after the step succeeded. */
  successMessage: string;
  needsNote?: true;
}

const ASK: ReviewStep = {
  label: REQUEST_REVIEW_LABEL,
  state: 'asked',
  successMessage: 'Reviewers now find this entry in their list.',
};
const TAKE_BACK: ReviewStep = {
  label: 'Withdraw the request',
  state: 'writing',
  successMessage: 'This entry is no longer waiting for review.',
};
const APPROVE: ReviewStep = { label: 'Approve', state: 'approved', successMessage: 'Approved. An editor can publish it now.' };
const SEND_BACK: ReviewStep = {
  label: 'Send back',
  state: 'sent-back',
  successMessage: 'Sent back, with your note.',
  needsNote: true,
};

interface ReviewContext {
  state: unknown;
  changedBy: unknown;
  person: ClientUser | null | undefined;
}

/**
 * Returns the review steps to offer a person, in display order. The server enforces the rules (getNextReview); steps
 * that it would reject are not offered.
 */
export function getReviewSteps({ state, changedBy, person }: ReviewContext): ReviewStep[] {
  const mayReview = hasAnyRole(REVIEWING_ROLES, person);
  const decides = mayReview && changedBy !== person?.id;
  switch (state) {
    case 'asked':
      return decides ? [SEND_BACK, APPROVE] : mayReview ? [SEND_BACK, TAKE_BACK] : [TAKE_BACK];
    case 'approved':
      return mayReview ? [SEND_BACK] : [];
    default:
      return decides && changedBy ? [ASK, APPROVE] : [ASK];
  }
}
