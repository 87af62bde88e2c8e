import type { CollectionSlug, PayloadRequest } from 'payload';
import { z } from 'zod';
import { formatList } from '@/platform/format-list';
import { getEntryUrl, getRoutableCollection } from './entry-urls';
import { FIXED_LINKS } from './fixed-links';
import { getEntryLinks } from './entry-links';
import { type Candidates, findCandidates } from './inbound-candidates';
import { extractLinks, stripQueryAndHash } from './link-targets';

/** Something that links to a page or a picture: an entry, a redirect, the settings, or the site's own code. */
export interface InboundLink {
  /** The collection or global; `code` for links in the code, whose id says where they are shown. */
  source: string;
  id: number | string;
  /** Its URL, or a name if it has none. */
  name: string;
  /** The link target, without query and fragment. */
  target: string;
  /** Whether visitors can see the link. Drafts are checked again when they are published. */
  isPublic: boolean;
  /** URL of its form in the admin; undefined for links in the code. */
  adminPath?: string;
}

/**
 * Returns everything that links to one of these URLs or pictures (`media:name`): what is public, and the latest drafts.
 * All checks of inbound links use this function.
 */
export async function findInboundLinks(targets: readonly string[], req: PayloadRequest): Promise<InboundLink[]> {
  if (targets.length === 0) return [];
  const wanted = new Set(targets);
  const found: InboundLink[] = [];
  // Sequential, because a transaction has a single connection.
  for (const candidates of await findCandidates(targets, req)) found.push(...(await findInCollection(candidates, wanted, req)));
  found.push(...(await findInRedirects(wanted, req)), ...(await findInSettings(wanted, req)), ...findInFixedLinks(wanted));
  return found.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

const candidateSchema = z.looseObject({ id: z.union([z.number(), z.string()]) });

async function findInCollection(
  { slug, ids, isDraft }: Candidates,
  wanted: ReadonlySet<string>,
  req: PayloadRequest,
): Promise<InboundLink[]> {
  const { docs } = await req.payload.find({
    collection: slug,
    where: { id: { in: ids } },
    draft: isDraft,
    pagination: false,
    depth: 0,
    req,
  });
  return z
    .array(candidateSchema)
    .parse(docs)
    .flatMap((doc) => {
      const target = getEntryLinks(slug, doc)
        .map((link) => stripQueryAndHash(link.target))
        .find((each) => wanted.has(each));
      if (target === undefined) return [];
      return [
        {
          source: slug,
          id: doc.id,
          name: getEntryName(slug, doc),
          target,
          isPublic: !isDraft,
          adminPath: `/admin/collections/${slug}/${doc.id}`,
        },
      ];
    });
}

async function findInRedirects(wanted: ReadonlySet<string>, req: PayloadRequest): Promise<InboundLink[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { to: { in: [...wanted] } },
    pagination: false,
    depth: 0,
    req,
  });
  return docs.map(({ id, from, to }) => ({
    source: 'redirects',
    id,
    name: `the redirect ${from}`,
    target: to,
    isPublic: true,
    adminPath: `/admin/collections/redirects/${id}`,
  }));
}

async function findInSettings(wanted: ReadonlySet<string>, req: PayloadRequest): Promise<InboundLink[]> {
  const settings = await req.payload.findGlobal({ slug: 'settings', depth: 0, req });
  const target = extractLinks(settings)
    .map((link) => stripQueryAndHash(link.target))
    .find((each) => wanted.has(each));
  return target === undefined
    ? []
    : [
        {
          source: 'settings',
          id: 'settings',
          name: 'the site settings',
          target,
          isPublic: true,
          adminPath: '/admin/globals/settings',
        },
      ];
}

function findInFixedLinks(wanted: ReadonlySet<string>): InboundLink[] {
  return FIXED_LINKS.filter(({ target }) => wanted.has(target)).map(({ target, shownIn }) => ({
    source: 'code',
    id: shownIn,
    name: shownIn,
    target,
    isPublic: true,
  }));
}

const draftFieldsSchema = z.object({ label: z.string().nullish(), title: z.string().nullish() });

/** Returns the name of an entry in lists for editors: its URL, or its key if it has none, or the title of a draft. */
export function getEntryName(slug: CollectionSlug, doc: Readonly<Record<string, unknown>>): string {
  const collection = getRoutableCollection(slug);
  if (!collection) return `${slug} ${String(doc['key'] ?? doc['id'])}`;
  const { label, title } = draftFieldsSchema.parse(doc);
  const name = collection === 'pages' ? label : title;
  return getEntryUrl(collection, doc) ?? (name ? `the draft “${name}”` : `a draft without a name (${slug} ${String(doc['id'])})`);
}

const NAMED_MAX = 8;

/** Lists the names for a sentence: “/a, /b, and 3 more”. */
export function formatInboundLinks(referrers: readonly InboundLink[]): string {
  const names = [...new Set(referrers.map(({ name }) => name))];
  const rest = names.length - NAMED_MAX;
  return formatList(rest > 0 ? [...names.slice(0, NAMED_MAX), `${rest} more`] : names);
}
