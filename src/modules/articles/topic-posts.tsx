import type { ReactElement } from 'react';
import { buildTopicUrl, TOPICS } from '@/cms/core/taxonomy/topics';
import { resolveLinks } from '@/modules/pages';
import type { Page } from '@/payload-types';
import { LinkList } from '@/ui/link-list';
import { countArticles } from './articles';
import { TopicLists } from './topic-lists';

/** Lists the posts of a topic in the order set by an editor, and links to the complete lists of the topic. */
export async function TopicPosts({ page }: { readonly page: Pick<Page, 'url' | 'posts'> }): Promise<ReactElement> {
  const topic = TOPICS.find(({ value }) => buildTopicUrl(value) === page.url)?.value;
  return (
    <>
      <LinkList links={await resolveLinks(page.posts ?? [])} />
      {topic ? <TopicLists topic={topic} counts={await countArticles(topic)} /> : null}
    </>
  );
}
