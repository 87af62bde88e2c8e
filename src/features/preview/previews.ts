import { Forbidden, type Payload, type TypedUser } from 'payload';
import { ARTICLE_KINDS } from '@/cms/articles/kinds';
import { completeDraft } from '@/cms/drafts/complete-draft';
import { PREVIEWED_COLLECTIONS, type PreviewedCollection } from '@/cms/drafts/draft-versions';
import { newestDraft } from '@/cms/drafts/newest-draft';
import { hashOfToken } from '@/cms/preview-links/share-preview';
import { withReusableSections } from '@/features/catalogue';
import { type ArticleData, articleOf } from '@/features/reading';
import type { Page } from '@/payload-types';
import { payload } from '../payload';

/** A draft as its page would show it. */
export type Preview = { page: Page } | { article: ArticleData };

/** A draft that a link shows, and until when. */
export interface SharedPreview {
  preview: Preview;
  expiresAt: string;
}

/**
 * The newest draft of an entry for somebody who is signed in to the admin and may read it.
 * @param headers of the request, which say who asks
 * @returns undefined for everybody else, and when there is no such entry
 */
export async function previewForEditor(collection: string, id: string, headers: Headers): Promise<Preview | undefined> {
  const known = PREVIEWED_COLLECTIONS.find((each) => each === collection);
  if (!known || !/^\d{1,9}$/.test(id)) return undefined;
  const cms = await payload();
  const { user } = await cms.auth({ headers });
  if (!user) return undefined;
  try {
    return await previewOf(cms, known, Number(id), user);
  } catch (error) {
    if (error instanceof Forbidden) return undefined;
    throw error;
  }
}

/** The newest draft that a preview link shows; undefined when the link has ended, was revoked, or never was. */
export async function sharedPreview(token: string): Promise<SharedPreview | undefined> {
  if (!/^[0-9a-f]{64}$/.test(token)) return undefined;
  const cms = await payload();
  const { docs } = await cms.find({
    collection: 'preview-links',
    where: { and: [{ tokenHash: { equals: hashOfToken(token) } }, { expiresAt: { greater_than: new Date().toISOString() } }] },
    limit: 1,
    depth: 0,
  });
  const [link] = docs;
  const preview = link && (await previewOf(cms, link.of, link.entry));
  return preview && { preview, expiresAt: link.expiresAt };
}

async function previewOf(cms: Payload, collection: PreviewedCollection, id: number, reader?: TypedUser): Promise<Preview | undefined> {
  const { fields } = cms.collections[collection].config;
  if (collection === 'pages') {
    const draft = await newestDraft(cms, collection, id, reader);
    return draft && { page: await withReusableSections(completeDraft(draft, fields)) };
  }
  const kind = ARTICLE_KINDS.find((each) => each.collection === collection);
  const draft = kind && (await newestDraft(cms, kind.collection, id, reader));
  return draft && { article: articleOf(kind, completeDraft(draft, fields)) };
}
