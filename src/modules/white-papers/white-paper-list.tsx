import type { ReactElement } from 'react';
import { getTopicLabel, TOPIC_ICONS } from '@/cms/core/taxonomy/topics';
import { EntryList } from '@/ui/entry-list';
import { Icon } from '@/ui/icon/icon';
import { Day } from '@/modules/entries';
import { getWhitePapers } from './white-papers';

/** Lists all white papers, newest first. */
export async function WhitePaperList(): Promise<ReactElement> {
  const papers = await getWhitePapers();
  if (papers.length === 0) return <p>No papers are published yet.</p>;
  return (
    <EntryList
      entries={papers.map(({ url, title, description, topics, published, edition }, index) => ({
        url,
        title,
        description,
        isFeatured: index === 0,
        mark: topics[0] ? <Icon name={TOPIC_ICONS[topics[0]]} /> : null,
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
