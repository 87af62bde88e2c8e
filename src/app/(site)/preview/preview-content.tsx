import type { DataFromCollectionSlug } from 'payload';
import type { ReactElement, ReactNode } from 'react';
import type { ReviewableSlug } from '@/cms/core/review';
import { ENTRY_PAGES } from '@/modules';
import { resolveDocEntry } from '@/modules/docs';
import { toLearningPath, toLesson } from '@/modules/learning';
import { resolveSharedBlocks } from '@/modules/pages';
import type { Preview } from '@/modules/preview';
import { DocTemplate } from '../docs/doc-template';
import { EntryTemplate, PageTemplate } from '../page-templates';
import { LessonTemplate } from '../training/free-postgres-training/[slug]/lesson-template';
import { LearningPathTemplate } from '../training/learning-paths/[slug]/learning-path-template';

type DraftRenderer<Collection extends ReviewableSlug> = (
  draft: DataFromCollectionSlug<Collection>,
) => ReactNode | Promise<ReactNode>;

/**
 * Maps each collection to the components that render it for the public. The compiler requires an entry for each
 * collection.
 */
const DRAFT_RENDERERS: { readonly [Collection in ReviewableSlug]: DraftRenderer<Collection> } = {
  pages: async (draft) => <PageTemplate page={await resolveSharedBlocks(draft)} view={[]} title="" />,
  tutorials: renderEntry('tutorials'),
  posts: renderEntry('posts'),
  labs: renderEntry('labs'),
  webinars: renderEntry('webinars'),
  events: renderEntry('events'),
  'white-papers': renderEntry('white-papers'),
  'learning-paths': async (draft) => <LearningPathTemplate path={await toLearningPath(draft)} />,
  lessons: (draft) => <LessonTemplate lesson={toLesson(draft)} />,
  'press-releases': renderEntry('press-releases'),
  customers: renderEntry('customers'),
  partners: renderEntry('partners'),
  'job-openings': renderEntry('job-openings'),
  docs: async (draft) => <DocTemplate found={await resolveDocEntry(draft)} />,
};

/** Renders a draft the way its page will look. */
export async function PreviewContent({ preview }: { readonly preview: Preview }): Promise<ReactElement> {
  return <>{await buildEntryPage(preview)}</>;
}

function buildEntryPage<Collection extends ReviewableSlug>({
  collection,
  draft,
}: Preview<Collection>): ReactNode | Promise<ReactNode> {
  return DRAFT_RENDERERS[collection](draft);
}

function renderEntry<Collection extends keyof typeof ENTRY_PAGES>(collection: Collection): DraftRenderer<Collection> {
  return async (draft) => <EntryTemplate entry={await ENTRY_PAGES[collection].preview(draft)} />;
}
