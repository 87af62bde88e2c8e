import type { ReactElement, ReactNode } from 'react';
import {
  CERTIFICATE_RENEWAL_DAYS,
  CERTIFICATE_YEARS,
  EXAM_DURATION_MINUTES,
  EXAM_PASS_MARK_PERCENT,
  EXAM_RETAKE_DAYS,
  EXAM_REVOKED_RETAKE_DAYS,
} from '@/platform/constants';
import { areExamsOffered } from '../attempts/attempts';
import { EXAM_LEVELS, EXAM_SUBJECT, getPassScore, getQuestionCount } from '../blueprint';
import css from '../exam-and-certificate.module.css';

/** Renders the page on which an exam is started or resumed, with the rules. @param children starts it */
export function ExamStart({ children }: { readonly children: ReactNode }): ReactElement {
  const total = getQuestionCount(EXAM_LEVELS[0].value);
  return (
    <div className={css.page}>
      <h1>Take the exam</h1>
      <p>
        {total} questions about {EXAM_SUBJECT}, {EXAM_DURATION_MINUTES} minutes, {getPassScore(total)} correct answers to pass (
        {EXAM_PASS_MARK_PERCENT}%). <a href="/training/exam-sample-questions">Try sample questions first</a>.
      </p>
      <div className={css.start}>
        <section aria-labelledby="rules">
          <h2 id="rules">Rules</h2>
          <ul className={css.rules}>
            <li>The time runs on our server’s clock from the moment you start, even while your browser is closed.</li>
            <li>
              Each answer is saved as you give it, and kept in your browser until then. An answer counts if it reaches us before
              the time is over.
            </li>
            <li>
              You can close the browser, lose the network, or change devices, and resume. Only the browser that resumed last can
              answer.
            </li>
            <li>In two tabs, the first answer to a question is kept; the other tab shows it, and you can change it there.</li>
            <li>
              When the time is up, the exam is submitted with the answers you have saved. You get a warning 10 and 2 minutes
              before.
            </li>
            <li>You may use the PostgreSQL manual. Help from other people and recorded questions aren’t allowed.</li>
            <li>You see how many answers were right in each topic, not which ones.</li>
            <li>
              If you don’t pass, you can take the exam again after {EXAM_RETAKE_DAYS} days. A certificate is valid for{' '}
              {CERTIFICATE_YEARS} years and can be renewed in its last {CERTIFICATE_RENEWAL_DAYS} days. After a certificate was
              revoked, its exam can be taken again after {EXAM_REVOKED_RETAKE_DAYS} days, or on the same day if the mistake was
              ours.
            </li>
            <li>
              Do you need more time because of a disability or another reason? <a href="/contact">Ask us</a> before you start.
            </li>
          </ul>
        </section>
        <section aria-labelledby="start">
          <h2 id="start">Start or resume</h2>
          {areExamsOffered ? children : <p>Exams are taken on the main site, not on this copy.</p>}
        </section>
      </div>
    </div>
  );
}
