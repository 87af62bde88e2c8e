import { getSiteSettings } from '@/modules/pages';
import { type EntryPage, entryPage, type EntryPages, type Slot } from '@/modules/module';
import { articleNode } from '@/modules/structured-data';
import { Leadership } from './leadership';
import { MediaCoverage, getCoverageListTitle } from './media-coverage';
import { PressReleaseList, getPressReleaseListTitle } from './press-release-list';
import { PressReleasePage } from './press-release-page';
import { type Release, findRelease, toRelease } from './press-releases';

export const companySlots = {
  'press-releases': {
    render: ({ view }) => <PressReleaseList view={view} />,
    viewTitle: ({ view }) => getPressReleaseListTitle(view),
    listsPages: true,
  },
  'media-coverage': {
    render: ({ page, view }) => <MediaCoverage page={page.url} view={view} />,
    viewTitle: ({ view }) => getCoverageListTitle(view),
    listsPages: true,
  },
  leadership: { render: () => <Leadership /> },
} satisfies Record<string, Slot>;

async function pressReleasePage(release: Release): Promise<EntryPage> {
  const { name: author } = await getSiteSettings();
  return entryPage(release, {
    structuredData: [articleNode('NewsArticle', { ...release, author })],
    content: (breadcrumbs) => <PressReleasePage release={release} breadcrumbs={breadcrumbs} />,
  });
}

const pressReleases: EntryPages<'press-releases'> = {
  at: async (path) => {
    const release = await findRelease(path);
    return release && pressReleasePage(release);
  },
  preview: (draft) => pressReleasePage(toRelease(draft)),
};

export const companyEntryPages = { 'press-releases': pressReleases };
