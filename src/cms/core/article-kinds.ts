/** The kinds of texts that are read: each is a collection, a folder of content files and a list page of its own. */
export const ARTICLE_KINDS = [
  {
    collection: 'tutorials',
    folder: 'tutorials',
    base: '/postgres-tutorials',
    singular: 'Tutorial',
    plural: 'Tutorials',
    icon: 'graduation',
  },
  { collection: 'posts', folder: 'blog', base: '/blog', singular: 'Post', plural: 'Posts', icon: 'newspaper' },
  { collection: 'labs', folder: 'labs', base: '/edb-labs', singular: 'Lab', plural: 'Labs', icon: 'gauge' },
] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];
export type ArticleCollection = ArticleKind['collection'];

/** The list of an author's texts of a kind; each text links to it. */
export function buildAuthorUrl({ base }: Pick<ArticleKind, 'base'>, author: string): string {
  return `${base}/author/${author}`;
}

/** The address of a text. */
export function buildArticleUrl({ base }: Pick<ArticleKind, 'base'>, slug: string): string {
  return `${base}/${slug}`;
}
