import type { ReactElement } from 'react';
import { getTopicLabel } from '@/cms/core/topics';
import { EntryList } from '@/ui/entry-list';
import { Day } from '@/modules/articles';
import { getWhitePapers } from './white-papers';

/** Lists all white papers, newest first. */
export async function WhitePaperList(): Promise<ReactElement> {
  const papers = await getWhitePapers();
  if (papers.length === 0) return <p>No papers are published yet.</p>;
  return (
    <EntryList
      entries={papers.map(({ url, title, description, topics, published, edition }) => ({
        url,
        title,
        description,
        note: (
          <>
            {`Edition ${edition}, `}
            <Day day={published} /> · {topics.map(getTopicLabel).join(', ')}
          </>
        ),
      }))}
    />
  );
}
