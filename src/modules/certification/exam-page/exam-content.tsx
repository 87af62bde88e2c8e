import type { ReactElement } from 'react';
import { Button, LinkButton } from '@/ui/button';
import { Markdown } from '@/ui/markdown';
import { getLevelLabel } from '../blueprint';
import { ExamClock } from './exam-clock';
import { ExamForm } from './exam-form';
import { EXAM_PATHS, buildQuestionPath } from '../exam-paths';
import { ExamResult } from './exam-result';
import { ExamReturn } from './exam-return';
import { OpenQuestions, QuestionList } from './question-list';
import css from '../exam-and-certificate.module.css';
import { type ExamView, findExam, findQuestion, type QuestionView } from '../attempts/exam-view';

interface ExamContentProps {
  /** Hash of the key that the browser has; undefined without one. */
  readonly keyHash: string | undefined;
  /** The question to show, the list of all questions, or the result. */
  readonly view: { readonly question: number; readonly problem?: string } | 'review' | 'result';
}

/** The messages by the parameter `problem` of the URL, which may have any value. */
const PROBLEMS: ReadonlyMap<string, string> = new Map([
  [
    'conflict',
    'Another tab has answered this question, so this answer was not saved. The saved answer is shown. ' +
      'Change it here if you want another one.',
  ],
  ['invalid', 'The answer was not saved: too many options were chosen. The saved answer is shown.'],
]);

/** Renders a page of the exam in this browser, or the result once the exam has ended. */
export async function ExamContent({ keyHash, view }: ExamContentProps): Promise<ReactElement> {
  const exam = keyHash === undefined ? undefined : await findExam(keyHash);
  if (exam === undefined) return <NoExam />;
  if (!exam.isRunning) return <ExamResult exam={exam} />;
  const question = typeof view === 'object' ? await findQuestion(exam, view.question) : undefined;
  return (
    <div className={`${css.page} ${css.columns}`}>
      <h1>{getLevelLabel(exam.level)}</h1>
      {question === undefined ? (
        <Review exam={exam} />
      ) : (
        <Question exam={exam} question={question} problem={typeof view === 'object' ? view.problem : undefined} />
      )}
      <QuestionList questions={exam.questions} current={question?.position} />
    </div>
  );
}

function NoExam(): ReactElement {
  return (
    <div className={css.page}>
      <h1>No exam is running in this browser</h1>
      <p>
        If you resumed it in another browser, it continues there. If it is running, you can resume it here: all answers that were
        saved are kept.
      </p>
      <p>
        <LinkButton primary href={`${EXAM_PATHS.start}#start`}>
          Start or resume an exam
        </LinkButton>
      </p>
    </div>
  );
}

interface QuestionProps {
  readonly exam: ExamView;
  readonly question: QuestionView;
  readonly problem: string | undefined;
}

function Question({ exam, question, problem }: QuestionProps): ReactElement {
  const { position, text, options, choose, choice, isFlagged, revision } = question;
  const isLast = position === exam.total;
  const targets = {
    previous: buildQuestionPath(Math.max(1, position - 1)),
    next: isLast ? EXAM_PATHS.review : buildQuestionPath(position + 1),
    review: EXAM_PATHS.review,
  };
  const message = PROBLEMS.get(problem ?? '');
  return (
    <ExamForm key={position} attempt={exam.id} position={position} secondsLeft={exam.secondsLeft} targets={targets}>
      {message === undefined ? null : <p data-problem="">{message}</p>}
      <input type="hidden" name="position" value={position} />
      {/* In the form, because a browser restores it when the user goes back to the page. */}
      <input type="hidden" name="revision" defaultValue={revision} autoComplete="off" />
      {/* Screen readers say the question, too, when they enter the group: its legend has only the number. */}
      <fieldset tabIndex={-1} aria-describedby="question-text question-choose">
        <legend>
          <h2>
            Question {position} of {exam.total}
          </h2>
        </legend>
        <div id="question-text">
          <Markdown source={text} />
        </div>
        <p id="question-choose" className={css.choose}>
          {choose === 1 ? 'Choose one.' : `Choose ${choose}.`}
        </p>
        {options.map((option, index) => (
          <label key={option}>
            <input
              type={choose === 1 ? 'radio' : 'checkbox'}
              name="choice"
              value={index}
              defaultChecked={choice.includes(index)}
              autoComplete="off"
            />
            <Markdown source={option} />
          </label>
        ))}
      </fieldset>
      <label data-flag="">
        <input type="checkbox" name="flagged" value="on" defaultChecked={isFlagged} autoComplete="off" /> Flag this question to
        come back to it
      </label>
      <p className={css.actions}>
        <Button type="submit" name="go" value="next" primary>
          {isLast ? 'Save and review' : 'Save and continue'}
        </Button>
        {position === 1 ? null : (
          <Button type="submit" name="go" value="previous">
            Previous
          </Button>
        )}
        <Button type="submit" name="go" value="review">
          Review list
        </Button>
      </p>
      <p className={css.keys}>
        Keys in the question: <kbd>1</kbd> to <kbd>{options.length}</kbd> choose, <kbd>F</kbd> flags, <kbd>N</kbd> next,{' '}
        <kbd>P</kbd> previous, <kbd>R</kbd> review list.
      </p>
    </ExamForm>
  );
}

function Review({ exam }: { readonly exam: ExamView }): ReactElement {
  return (
    <form method="post" action={EXAM_PATHS.submit}>
      <ExamClock secondsLeft={exam.secondsLeft} />
      <ExamReturn attempt={exam.id} />
      <h2>Review list</h2>
      <OpenQuestions questions={exam.questions} />
      <p className={css.actions}>
        <Button type="submit" primary>
          Submit the exam
        </Button>
      </p>
    </form>
  );
}
