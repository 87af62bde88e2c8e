import type { FindSubjectEntry, FormSubjectKind } from '@/modules/forms';
import { buildEntryPage, createEntryPages, type EntryPage, type Slot } from '@/modules/module';
import { buildWebinarStructuredData } from './structured-data';
import { WebinarPage } from './webinar-page';
import { getWebinarListTitle, WebinarList } from './webinar-list';
import { type Webinar as WebinarData, findOpenWebinar, findWebinar, toWebinar } from './webinars';

export const webinarsSlots = {
  webinars: {
    render: ({ page, view }) => <WebinarList page={page.url} view={view} />,
    viewTitle: ({ view }) => getWebinarListTitle(view),
    feed: (page) => `${page}/feed.xml`,
    listsPages: true,
  },
} satisfies Record<string, Slot>;

function webinarPage(webinar: WebinarData): EntryPage {
  return buildEntryPage(webinar, {
    indexed: !webinar.isSample,
    structuredData: buildWebinarStructuredData(webinar),
    content: (breadcrumbs) => <WebinarPage webinar={webinar} breadcrumbs={breadcrumbs} />,
  });
}

export const webinarsEntryPages = {
  webinars: createEntryPages<'webinars', WebinarData>({ find: findWebinar, fromDraft: toWebinar, toPage: webinarPage }),
};

export const webinarsFormSubjects = { webinars: findOpenWebinar } satisfies Partial<Record<FormSubjectKind, FindSubjectEntry>>;
