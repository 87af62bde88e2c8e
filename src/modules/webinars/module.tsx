import { type EntryPage, entryPage, type EntryPages, type Slot } from '../module';
import { structuredDataOfWebinar } from './structured-data';
import { Webinar } from './webinar';
import { titleOfWebinars, WebinarList } from './webinar-list';
import { type Webinar as WebinarData, webinarAt, webinarOf } from './webinars';

export const webinarsSlots = {
  webinars: { render: ({ page, view }) => <WebinarList page={page.url} view={view} />, viewTitle: ({ view }) => titleOfWebinars(view), listsPages: true },
} satisfies Record<string, Slot>;

function webinarPage(webinar: WebinarData): EntryPage {
  return entryPage(webinar, {
    indexed: !webinar.isSample,
    structuredData: structuredDataOfWebinar(webinar),
    content: (breadcrumbs) => <Webinar webinar={webinar} breadcrumbs={breadcrumbs} />,
  });
}

const webinars: EntryPages<'webinars'> = {
  at: async (path) => {
    const webinar = await webinarAt(path);
    return webinar && webinarPage(webinar);
  },
  preview: (draft) => webinarPage(webinarOf(draft)),
};

export const webinarsEntryPages = { webinars };
