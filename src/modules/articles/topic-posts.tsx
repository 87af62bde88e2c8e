import type { ReactElement } from 'react';
import { resolveLinks } from '@/modules/pages';
import { LinkList } from '@/ui/link-list';

/** The posts of a topic, in the order in which an editor put them. */
export async function TopicPosts({ addresses }: { readonly addresses: readonly string[] }): Promise<ReactElement> {
  return <LinkList links={await resolveLinks(addresses)} />;
}
