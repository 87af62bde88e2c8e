import type { ReactElement } from 'react';
import { EntryList } from '@/ui/entry-list';
import { getNewestArticles } from './articles';
import { Day } from '@/modules/entries';

/** How many articles are new. */
const SHOWN = 4;

/** Lists the newest posts, tutorials and labs. */
export async function LatestArticles(): Promise<ReactElement> {
  const articles = await getNewestArticles({}, SHOWN);
  return (
    <EntryList
      entries={articles.map(({ url, title, description, published }) => ({
        url,
        title,
        description,
        note: <Day day={published} />,
      }))}
    />
  );
}
