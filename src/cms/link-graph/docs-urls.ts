import type { PayloadRequest, Where } from 'payload';
import { buildDocUrl, type DocLocation, parseDocVersion } from '@/cms/core/docs-locations';

/** Returns the URLs of the docs: versions, groups and pages, drafts included. */
export async function findAllDocUrls(req: PayloadRequest): Promise<string[]> {
  return findDocUrls({}, req);
}

/** Returns the URLs of the docs that visitors can open. */
export async function findPublishedDocUrls(req: PayloadRequest): Promise<string[]> {
  return findDocUrls({ _status: { equals: 'published' } }, req);
}

async function findDocUrls(where: Where, req: PayloadRequest): Promise<string[]> {
  const [groups, pages] = await Promise.all([
    req.payload.find({ collection: 'docs-groups', select: { version: true, key: true }, pagination: false, depth: 0, req }),
    req.payload.find({
      collection: 'docs',
      where,
      select: { version: true, group: true, slug: true },
      pagination: false,
      depth: 0,
      req,
    }),
  ]);
  const places = [
    ...groups.docs.flatMap(({ version, key }) => [{ version }, { version, group: key }]),
    ...pages.docs.filter(({ group, slug }) => group && slug),
  ];
  return places.flatMap((place) => toDocUrls(place));
}

function toDocUrls({ version, ...rest }: Omit<DocLocation, 'version'> & { version: string }): string[] {
  const known = parseDocVersion(version);
  return known ? [buildDocUrl({ ...rest, version: known })] : [];
}
