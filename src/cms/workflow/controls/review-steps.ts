import type { ClientUser } from 'payload';
import { hasAnyRole, REVIEWING_ROLES } from '@/cms/core/roles';
import type { ReviewState } from '@/cms/core/review';

/** What somebody can do with a text on its way to publication, by a button. */
export interface ReviewStep {
  label: string;
  state: ReviewState;
  /** What is said once it is done. */
  successMessage: string;
  needsNote?: true;
}

const ASK: ReviewStep = {
  label: 'Ask for review',
  state: 'asked',
  successMessage: 'Reviewers find this text in their list now.',
};
const TAKE_BACK: ReviewStep = {
  label: 'Take back the request',
  state: 'writing',
  successMessage: 'This text is not waiting for a review any more.',
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
 * The steps that are offered to somebody, in their order. The server holds the rules (nextReview); what it would refuse
 * is not offered.
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
