import { type EntryPage, entryPage, type EntryPages, type Slot } from '@/modules/module';
import { buildWebinarStructuredData } from './structured-data';
import { WebinarPage } from './webinar-page';
import { getWebinarListTitle, WebinarList } from './webinar-list';
import { type Webinar as WebinarData, findWebinar, toWebinar } from './webinars';

export const webinarsSlots = {
  webinars: {
    render: ({ page, view }) => <WebinarList page={page.url} view={view} />,
    viewTitle: ({ view }) => getWebinarListTitle(view),
    listsPages: true,
  },
} satisfies Record<string, Slot>;

function webinarPage(webinar: WebinarData): EntryPage {
  return entryPage(webinar, {
    indexed: !webinar.isSample,
    structuredData: buildWebinarStructuredData(webinar),
    content: (breadcrumbs) => <WebinarPage webinar={webinar} breadcrumbs={breadcrumbs} />,
  });
}

const webinars: EntryPages<'webinars'> = {
  at: async (path) => {
    const webinar = await findWebinar(path);
    return webinar && webinarPage(webinar);
  },
  preview: (draft) => webinarPage(toWebinar(draft)),
};

export const webinarsEntryPages = { webinars };
