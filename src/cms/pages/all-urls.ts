import type { PayloadRequest } from 'payload';
import { allDocAddresses } from '../docs/all-addresses';
import { addressOfEntry, ENTRY_KINDS } from '../entries/kinds';
import { mediaTarget } from './references';

/** What content can refer to: all pages and entries, drafts included, since a link may be written before its target is published; and all pictures. */
export async function allTargets(req: PayloadRequest): Promise<Set<string>> {
  const [urls, { docs }] = await Promise.all([allUrls(req), req.payload.find({ collection: 'media', select: { decorative: true }, pagination: false, depth: 0, req })]);
  return new Set([...urls, ...docs.map(({ id }) => mediaTarget(id))]);
}

/** The addresses of all pages and entries, drafts included. */
export async function allUrls(req: PayloadRequest): Promise<Set<string>> {
  const { docs } = await req.payload.find({ collection: 'pages', select: { url: true }, pagination: false, depth: 0, req });
  const entries = await Promise.all(
    ENTRY_KINDS.map(async (kind) => {
      const found = await req.payload.find({ collection: kind.collection, select: { slug: true }, pagination: false, depth: 0, req });
      return found.docs.map(({ slug }) => addressOfEntry(kind, slug));
    }),
  );
  return new Set([...docs.map(({ url }) => url), ...entries.flat(), ...(await allDocAddresses(req))]);
}
