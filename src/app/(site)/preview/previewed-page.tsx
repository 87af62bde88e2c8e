import type { DataFromCollectionSlug } from 'payload';
import type { ReactElement, ReactNode } from 'react';
import type { ReviewableSlug } from '@/cms/core/review';
import { ENTRY_PAGES } from '@/modules';
import { docPlaceOfEntry } from '@/modules/docs';
import { learningPathOf } from '@/modules/learning';
import { withReusableSections } from '@/modules/pages';
import type { Preview } from '@/modules/preview';
import { FoundDoc } from '../docs/found-doc';
import { FoundEntry, FoundPage } from '../found-pages';
import { FoundLearningPath } from '../training/learning-paths/[slug]/found-learning-path';

type PageOfDraft<Collection extends ReviewableSlug> = (draft: DataFromCollectionSlug<Collection>) => ReactNode | Promise<ReactNode>;

/** From kind to page: the very components that will show it to the public. The compiler asks for each kind that there is. */
const PAGES: { readonly [Collection in ReviewableSlug]: PageOfDraft<Collection> } = {
  pages: async (draft) => <FoundPage page={await withReusableSections(draft)} view={[]} />,
  tutorials: entry('tutorials'),
  posts: entry('posts'),
  labs: entry('labs'),
  webinars: entry('webinars'),
  events: entry('events'),
  'white-papers': entry('white-papers'),
  'learning-paths': async (draft) => <FoundLearningPath path={await learningPathOf(draft)} />,
  'press-releases': entry('press-releases'),
  customers: entry('customers'),
  partners: entry('partners'),
  'job-openings': entry('job-openings'),
  docs: async (draft) => <FoundDoc found={await docPlaceOfEntry(draft)} />,
};

/** A draft as its page will be. */
export async function PreviewedPage({ preview }: { readonly preview: Preview }): Promise<ReactElement> {
  return <>{await pageOf(preview)}</>;
}

/** What the browser calls a preview. */
export function titleOfPreview({ draft }: Preview): string {
  return `Draft: ${'title' in draft ? draft.title : draft.meta.title}`;
}

function pageOf<Collection extends ReviewableSlug>({ collection, draft }: Preview<Collection>): ReactNode | Promise<ReactNode> {
  return PAGES[collection](draft);
}

function entry<Collection extends keyof typeof ENTRY_PAGES>(collection: Collection): PageOfDraft<Collection> {
  return async (draft) => <FoundEntry entry={await ENTRY_PAGES[collection].preview(draft)} />;
}
