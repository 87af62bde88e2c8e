import type { FieldError, FormDefinition, FormState, SubmittedValues } from '@/modules/forms';
import { NEWSLETTER_FORM } from '@/cms/core/taxonomy/newsletter-topics';
import { delayChallenge } from '@/services/bot-protection';

/** Whether the newsletter form in the footer was sent: only an email address, which still needs topics. */
export function isFooterSignup({ key }: Pick<FormDefinition, 'key'>, sent: SubmittedValues): boolean {
  return key === NEWSLETTER_FORM && sent['step'] !== undefined;
}

/**
 * Returns the newsletter form with the address from the footer, for its second step. Nothing is kept and nothing is sent
 * yet. The form includes its delay ticket, so that visitors without JavaScript have waited long enough when they have chosen topics.
 * @param problems of the whole form
 */
export function buildTopicSelectionStep(
  { key, submitLabel }: Pick<FormDefinition, 'key' | 'submitLabel'>,
  sent: SubmittedValues,
  problems: readonly FieldError[],
): { status: 200 | 422; state: FormState } {
  const values = { email: sent['email'] ?? [], proof: [delayChallenge.issueTicket(key)] };
  const ofEmail = problems.filter(({ name }) => name === 'email');
  if (ofEmail.length > 0) return { status: 422, state: { values, problems: ofEmail } };
  return {
    status: 200,
    state: {
      values,
      problems: [],
      noticeTitle: 'One more step',
      notice: `Choose at least one topic, then press “${submitLabel}”.`,
    },
  };
}
