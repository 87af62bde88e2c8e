import { pagesAbove } from '@/modules/pages';
import { LearningPath, type LearningPathData, structuredDataOfLearningPath } from '@/modules/learning';
import { SitePage } from '@/shell/page/site-page';
import { Breadcrumbs } from '@/ui/breadcrumbs';
import { KeptProgress } from './kept-progress';

/** A learning path, with the progress of who is signed in. */
export async function FoundLearningPath({ path }: { readonly path: LearningPathData }) {
  const breadcrumbs = [...(await pagesAbove(path.url)).map(({ url, label }) => ({ url, label })), { url: path.url, label: path.title }];
  return (
    <SitePage path={path.url} breadcrumbs={breadcrumbs} structuredData={structuredDataOfLearningPath(path)}>
      <LearningPath path={path} breadcrumbs={<Breadcrumbs items={breadcrumbs} />} renderProgress={(steps) => <KeptProgress steps={path.steps.map(({ url }) => url)}>{steps}</KeptProgress>} />
    </SitePage>
  );
}
