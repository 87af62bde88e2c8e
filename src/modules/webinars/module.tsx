import { buildEntryPage, createEntryPages, type EntryPage, type Module } from '@/modules/module';
import { buildWebinarStructuredData } from './structured-data';
import { WebinarPage } from './webinar-page';
import { getWebinarListTitle, WebinarList } from './webinar-list';
import { type Webinar as WebinarData, findComingWebinar, findOpenWebinarTitles, findWebinar, toWebinar } from './webinars';

function webinarPage(webinar: WebinarData): EntryPage {
  return buildEntryPage(webinar, {
    indexed: !webinar.isSample,
    structuredData: buildWebinarStructuredData(webinar),
    content: (breadcrumbs) => <WebinarPage webinar={webinar} breadcrumbs={breadcrumbs} />,
  });
}

export const webinarsModule = {
  slots: {
    webinars: {
      render: ({ page, view }) => <WebinarList page={page.url} view={view} />,
      viewTitle: ({ view }) => getWebinarListTitle(view),
      feed: (page) => `${page}/feed.xml`,
      listsPages: true,
    },
  },
  entryPages: {
    webinars: createEntryPages<'webinars', WebinarData>({ find: findWebinar, fromDraft: toWebinar, toPage: webinarPage }),
  },
  formSubjects: { webinars: { find: findComingWebinar, findTitles: findOpenWebinarTitles } },
} satisfies Module;
