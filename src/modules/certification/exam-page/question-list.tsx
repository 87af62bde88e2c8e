'use client';

import { type ReactElement, useEffect, useState } from 'react';
import { buildQuestionPath } from '../exam-paths';
import css from '../exam-and-certificate.module.css';
import { type QuestionState, watchQuestions } from './saved-answers';

interface QuestionsProps {
  /** As they were when the page was rendered. */
  readonly questions: readonly QuestionState[];
}

/** Returns the questions with the answers that were saved since the page was rendered. */
function useQuestions(rendered: readonly QuestionState[]): readonly QuestionState[] {
  const [questions, setQuestions] = useState(rendered);
  useEffect(
    () =>
      watchQuestions((saved) =>
        setQuestions((current) => current.map((each) => (each.position === saved.position ? saved : each))),
      ),
    [],
  );
  return questions;
}

/** Links to all questions, and shows which of them are answered or flagged. */
export function QuestionList({ questions, current }: QuestionsProps & { readonly current: number | undefined }): ReactElement {
  return (
    <nav aria-label="Questions" className={css.map}>
      <p className={css.keys}>Answered questions are filled, flagged ones have a ⚑.</p>
      <ol className={css.list}>
        {useQuestions(questions).map(({ position, isAnswered, isFlagged }) => (
          <li key={position}>
            <a
              href={buildQuestionPath(position)}
              aria-current={position === current ? 'page' : undefined}
              data-answered={isAnswered ? '' : undefined}
            >
              <span aria-hidden="true">
                {position}
                {isFlagged ? ' ⚑' : ''}
              </span>
              <span className="visually-hidden">
                {`Question ${position}, ${isAnswered ? 'answered' : 'not answered'}${isFlagged ? ', flagged' : ''}`}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * Says how many questions are still open or flagged, before the exam is submitted. With open ones, a tap on the button isn't enough:
 * the exam can be taken again only after days.
 */
export function OpenQuestions({ questions: rendered }: QuestionsProps): ReactElement {
  const questions = useQuestions(rendered);
  const open = questions.filter(({ isAnswered }) => !isAnswered).length;
  const flagged = questions.filter(({ isFlagged }) => isFlagged).length;
  return (
    <>
      <p>
        {open === 0 ? 'All questions are answered.' : `${open} of ${questions.length} questions have no answer yet.`}
        {flagged === 0 ? '' : ` You flagged ${flagged}.`} A question without an answer counts as wrong. After you submit the exam,
        you can’t change it.
      </p>
      {open === 0 ? null : (
        <label data-sure="">
          <input type="checkbox" required autoComplete="off" />{' '}
          {`Submit with ${open} of ${questions.length} questions unanswered`}
        </label>
      )}
    </>
  );
}
