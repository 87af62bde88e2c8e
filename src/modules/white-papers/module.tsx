import { buildEntryPage, createEntryPages, type EntryPage, type Module } from '@/modules/module';
import { buildWhitePaperStructuredData } from './structured-data';
import { WhitePaperPage } from './white-paper-page';
import { WhitePaperList } from './white-paper-list';
import { type WhitePaper as WhitePaperData, findWhitePaper, toWhitePaper } from './white-papers';

async function whitePaperPage(paper: WhitePaperData): Promise<EntryPage> {
  const structuredData = await buildWhitePaperStructuredData(paper);
  return buildEntryPage(paper, {
    structuredData,
    content: (breadcrumbs) => <WhitePaperPage paper={paper} breadcrumbs={breadcrumbs} />,
  });
}

export const whitePapersModule = {
  slots: {
    'white-papers': { render: () => <WhitePaperList />, listsPages: true },
  },
  entryPages: {
    'white-papers': createEntryPages<'white-papers', WhitePaperData>({
      find: findWhitePaper,
      fromDraft: toWhitePaper,
      toPage: whitePaperPage,
    }),
  },
} satisfies Module;
