import type { ReactElement } from 'react';
import css from './learning.module.css';
import { getLearningPaths, formatTotalTime } from './paths';

/** Lists every learning path with its audience, outcome and duration. */
export async function LearningPathList(): Promise<ReactElement> {
  const paths = await getLearningPaths();
  if (paths.length === 0) return <p>No learning path has been published yet. The tutorials can be read in any order.</p>;
  return (
    <ol className={css.paths}>
      {paths.map(({ url, title, audience, goal, steps }) => (
        <li key={url}>
          <h3>
            <a href={url}>{title}</a>
          </h3>
          <p>{goal}</p>
          <small>{`For: ${audience}. ${steps.length} steps, ${formatTotalTime(steps)}.`}</small>
        </li>
      ))}
    </ol>
  );
}
