import { getSiteSettings } from '@/modules/pages';
import { type EntryPage, entryPage, type EntryPages, type Slot } from '@/modules/module';
import { JobList, getJobListTitle } from './job-list';
import { ClosedJobPage, JobPage } from './job-page';
import { renderOpeningHtml, type Opening, findOpening, toOpening } from './jobs';
import { buildJobStructuredData } from './structured-data';

export const jobsSlots = {
  'job-openings': {
    render: ({ view }) => <JobList view={view} />,
    viewTitle: ({ view }) => getJobListTitle(view),
    isWide: true,
    listsPages: true,
  },
} satisfies Record<string, Slot>;

/** An open job. A sample is kept from search engines, which would offer it to people who look for work. */
async function jobPage(opening: Opening): Promise<EntryPage> {
  const { legalName: employer } = await getSiteSettings();
  return entryPage(opening, {
    indexed: !opening.sample,
    isSavable: false,
    structuredData: buildJobStructuredData(opening, { html: renderOpeningHtml(opening), employer }),
    content: (breadcrumbs) => <JobPage opening={opening} breadcrumbs={breadcrumbs} />,
  });
}

/** A closed job answers 410. */
function closedJobPage(opening: Opening): EntryPage {
  return entryPage(
    { ...opening, title: `Closed: ${opening.title}` },
    {
      indexed: false,
      status: 410,
      isSavable: false,
      structuredData: [],
      content: (breadcrumbs) => <ClosedJobPage opening={opening} breadcrumbs={breadcrumbs} />,
    },
  );
}

const openings: EntryPages<'job-openings'> = {
  at: async (path) => {
    const found = await findOpening(path);
    return found && (found.isOver ? closedJobPage(found.opening) : jobPage(found.opening));
  },
  preview: (draft) => jobPage(toOpening(draft)),
};

export const jobsEntryPages = { 'job-openings': openings };
