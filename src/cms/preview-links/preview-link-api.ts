import * as z from 'zod/mini';
import { requestJson } from '@/cms/admin-ui/request-json';

const createdLinkSchema = z.object({ url: z.url(), expiresAt: z.iso.datetime() });
const unexpiredLinksSchema = z.object({
  docs: z.array(z.object({ id: z.number(), expiresAt: z.string(), state: z.enum(['active', 'expired', 'ended']) })),
});

const LINKS_URL = '/api/preview-links';

/** A newly created link. Its URL is available only now. */
export type CreatedLink = z.infer<typeof createdLinkSchema>;
/** A link that has not expired. It may have ended. */
export type UnexpiredLink = z.infer<typeof unexpiredLinksSchema>['docs'][number];

/**
 * Creates a link to the latest draft of an entry.
 * @throws Error with a message for the editor
 */
export async function createPreviewLink(collection: string, entry: number, hours: number): Promise<CreatedLink> {
  return createdLinkSchema.parse(
    await requestJson(`${LINKS_URL}/share`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ of: collection, entry, hours }),
    }),
  );
}

/**
 * Fetches the links to an entry that have not expired.
 * @throws Error with a message for the editor
 */
export async function fetchPreviewLinks(collection: string, entry: number): Promise<UnexpiredLink[]> {
  const query = new URLSearchParams({
    depth: '0',
    limit: '20',
    'where[of][equals]': collection,
    'where[entry][equals]': String(entry),
    'where[expiresAt][greater_than]': new Date().toISOString(),
  });
  return unexpiredLinksSchema.parse(await requestJson(`${LINKS_URL}?${query}`)).docs;
}

/**
 * Revokes a link.
 * @throws Error with a message for the editor
 */
export async function revokePreviewLink(id: number): Promise<void> {
  await requestJson(`${LINKS_URL}/${id}`, { method: 'DELETE' });
}
