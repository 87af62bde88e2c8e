import type { ReactElement, ReactNode } from 'react';
import { FactList } from '@/ui/fact-list';
import { Markdown } from '@/ui/markdown';
import { ArticleLayout } from '@/ui/article-layout';
import css from './learning.module.css';
import { type LearningPathData, formatTotalTime } from './paths';

interface LearningPathPageProps {
  readonly path: LearningPathData;
  readonly breadcrumbs: ReactNode;
  /** What a signed-in person marks steps with; it stands around the list of them. */
  readonly renderProgress: (steps: ReactElement) => ReactElement;
}

/** A learning path: for whom, to which end, and its steps in their order, each with what it is good for and how long it takes. */
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
        <Markdown source={body} firstLevel={2} />
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
