import type { PayloadRequest, Where } from 'payload';
import { allDocAddresses } from '../docs/all-addresses';
import { addressOfEntry, ENTRY_KINDS } from '../entries/kinds';
import { mediaTarget } from './references';

/**
 * What content can refer to: all pages and entries, drafts included, since a link may be written before its target is
 * published; old addresses, which lead on; and all pictures.
 */
export async function allTargets(req: PayloadRequest): Promise<Set<string>> {
  const [urls, redirects, media] = await Promise.all([
    allUrls(req),
    req.payload.find({ collection: 'redirects', select: { from: true }, pagination: false, depth: 0, req }),
    req.payload.find({ collection: 'media', select: { decorative: true }, pagination: false, depth: 0, req }),
  ]);
  return new Set([...urls, ...redirects.docs.map(({ from }) => from), ...media.docs.map(({ id }) => mediaTarget(id))]);
}

/** The addresses of all pages and entries, drafts included. */
export function allUrls(req: PayloadRequest): Promise<Set<string>> {
  return urlsWhere({}, req);
}

/** The addresses of all published pages and entries. */
export function publishedUrls(req: PayloadRequest): Promise<Set<string>> {
  return urlsWhere({ _status: { equals: 'published' } }, req);
}

async function urlsWhere(where: Where, req: PayloadRequest): Promise<Set<string>> {
  const { docs } = await req.payload.find({ collection: 'pages', where, select: { url: true }, pagination: false, depth: 0, req });
  const entries = await Promise.all(
    ENTRY_KINDS.map(async (kind) => {
      const found = await req.payload.find({ collection: kind.collection, where, select: { slug: true }, pagination: false, depth: 0, req });
      return found.docs.flatMap(({ slug }) => (slug ? [addressOfEntry(kind, slug)] : []));
    }),
  );
  // A draft that was only begun has no address yet.
  return new Set([...docs.flatMap(({ url }) => (url ? [url] : [])), ...entries.flat(), ...(await allDocAddresses(req))]);
}
