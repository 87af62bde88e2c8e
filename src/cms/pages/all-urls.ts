import type { PayloadRequest } from 'payload';

/** The addresses of all pages, drafts included: a link may be written before its target is published. */
export async function allUrls(req: PayloadRequest): Promise<Set<string>> {
  const { docs } = await req.payload.find({ collection: 'pages', select: { url: true }, pagination: false, depth: 0, req });
  return new Set(docs.map(({ url }) => url));
}
