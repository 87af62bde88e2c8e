import type { PayloadRequest } from 'payload';
import { allDocAddresses } from '../docs/all-addresses';
import { addressOfArticle, ARTICLE_KINDS } from '../articles/kinds';

/** The addresses of all pages and texts, drafts included: a link may be written before its target is published. */
export async function allUrls(req: PayloadRequest): Promise<Set<string>> {
  const { docs } = await req.payload.find({ collection: 'pages', select: { url: true }, pagination: false, depth: 0, req });
  const articles = await Promise.all(
    ARTICLE_KINDS.map(async (kind) => {
      const found = await req.payload.find({ collection: kind.collection, select: { slug: true }, pagination: false, depth: 0, req });
      return found.docs.map(({ slug }) => addressOfArticle(kind, slug));
    }),
  );
  return new Set([...docs.map(({ url }) => url), ...articles.flat(), ...(await allDocAddresses(req))]);
}
