import type { ReactElement } from 'react';
import { entriesAt } from '@/features/catalogue';
import { docEntriesAt } from '@/features/docs';
import { type LinkEntry, LinkList } from '@/ui/link-list';
import { articlesAt } from './articles';

/** What lists show of these addresses, pages of the catalogue, texts and pages of the handbook, in their order; unknown ones are left out. */
export async function linksTo(addresses: readonly string[]): Promise<LinkEntry[]> {
  const [pages, articles, docs] = await Promise.all([entriesAt(addresses), articlesAt(addresses), docEntriesAt(addresses)]);
  return addresses.flatMap((url) => {
    const article = articles.get(url);
    return article ? { url, label: article.title, description: article.description, icon: article.kind.icon } : (pages.get(url) ?? docs.get(url) ?? []);
  });
}

/** The posts of a topic, in the order in which an editor put them. */
export async function TopicPosts({ addresses }: { readonly addresses: readonly string[] }): Promise<ReactElement> {
  return <LinkList links={await linksTo(addresses)} />;
}

