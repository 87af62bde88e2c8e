import { buildAuthorUrl, ARTICLE_KINDS } from '@/cms/core/article-kinds';
import { buildDocUrl, parseDocVersion } from '@/cms/core/docs-places';
import { buildTopicUrl } from '@/cms/core/topics';
import { type LinkReference, extractReferences } from './references';

type Fields = Readonly<Record<string, unknown>>;

/** The mark of a collection whose entries hold links (`custom`): the checks of links read these collections, and no others. */
export const HAS_LINKS = { holdsLinks: true } as const;

/** Whether the entries of a collection hold links. */
export function hasLinks({ custom }: { custom?: Record<string, unknown> | undefined }): boolean {
  return custom?.['holdsLinks'] === true;
}

/** Every link that visitors get from an entry: those in its fields, and those that its page makes from what it names, such as its author. */
export function getEntryLinks(collection: string, entry: Fields): LinkReference[] {
  return [...extractReferences(getLinkFields(collection, entry)), ...getDerivedLinks(collection, entry)];
}

/** The pages of the handbook name products by key, which rules of their own check. */
function getLinkFields(collection: string, entry: Fields): Fields {
  if (collection !== 'docs') return entry;
  const { products: _keys, ...fields } = entry;
  return fields;
}

function getDerivedLinks(collection: string, { author, topics, version, group }: Fields): LinkReference[] {
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
