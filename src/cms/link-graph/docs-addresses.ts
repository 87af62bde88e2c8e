import type { PayloadRequest, Where } from 'payload';
import { addressOfDoc, type DocPlace, docVersionOf } from '@/cms/core/docs-places';

/** The addresses of the handbook: pages, drafts included, groups and versions. */
export async function allDocAddresses(req: PayloadRequest): Promise<string[]> {
  return addressesWhere({}, req);
}

/** The addresses of the handbook that visitors can open. */
export async function publishedDocAddresses(req: PayloadRequest): Promise<string[]> {
  return addressesWhere({ _status: { equals: 'published' } }, req);
}

async function addressesWhere(where: Where, req: PayloadRequest): Promise<string[]> {
  const [groups, pages] = await Promise.all([
    req.payload.find({ collection: 'docs-groups', select: { version: true, key: true }, pagination: false, depth: 0, req }),
    req.payload.find({ collection: 'docs', where, select: { version: true, group: true, slug: true }, pagination: false, depth: 0, req }),
  ]);
  const places = [...groups.docs.flatMap(({ version, key }) => [{ version }, { version, group: key }]), ...pages.docs.filter(({ group, slug }) => group && slug)];
  return places.flatMap((place) => addressAt(place));
}

function addressAt({ version, ...rest }: Omit<DocPlace, 'version'> & { version: string }): string[] {
  const known = docVersionOf(version);
  return known ? [addressOfDoc({ ...rest, version: known })] : [];
}
