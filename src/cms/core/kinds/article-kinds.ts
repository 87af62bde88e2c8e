/** The kinds of articles. Each has its own collection, folder of content files and list page. */
export const ARTICLE_KINDS = [
  {
    collection: 'tutorials',
    folder: 'tutorials',
    base: '/postgres-tutorials',
    singular: 'Tutorial',
    plural: 'Tutorials',
    icon: 'graduation',
    searchLabel: 'Tutorials',
    searchBoost: 0.1,
  },
  {
    collection: 'posts',
    folder: 'blog',
    base: '/blog',
    singular: 'Post',
    plural: 'Posts',
    icon: 'newspaper',
    searchLabel: 'Blog',
    searchBoost: 0,
  },
  {
    collection: 'labs',
    folder: 'labs',
    base: '/edb-labs',
    singular: 'Lab',
    plural: 'Labs',
    icon: 'gauge',
    searchLabel: 'Labs',
    searchBoost: -0.02,
  },
] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

/** Returns the URL of the list of an author's articles of one kind; each article links to it. */
export function buildAuthorUrl({ base }: Pick<ArticleKind, 'base'>, author: string): string {
  return `${base}/author/${author}`;
}

/** Returns the URL of an article. */
export function buildArticleUrl({ base }: Pick<ArticleKind, 'base'>, slug: string): string {
  return `${base}/${slug}`;
}
