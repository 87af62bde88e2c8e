import type { ReactElement } from 'react';
import { resolveLinks } from '@/modules/pages';
import { LinkList } from '@/ui/link-list';

/** Lists the posts of a topic in the order set by an editor. */
export async function TopicPosts({ addresses }: { readonly addresses: readonly string[] }): Promise<ReactElement> {
  return <LinkList links={await resolveLinks(addresses)} />;
}
