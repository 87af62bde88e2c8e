import { getSiteSettings } from '@/modules/pages';
import { buildEntryPage, createEntryPages, type EntryPage, type Module } from '@/modules/module';
import { buildArticleNode } from '@/modules/structured-data';
import { Leadership } from './leadership';
import { MediaCoverage, getCoverageListTitle } from './media-coverage';
import { PressReleaseList, getPressReleaseListTitle } from './press-release-list';
import { PressReleasePage } from './press-release-page';
import { type LocatedPressRelease, findPressRelease, toLocatedPressRelease } from './press-releases';

async function pressReleasePage(release: LocatedPressRelease): Promise<EntryPage> {
  const { name } = await getSiteSettings();
  return buildEntryPage(release, {
    indexed: !release.sample,
    structuredData: [buildArticleNode('NewsArticle', { ...release, author: { name, url: '/' } })],
    content: (breadcrumbs) => <PressReleasePage release={release} breadcrumbs={breadcrumbs} />,
  });
}

export const companyModule = {
  slots: {
    'press-releases': {
      render: ({ view }) => <PressReleaseList view={view} />,
      viewTitle: ({ view }) => getPressReleaseListTitle(view),
      feed: (page) => `${page}/feed.xml`,
      listsPages: true,
    },
    'media-coverage': {
      render: ({ page, view }) => <MediaCoverage page={page.url} view={view} />,
      viewTitle: ({ view }) => getCoverageListTitle(view),
      listsPages: true,
    },
    leadership: { render: () => <Leadership /> },
  },
  entryPages: {
    'press-releases': createEntryPages<'press-releases', LocatedPressRelease>({
      find: findPressRelease,
      fromDraft: toLocatedPressRelease,
      toPage: pressReleasePage,
    }),
  },
} satisfies Module;
