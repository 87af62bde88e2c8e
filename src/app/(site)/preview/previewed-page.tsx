import type { ReactElement, ReactNode } from 'react';
import type { DataFromCollectionSlug } from 'payload';
import { type ArticleKind, ARTICLE_KINDS } from '@/cms/core/article-kinds';
import type { ReviewableSlug } from '@/cms/core/review';
import { openingOf } from '@/modules/jobs';
import { withReusableSections } from '@/modules/pages';
import { releaseOf } from '@/modules/company';
import { storyOf } from '@/modules/customers';
import { docPlaceOfEntry } from '@/modules/docs';
import { eventOf } from '@/modules/events';
import { learningPathOf } from '@/modules/learning';
import { partnerOf } from '@/modules/partners';
import type { Preview } from '@/modules/preview';
import { articleOf } from '@/modules/articles';
import { webinarOf } from '@/modules/webinars';
import { whitePaperOf } from '@/modules/white-papers';
import { FoundDoc } from '../docs/found-doc';
import { articlePageOf, type EntryPage, eventPageOf, jobPageOf, partnerPageOf, pressReleasePageOf, storyPageOf, webinarPageOf, whitePaperPageOf } from '../entry-pages';
import { FoundEntry, FoundPage } from '../found-pages';
import { FoundLearningPath } from '../training/learning-paths/[slug]/found-learning-path';

type PageOfDraft<Collection extends ReviewableSlug> = (draft: DataFromCollectionSlug<Collection>) => ReactNode | Promise<ReactNode>;

/** From kind to page: the very components that will show it to the public. The compiler asks for each kind that there is. */
const PAGES: { readonly [Collection in ReviewableSlug]: PageOfDraft<Collection> } = {
  pages: async (draft) => <FoundPage page={await withReusableSections(draft)} view={[]} />,
  tutorials: (draft) => entry(articlePageOf(articleOf(articleKind('tutorials'), draft))),
  posts: (draft) => entry(articlePageOf(articleOf(articleKind('posts'), draft))),
  labs: (draft) => entry(articlePageOf(articleOf(articleKind('labs'), draft))),
  webinars: (draft) => entry(webinarPageOf(webinarOf(draft))),
  events: (draft) => entry(eventPageOf(eventOf(draft))),
  'white-papers': (draft) => entry(whitePaperPageOf(whitePaperOf(draft))),
  'learning-paths': async (draft) => <FoundLearningPath path={await learningPathOf(draft)} />,
  'press-releases': (draft) => entry(pressReleasePageOf(releaseOf(draft))),
  customers: (draft) => entry(storyPageOf(storyOf(draft))),
  partners: (draft) => entry(partnerPageOf(partnerOf(draft))),
  'job-openings': (draft) => entry(jobPageOf(openingOf(draft))),
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

async function entry(page: EntryPage | Promise<EntryPage>): Promise<ReactNode> {
  return <FoundEntry entry={await page} />;
}

function articleKind(collection: ArticleKind['collection']): ArticleKind {
  const kind = ARTICLE_KINDS.find((each) => each.collection === collection);
  if (!kind) throw new Error(`There is no kind of texts for ${collection}.`);
  return kind;
}
