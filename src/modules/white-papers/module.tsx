import { type EntryPage, entryPage, type EntryPages, type Slot } from '../module';
import { structuredDataOfWhitePaper } from './structured-data';
import { WhitePaper } from './white-paper';
import { WhitePaperList } from './white-paper-list';
import { type WhitePaper as WhitePaperData, whitePaperAt, whitePaperOf } from './white-papers';

export const whitePapersSlots = {
  'white-papers': { render: () => <WhitePaperList />, listsPages: true },
} satisfies Record<string, Slot>;

async function whitePaperPage(paper: WhitePaperData): Promise<EntryPage> {
  const structuredData = await structuredDataOfWhitePaper(paper);
  return entryPage(paper, { structuredData, content: (breadcrumbs) => <WhitePaper paper={paper} breadcrumbs={breadcrumbs} /> });
}

const whitePapers: EntryPages<'white-papers'> = {
  at: async (path) => {
    const paper = await whitePaperAt(path);
    return paper && whitePaperPage(paper);
  },
  preview: (draft) => whitePaperPage(whitePaperOf(draft)),
};

export const whitePapersEntryPages = { 'white-papers': whitePapers };
