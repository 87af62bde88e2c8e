import { buildLessonStructuredData, findLessonPosition, type LessonData, LessonPage } from '@/modules/learning';
import { isSignInOffered } from '@/platform/is-sign-in-offered';
import { EntryLayout } from '../../../entry-layout';
import { LessonProgressWithSignOn } from './lesson-progress-with-sign-on';

/** Renders a lesson of a free course with the learner's progress. */
export async function LessonTemplate({ lesson }: { readonly lesson: LessonData }) {
  const place = await findLessonPosition(lesson.url);
  return (
    <EntryLayout url={lesson.url} title={lesson.title} structuredData={buildLessonStructuredData(lesson, place)}>
      {(breadcrumbs) => (
        <LessonPage
          lesson={lesson}
          place={place}
          breadcrumbs={breadcrumbs}
          renderProgress={(exercises) => (
            <LessonProgressWithSignOn lesson={lesson.url} exercises={lesson.exercises.length} isSignInOffered={isSignInOffered}>
              {exercises}
            </LessonProgressWithSignOn>
          )}
        />
      )}
    </EntryLayout>
  );
}
