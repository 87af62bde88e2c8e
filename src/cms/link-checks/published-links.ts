import type { Payload } from 'payload';
import { iteratePublishedEntries } from '@/cms/core/publishing/published-entries';
import { hasLinks, getEntryLinks } from '@/cms/link-graph/entry-links';
import { isLinkTarget } from '@/cms/link-graph/link-targets';
import { getEntryName } from '@/cms/link-graph/inbound-links';

/** A link in published content. */
export interface PublishedLink {
  /** The URL of the page that contains the link, or the name of the row. */
  page: string;
  link: string;
}

/** Returns every link in published content, once per page that contains it. */
export async function findPublishedLinks(payload: Payload): Promise<PublishedLink[]> {
  const links = new Map<string, PublishedLink>();
  for (const { slug } of payload.config.collections.filter(hasLinks)) {
    for await (const doc of iteratePublishedEntries(payload, slug)) {
      const page = getEntryName(slug, doc);
      for (const { target } of getEntryLinks(slug, doc))
        if (isLinkTarget(target)) links.set(`${page} ${target}`, { page, link: target });
    }
  }
  return [...links.values()];
}
