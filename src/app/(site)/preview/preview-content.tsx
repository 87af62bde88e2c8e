import type { DataFromCollectionSlug } from 'payload';
import type { ReactElement } from 'react';
import type { ReviewableSlug } from '@/cms/core/kinds/reviewable-collections';
import { ENTRY_PAGES, type EntryPage } from '@/modules';
import { resolveDocEntry } from '@/modules/docs';
import { toLearningPath, toLesson } from '@/modules/learning';
import { resolveSharedBlocks } from '@/modules/pages';
import type { Preview } from '@/modules/preview';
import { DocTemplate } from '../docs/doc-template';
import { EntryTemplate, PageTemplate } from '../page-templates';
import { LessonTemplate } from '../training/free-postgres-training/[slug]/lesson-template';
import { LearningPathTemplate } from '../training/learning-paths/[slug]/learning-path-template';

/** What a draft is shown as: the page of an entry, or an element for a page with its own layout. */
type DraftPage = EntryPage | { element: ReactElement };

/** How each collection shows a draft to the public. The compiler requires every collection without pages of entries. */
const DRAFT_PAGES: {
  readonly [Collection in ReviewableSlug]: {
    preview: (draft: DataFromCollectionSlug<Collection>) => DraftPage | Promise<DraftPage>;
  };
} = {
  ...ENTRY_PAGES,
  pages: {
    preview: async (draft) => ({ element: <PageTemplate page={await resolveSharedBlocks(draft)} view={[]} title="" /> }),
  },
  'learning-paths': { preview: async (draft) => ({ element: <LearningPathTemplate path={await toLearningPath(draft)} /> }) },
  lessons: { preview: (draft) => ({ element: <LessonTemplate lesson={toLesson(draft)} /> }) },
  docs: { preview: async (draft) => ({ element: <DocTemplate found={await resolveDocEntry(draft)} /> }) },
};

/** Renders a draft the way its page will look. */
export async function PreviewContent({ preview }: { readonly preview: Preview }): Promise<ReactElement> {
  const page = await buildDraftPage(preview);
  return 'element' in page ? page.element : <EntryTemplate entry={page} />;
}

function buildDraftPage<Collection extends ReviewableSlug>({
  collection,
  draft,
}: Preview<Collection>): DraftPage | Promise<DraftPage> {
  return DRAFT_PAGES[collection].preview(draft);
}
