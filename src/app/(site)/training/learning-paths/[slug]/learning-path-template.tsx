import { getAncestorPages } from '@/modules/pages';
import { LearningPathPage, type LearningPathData, buildLearningPathStructuredData } from '@/modules/learning';
import { SitePage } from '@/shell/page/site-page';
import { isSignInOffered } from '@/shell/sign-on/is-sign-in-offered';
import { Breadcrumbs } from '@/ui/breadcrumbs';
import { PathProgressWithSignOn } from './path-progress-with-sign-on';

/** Renders a learning path with the signed-in user's progress. */
export async function LearningPathTemplate({ path }: { readonly path: LearningPathData }) {
  const breadcrumbs = [
    ...(await getAncestorPages(path.url)).map(({ url, label }) => ({ url, label })),
    { url: path.url, label: path.title },
  ];
  return (
    <SitePage path={path.url} breadcrumbs={breadcrumbs} structuredData={buildLearningPathStructuredData(path)}>
      <LearningPathPage
        path={path}
        breadcrumbs={<Breadcrumbs items={breadcrumbs} />}
        renderProgress={(steps) =>
          isSignInOffered ? (
            <PathProgressWithSignOn path={path.url} steps={path.steps.map(({ url }) => url)}>
              {steps}
            </PathProgressWithSignOn>
          ) : (
            steps
          )
        }
      />
    </SitePage>
  );
}
