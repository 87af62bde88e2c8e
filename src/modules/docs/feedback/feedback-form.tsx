import type { ReactElement } from 'react';
import { DOC_FEEDBACK_LENGTH_MAX } from './feedback';
import { Button } from '@/ui/button';
import css from './feedback.module.css';
import { FEEDBACK_THANKS_ID } from './ids';

/** Asks whether a handbook page helped. A plain form whose response redirects back here, to the thank-you message. */
export function FeedbackForm({ page }: { readonly page: string }): ReactElement {
  return (
    <div className={css.feedback}>
      <p id={FEEDBACK_THANKS_ID} tabIndex={-1} role="status">
        Thank you. Your feedback was saved without your name, and our writers read it.
      </p>
      <form action="/docs/feedback" method="post">
        <fieldset>
          <legend>Did this page help?</legend>
          <label>
            <input type="radio" name="helped" value="yes" required /> Yes
          </label>
          <label>
            <input type="radio" name="helped" value="no" required /> No
          </label>
        </fieldset>
        <label htmlFor="feedback-words">What was missing or wrong? (Optional. Don’t include names or passwords.)</label>
        <textarea id="feedback-words" name="words" rows={3} maxLength={DOC_FEEDBACK_LENGTH_MAX} />
        <input type="hidden" name="page" value={page} />
        <Button type="submit">Send</Button>
      </form>
    </div>
  );
}
