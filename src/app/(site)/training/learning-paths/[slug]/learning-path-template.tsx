import { LearningPathPage, type LearningPathData, buildLearningPathStructuredData } from '@/modules/learning';
import { isSignInOffered } from '@/platform/is-sign-in-offered';
import { EntryLayout } from '../../../entry-layout';
import { PathProgressWithSignOn } from './path-progress-with-sign-on';

/** Renders a learning path with the signed-in user's progress. */
export function LearningPathTemplate({ path }: { readonly path: LearningPathData }) {
  return (
    <EntryLayout url={path.url} title={path.title} structuredData={buildLearningPathStructuredData(path)}>
      {(breadcrumbs) => (
        <LearningPathPage
          path={path}
          breadcrumbs={breadcrumbs}
          renderProgress={(steps) => (
            <PathProgressWithSignOn path={path.url} steps={path.steps.map(({ url }) => url)} isSignInOffered={isSignInOffered}>
              {steps}
            </PathProgressWithSignOn>
          )}
        />
      )}
    </EntryLayout>
  );
}
