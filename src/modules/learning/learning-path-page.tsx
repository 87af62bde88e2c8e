import type { ReactElement, ReactNode } from 'react';
import { renderPicture } from '@/modules/media';
import { FactList } from '@/ui/fact-list';
import { Markdown } from '@/ui/markdown';
import { ArticleLayout } from '@/ui/article-layout';
import css from './learning.module.css';
import { type LearningPathData, formatTotalTime } from './paths';

interface LearningPathPageProps {
  readonly path: LearningPathData;
  readonly breadcrumbs: ReactNode;
  /** Wraps the list of steps with the controls a signed-in person marks them with. */
  readonly renderProgress: (steps: ReactElement) => ReactElement;
}

/** Renders a learning path: its audience, its goal, and its steps in order, each with its purpose and duration. */
export function LearningPathPage({
  path: { title, description, audience, goal, steps, body },
  breadcrumbs,
  renderProgress,
}: LearningPathPageProps): ReactElement {
  return (
    <ArticleLayout
      title={title}
      lead={description}
      breadcrumbs={breadcrumbs}
      headings={[]}
      beforeContent={
        <FactList
          facts={[
            { name: 'For', value: audience },
            { name: 'At its end', value: goal },
            { name: 'Time', value: `About ${formatTotalTime(steps)}, in ${steps.length} steps` },
          ]}
        />
      }
    >
      <div className={css.path}>
        <Markdown source={body} firstLevel={2} renderPicture={renderPicture} />
        <h2 id="steps">
          <a href="#steps">Steps</a>
        </h2>
        {renderProgress(
          <ol className={css.steps}>
            {steps.map(({ url, label, goal: reached, minutes }) => (
              <li key={url}>
                <a href={url}>{label}</a>
                <p>{reached}</p>
                <small>{`${minutes} minutes`}</small>
              </li>
            ))}
          </ol>,
        )}
      </div>
    </ArticleLayout>
  );
}
