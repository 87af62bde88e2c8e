import { findSubjectFormUrl } from '@/modules/forms';
import { getSiteSettings } from '@/modules/pages';
import { buildEntryPage, createEntryPages, type EntryPage, type Module } from '@/modules/module';
import { JobList, getJobListTitle } from './job-list';
import { ClosedJobPage, JobPage } from './job-page';
import {
  JOBS_PATH,
  renderOpeningHtml,
  type FoundOpening,
  type Opening,
  findOpening,
  findOpenJobOpening,
  getOpeningSummaries,
  toOpening,
} from './job-openings';
import { buildJobStructuredData } from './structured-data';

/** Builds the page of an open job. A sample isn't indexed, because search engines would offer it to job seekers. */
async function jobPage(opening: Opening): Promise<EntryPage> {
  const [{ legalName: employer }, applyUrl] = await Promise.all([
    getSiteSettings(),
    findSubjectFormUrl(JOBS_PATH, 'job-openings', opening.slug),
  ]);
  return buildEntryPage(opening, {
    indexed: !opening.sample,
    isSavable: false,
    structuredData: buildJobStructuredData(opening, {
      html: renderOpeningHtml(opening),
      employer,
      hasForm: applyUrl !== undefined,
    }),
    content: (breadcrumbs) => <JobPage opening={opening} breadcrumbs={breadcrumbs} />,
  });
}

/** Builds the page of a closed job, which returns 410. */
function closedJobPage(opening: Opening): EntryPage {
  return buildEntryPage(
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

export const jobOpeningsModule = {
  slots: {
    'job-openings': {
      render: ({ view }) => <JobList view={view} />,
      viewTitle: ({ view }) => getJobListTitle(view),
      isWide: true,
      listsPages: true,
    },
  },
  entryPages: {
    'job-openings': createEntryPages<'job-openings', FoundOpening>({
      find: findOpening,
      fromDraft: (draft) => ({ opening: toOpening(draft), isOver: false }),
      toPage: ({ opening, isOver }) => (isOver ? closedJobPage(opening) : jobPage(opening)),
    }),
  },
  formSubjects: {
    'job-openings': {
      find: findOpenJobOpening,
      findTitles: async () => (await getOpeningSummaries()).map(({ title }) => title),
    },
  },
} satisfies Module;
