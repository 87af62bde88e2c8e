import type { ReactElement } from 'react';
import { Markdown } from '@/ui/markdown';
import { EXAM_LEVELS, getExamTopicLabel } from './blueprint';
import { getSampleQuestions } from './question-bank';
import css from './sample-questions.module.css';

/** Shows the public sample questions of both exams, each with an expandable answer. */
export async function SampleQuestions(): Promise<ReactElement> {
  const questions = await getSampleQuestions();
  return (
    <>
      {EXAM_LEVELS.map(({ value, label }) => (
        <section key={value} className={css.level}>
          <h3 id={value}>{label}</h3>
          <ol>
            {questions
              .filter(({ level }) => level === value)
              .map(({ key, topic, text, options, explanation }) => (
                <li key={key}>
                  <p className={css.topic}>{getExamTopicLabel(topic)}</p>
                  <Markdown source={text} />
                  <ol type="A">
                    {options.map((option) => (
                      <li key={option.text}>
                        <Markdown source={option.text} />
                      </li>
                    ))}
                  </ol>
                  <details>
                    <summary>Show the answer</summary>
                    <p>
                      <strong>{formatRight(options)}</strong>
                    </p>
                    <Markdown source={explanation} />
                  </details>
                </li>
              ))}
          </ol>
        </section>
      ))}
    </>
  );
}

function formatRight(options: readonly { readonly correct: boolean }[]): string {
  const letters = options.flatMap(({ correct }, index) => (correct ? [String.fromCodePoint(65 + index)] : []));
  return letters.length === 1 ? `${letters.join()} is correct.` : `${letters.join(' and ')} are correct.`;
}
