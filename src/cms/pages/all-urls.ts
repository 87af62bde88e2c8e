import type { PayloadRequest } from 'payload';
import { addressOfEntry, ENTRY_KINDS } from '../entries/kinds';

/** The addresses of all pages and entries, drafts included: a link may be written before its target is published. */
export async function allUrls(req: PayloadRequest): Promise<Set<string>> {
  const { docs } = await req.payload.find({ collection: 'pages', select: { url: true }, pagination: false, depth: 0, req });
  const entries = await Promise.all(
    ENTRY_KINDS.map(async (kind) => {
      const found = await req.payload.find({ collection: kind.collection, select: { slug: true }, pagination: false, depth: 0, req });
      return found.docs.map(({ slug }) => addressOfEntry(kind, slug));
    }),
  );
  return new Set([...docs.map(({ url }) => url), ...entries.flat()]);
}
