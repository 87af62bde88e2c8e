import type { ReactElement } from 'react';
import { EXAM_PASS_MARK_PERCENT, EXAM_RETAKE_DAYS } from '@/platform/constants';
import { LinkButton } from '@/ui/button';
import { NumberTable } from '@/ui/number-table';
import { getLevelLabel, getPassScore, getExamTopicLabel } from '../blueprint';
import { buildCertificatePath, EXAM_PATHS } from '../exam-paths';
import css from '../exam-and-certificate.module.css';
import type { ExamView } from '../attempts/exam-view';

/** Renders the result of an exam: whether it is passed, and how many answers were right in each topic. */
export function ExamResult({ exam }: { readonly exam: ExamView }): ReactElement {
  const { level, passed, score, total, topics, certificate, isTimedOut } = exam;
  return (
    <div className={`${css.page} ${css.columns}`}>
      <div className={css.side}>
        <h1>{passed ? 'You passed' : 'You did not pass this time'}</h1>
        <p className={css.score}>
          <strong>{score}</strong> of {total} correct
        </p>
        <p>
          {getLevelLabel(level)}: the pass mark is {getPassScore(total)} correct answers ({EXAM_PASS_MARK_PERCENT}%).
          {isTimedOut ? ' Time was up, so the exam was submitted with the answers you had saved.' : ''}
        </p>
        <Next certificate={certificate} />
        <p>
          <a href="/dashboard">Your dashboard</a> keeps this result. <a href={EXAM_PATHS.start}>Exam rules</a>
        </p>
      </div>
      <NumberTable
        caption="Result by topic"
        columns={['Topic', 'Correct', 'Questions']}
        rows={topics
          .map(({ topic, right, total: questions }) => ({ name: getExamTopicLabel(topic), cells: [right, questions] }))
          .toSorted((one, other) => one.name.localeCompare(other.name))}
      />
    </div>
  );
}

function Next({ certificate }: Pick<ExamView, 'certificate'>): ReactElement {
  return certificate === null ? (
    <p>
      You can take the exam again after {EXAM_RETAKE_DAYS} days. The topics with the fewest correct answers show where to start;{' '}
      <a href="/training/training-catalog">the courses</a> cover all of them.
    </p>
  ) : (
    <>
      <p className={css.actions}>
        <LinkButton primary href={buildCertificatePath(certificate)}>
          View your certificate
        </LinkButton>
      </p>
      <p>
        To prove it to an employer, send them the link to that page. It shows whether the certificate is valid, and your name
        unless you hide it on your dashboard.
      </p>
    </>
  );
}
