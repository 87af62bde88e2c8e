import type { CollectionConfig, Payload } from 'payload';
import { timeDisplay } from '@/cms/core/fields/date-format';
import { editorialStaff, nobody } from '@/cms/core/access/access';
import { groupBy } from '@/platform/group-by';
import type { PublishedLink } from './published-links';

/** Links of published content to other sites, each with the day on which it was last requested. */
export const externalLinks: CollectionConfig = {
  slug: 'external-links',
  labels: { singular: 'External link', plural: 'External links' },
  defaultSort: 'checkedAt',
  admin: {
    useAsTitle: 'link',
    defaultColumns: ['link', 'page', 'pages', 'checkedAt', 'problem'],
    listSearchableFields: ['link', 'page'],
    description:
      'Links to other sites, the longest unchecked first. The list is updated every night. ' +
      '“Last checked” stays empty until an administrator turns on the check of external links ' +
      '(LINK_CHECK_EXTERNAL=on).',
  },
  access: { read: editorialStaff, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'link', type: 'text', required: true, unique: true, index: true },
    { name: 'page', type: 'text', required: true, label: 'First page', admin: { description: 'A page with this link.' } },
    { name: 'pages', type: 'number', required: true, admin: { description: 'How many pages contain the link.' } },
    { name: 'checkedAt', type: 'date', label: 'Last checked', admin: { date: timeDisplay } },
    { name: 'problem', type: 'text', admin: { description: 'The result of the last check. Empty if the link works.' } },
  ],
};

/** What a check found, by link: the problem, or undefined when the link works. */
type CheckedLinks = ReadonlyMap<string, string | undefined>;

interface ExternalLinkCheck {
  /** All links of published content. */
  links: readonly PublishedLink[];
  checked: CheckedLinks;
  now?: string;
}

/** Updates the list of external links. A link that was not requested this time keeps its date. */
export async function saveExternalLinks(
  payload: Payload,
  { links, checked, now = new Date().toISOString() }: ExternalLinkCheck,
): Promise<void> {
  const { docs } = await payload.find({ collection: 'external-links', pagination: false, depth: 0 });
  const known = new Map(docs.map((doc) => [doc.link, doc]));
  for (const [link, found] of groupBy(links.filter(isExternal), (each) => each.link)) {
    const page = found[0]?.page ?? '';
    const data = {
      page,
      pages: found.length,
      ...(checked.has(link) ? { checkedAt: now, problem: checked.get(link) ?? null } : {}),
    };
    const before = known.get(link);
    known.delete(link);
    if (!before) await payload.create({ collection: 'external-links', data: { link, ...data } });
    else if (checked.has(link) || before.page !== page || before.pages !== found.length)
      await payload.update({ collection: 'external-links', id: before.id, data });
  }
  const gone = [...known.values()].map(({ id }) => id);
  if (gone.length > 0) await payload.delete({ collection: 'external-links', where: { id: { in: gone } } });
}

/** Returns whether a link leads to another site. */
export function isExternal({ link }: PublishedLink): boolean {
  return /^https?:/.test(link);
}
