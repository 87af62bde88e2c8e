import { type MailSite, type RenderedMail, renderMail } from '@/cms/mail/render-mail';
import { EXAM_PASS_MARK_PERCENT, EXAM_RETAKE_DAYS } from '@/platform/constants';
import { type ExamLevel, getLevelLabel, getPassScore, getExamTopicLabel } from '../blueprint';
import { buildCertificatePath } from '../exam-paths';

/** The data of an exam that the email shows. */
interface MailedResult {
  level: ExamLevel;
  name: string;
  score: number;
  total: number;
  passed: boolean;
  topics: readonly { topic: string; right: number; total: number }[];
  /** Number of the certificate; null when the exam wasn't passed. */
  certificate: string | null;
}

/** Renders the email with the result of an exam: the score, the result by topic, and what comes next. */
export function renderResultMail(
  { level, name, score, total, passed, topics, certificate }: MailedResult,
  site: MailSite,
): Promise<RenderedMail> {
  const label = getLevelLabel(level);
  return renderMail({
    subject: `${passed ? 'You passed' : 'Your result'}: ${label}`,
    site,
    heading: passed ? 'You passed' : 'You did not pass this time',
    children: (
      <>
        <p>Hello {name},</p>
        <p>
          {label}: you answered {score} of {total} questions correctly. The pass mark is {getPassScore(total)} (
          {EXAM_PASS_MARK_PERCENT}%).
        </p>
        {certificate === null ? (
          <p>
            You can take the exam again after {EXAM_RETAKE_DAYS} days. Start with the topics in which you had the fewest correct
            answers.
          </p>
        ) : (
          <p>
            <a data-button="" href={site.url + buildCertificatePath(certificate)}>
              View your certificate
            </a>
          </p>
        )}
        <h2>Result by topic</h2>
        <ul>
          {topics.map(({ topic, right, total: questions }) => (
            <li key={topic}>{`${getExamTopicLabel(topic)}: ${right} of ${questions}`}</li>
          ))}
        </ul>
        {site.dashboardUrl === undefined ? null : (
          <p>
            Your <a href={site.dashboardUrl}>dashboard</a> keeps this result.
          </p>
        )}
      </>
    ),
    note: <p>You’re getting this email because you took an exam with your account.</p>,
  });
}
