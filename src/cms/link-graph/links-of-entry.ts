import { addressOfAuthor, ARTICLE_KINDS } from '@/cms/core/article-kinds';
import { addressOfDoc, docVersionOf } from '@/cms/core/docs-places';
import { addressOfTopic } from '@/cms/core/topics';
import { type Reference, referencesOf } from './references';

type Fields = Readonly<Record<string, unknown>>;

/** The mark of a collection whose entries hold links (`custom`): the checks of links read these collections, and no others. */
export const WITH_LINKS = { holdsLinks: true } as const;

/** Whether the entries of a collection hold links. */
export function holdsLinks({ custom }: { custom?: Record<string, unknown> | undefined }): boolean {
  return custom?.['holdsLinks'] === true;
}

/** Every link that visitors get from an entry: those in its fields, and those that its page makes from what it names, such as its author. */
export function linksOfEntry(collection: string, entry: Fields): Reference[] {
  return [...referencesOf(fieldsWithLinks(collection, entry)), ...derivedLinks(collection, entry)];
}

/** The pages of the handbook name products by key, which rules of their own check. */
function fieldsWithLinks(collection: string, entry: Fields): Fields {
  if (collection !== 'docs') return entry;
  const { products: _keys, ...fields } = entry;
  return fields;
}

function derivedLinks(collection: string, { author, topics, version, group }: Fields): Reference[] {
  const kind = ARTICLE_KINDS.find((each) => each.collection === collection);
  if (kind) {
    const topicLinks = Array.isArray(topics) ? topics.map((topic: unknown, index) => ({ field: `topics.${index}`, target: addressOfTopic(String(topic)) })) : [];
    return [...(typeof author === 'string' && author !== '' ? [{ field: 'author', target: addressOfAuthor(kind, author) }] : []), ...topicLinks];
  }
  const known = collection === 'docs' && typeof version === 'string' ? docVersionOf(version) : undefined;
  return known && typeof group === 'string' && group !== '' ? [{ field: 'group', target: addressOfDoc({ version: known, group }) }] : [];
}
