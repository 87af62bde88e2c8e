import type { ReactElement } from 'react';
import { CodeBlock } from '@/ui/code';
import { InlineMarkdown, Markdown } from '@/ui/markdown';
import { ExercisePanel } from './exercise-panel';
import type { Exercise } from './lessons';
import css from './lesson.module.css';

interface ExerciseViewProps {
  readonly exercise: Exercise;
  /** Its place in the lesson, from 0. */
  readonly index: number;
  /** Path of the lesson. */
  readonly lesson: string;
}

/**
 * Renders an exercise: task, starting point, expected output, hints, and solution, all of which can be read without
 * JavaScript. The controls read the scripts from the page.
 */
export function ExerciseView({
  exercise: { task, start, hints, check, expected, isOrdered, solution },
  index,
  lesson,
}: ExerciseViewProps): ReactElement {
  const number = index + 1;
  return (
    <section className={css.exercise} data-exercise={isOrdered ? 'ordered' : ''} aria-labelledby={`exercise-${number}`}>
      <h3 id={`exercise-${number}`}>Exercise {number}</h3>
      <Markdown source={task} />
      <div data-start="">
        <CodeBlock language="sql" code={start} fileName="Starting point" distinction={`of exercise ${number}`} />
      </div>
      <div data-expected="">
        <CodeBlock
          language="text"
          code={expected.trimEnd()}
          fileName={check ? 'The check prints' : 'Expected result'}
          distinction={`of exercise ${number}`}
        />
      </div>
      <ExercisePanel
        index={index}
        lesson={lesson}
        label={
          <>
            Solve it here<span className="visually-hidden">{`: exercise ${number}`}</span>
          </>
        }
      />
      <div className={css.help}>
        {hints.map((hint, place) => (
          <details key={hint}>
            <summary>
              Hint {place + 1}
              <span className="visually-hidden">{` for exercise ${number}`}</span>
            </summary>
            <p>
              <InlineMarkdown source={hint} />
            </p>
          </details>
        ))}
        {check ? (
          <details data-check="">
            <summary>
              How your answer is checked<span className="visually-hidden">{` in exercise ${number}`}</span>
            </summary>
            <CodeBlock language="sql" code={check} fileName="Run after your SQL" distinction={`of exercise ${number}`} />
          </details>
        ) : null}
        <details>
          <summary>
            Solution<span className="visually-hidden">{` of exercise ${number}`}</span>
          </summary>
          <CodeBlock language="sql" code={solution} fileName="One solution" distinction={`of exercise ${number}`} />
        </details>
      </div>
    </section>
  );
}
