import type { ReactElement } from 'react';
import { EXAM_PASS_MARK_PERCENT } from '@/platform/constants';
import { LinkButton } from '@/ui/button';
import { getLevelLabel, getPassScore, getTopicLabel, RETAKE_DAYS } from './blueprint';
import { buildCertificatePath, EXAM_PATHS } from './exam-paths';
import css from './exam-room.module.css';
import type { ExamView } from './exam-view';

/** Renders the result of an exam: whether it is passed, and how many answers were right in each topic. */
export function ExamResult({ exam }: { readonly exam: ExamView }): ReactElement {
  const { level, passed, score, total, topics, certificate, isTimedOut } = exam;
  return (
    <div className={css.page}>
      <h1>{passed ? 'You passed' : 'You did not pass this time'}</h1>
      <p>
        <strong>{getLevelLabel(level)}:</strong> {score} of {total} right. To pass, {getPassScore(total)} are needed (
        {EXAM_PASS_MARK_PERCENT}%).
        {isTimedOut ? ' The time was over, so the exam was handed in with the answers that were saved.' : ''}
      </p>
      <table>
        <caption>Result by topic</caption>
        <thead>
          <tr>
            <th scope="col">Topic</th>
            <th scope="col">Right</th>
            <th scope="col">Questions</th>
          </tr>
        </thead>
        <tbody>
          {topics
            .map((topic) => ({ ...topic, label: getTopicLabel(topic.topic) }))
            .toSorted((one, other) => one.label.localeCompare(other.label))
            .map(({ topic, label, right, total: questions }) => (
              <tr key={topic}>
                <th scope="row">{label}</th>
                <td>{right}</td>
                <td>{questions}</td>
              </tr>
            ))}
        </tbody>
      </table>
      {certificate === null ? (
        <p>
          You can take the exam again after {RETAKE_DAYS} days. The topics with the fewest right answers show where to start;{' '}
          <a href="/training/training-catalog">the courses</a> cover all of them.
        </p>
      ) : (
        <p className={css.actions}>
          <LinkButton primary href={buildCertificatePath(certificate)}>
            View your certificate
          </LinkButton>
        </p>
      )}
      <p>
        <a href="/dashboard">Your dashboard</a> keeps this result. <a href={EXAM_PATHS.start}>Exam rules</a>
      </p>
    </div>
  );
}
