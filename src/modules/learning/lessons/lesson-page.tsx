import type { ReactElement, ReactNode } from 'react';
import { renderPicture } from '@/modules/media';
import { RunnableSql } from '@/modules/runnable-sql';
import { formatDay } from '@/platform/format-day';
import { ArticleLayout } from '@/ui/article-layout';
import { extractHeadings, Markdown } from '@/ui/markdown';
import { ExerciseView } from './exercise-view';
import type { LessonData, LessonPosition } from './lessons';
import css from './lesson.module.css';

interface LessonPageProps {
  readonly lesson: LessonData;
  readonly place: LessonPosition | undefined;
  readonly breadcrumbs: ReactNode;
  /** Wraps the exercises with the component that tracks the learner's progress. */
  readonly renderProgress: (exercises: ReactElement) => ReactElement;
}

/** Renders a lesson of a free course: its text, its exercises, and links to the previous and next lesson. */
export function LessonPage({ lesson, place, breadcrumbs, renderProgress }: LessonPageProps): ReactElement {
  const { title, description, body, verified, exercises } = lesson;
  return (
    <ArticleLayout
      title={title}
      lead={description}
      breadcrumbs={breadcrumbs}
      byline={[
        ...(place
          ? [
              <a key="course" href={place.course.url}>
                {place.course.title}
              </a>,
              `Lesson ${place.position} of ${place.course.steps.length}`,
              `${place.minutes} minutes`,
            ]
          : []),
        <>
          SQL last run <time dateTime={verified}>{formatDay(verified)}</time>
        </>,
      ]}
      headings={[...extractHeadings(body), { id: 'exercises', text: 'Exercises' }]}
      footer={place ? <LessonNav place={place} /> : null}
    >
      <div className={css.lesson}>
        <Markdown
          source={body}
          firstLevel={2}
          renderRunnable={(code) => <RunnableSql {...code} />}
          renderPicture={renderPicture}
        />
        <h2 id="exercises">
          <a href="#exercises">Exercises</a>
        </h2>
        <p>
          Each exercise is checked in a new database in your browser, in which the SQL of this lesson has run. Nothing is sent.
        </p>
        {renderProgress(
          <>
            {exercises.map((exercise, index) => (
              <ExerciseView key={index} exercise={exercise} index={index} lesson={lesson.url} />
            ))}
          </>,
        )}
      </div>
    </ArticleLayout>
  );
}

function LessonNav({ place: { course, previous, next } }: { readonly place: LessonPosition }): ReactElement {
  return (
    <nav aria-label="Lessons" className={css.nav}>
      {previous ? (
        <a href={previous.url} rel="prev">
          ← {previous.label}
        </a>
      ) : null}
      {next ? (
        <a href={next.url} rel="next">
          {next.label} →
        </a>
      ) : (
        <a href={course.url}>Back to the course: {course.title}</a>
      )}
    </nav>
  );
}
