import { buildAuthorUrl, ARTICLE_KINDS } from '@/cms/core/kinds/article-kinds';
import { buildDocUrl, parseDocVersion } from '@/cms/core/kinds/docs-locations';
import { buildTopicUrl } from '@/cms/core/taxonomy/topics';
import { type EntryLink, extractLinks } from './link-targets';

type Fields = Readonly<Record<string, unknown>>;

/** Marks a collection, in `custom`, whose entries contain links; the link checks read only these collections. */
export const LINKS_MARKER = { hasLinks: true } as const;

/** Returns whether the entries of a collection contain links. */
export function hasLinks({ custom }: { custom?: Record<string, unknown> | undefined }): boolean {
  return custom?.['hasLinks'] === true;
}

/**
 * Returns every link that visitors see on an entry's page: those in its fields, and those derived from other fields,
 * such as its author.
 */
export function getEntryLinks(collection: string, entry: Fields): EntryLink[] {
  return [...getFieldLinks(collection, entry), ...getDerivedLinks(collection, entry)];
}

/** Returns the links in an entry's fields. The products of a docs page are left out: they are keys, with a rule of their own. */
export function getFieldLinks(collection: string, entry: unknown): EntryLink[] {
  const links = extractLinks(entry);
  return collection === 'docs' ? links.filter(({ field }) => !field.startsWith('products.')) : links;
}

function getDerivedLinks(collection: string, { author, topics, version, group }: Fields): EntryLink[] {
  const kind = ARTICLE_KINDS.find((each) => each.collection === collection);
  if (kind) {
    const topicLinks = Array.isArray(topics)
      ? topics.map((topic: unknown, index) => ({ field: `topics.${index}`, target: buildTopicUrl(String(topic)) }))
      : [];
    return [
      ...(typeof author === 'string' && author !== '' ? [{ field: 'author', target: buildAuthorUrl(kind, author) }] : []),
      ...topicLinks,
    ];
  }
  const known = collection === 'docs' && typeof version === 'string' ? parseDocVersion(version) : undefined;
  return known && typeof group === 'string' && group !== ''
    ? [{ field: 'group', target: buildDocUrl({ version: known, group }) }]
    : [];
}
