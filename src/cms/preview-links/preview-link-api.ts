import * as z from 'zod/mini';

const createdLinkSchema = z.object({ address: z.url(), expiresAt: z.iso.datetime() });
const activeLinksSchema = z.object({ docs: z.array(z.object({ id: z.number(), expiresAt: z.string() })) });
const errorBody = z.object({ message: z.string() });

/** A newly created link. Its URL is available only now. */
export type CreatedLink = z.infer<typeof createdLinkSchema>;
/** A link that has not expired. */
export type ActiveLink = z.infer<typeof activeLinksSchema>['docs'][number];

/**
 * Creates a link to the latest draft of an entry.
 * @throws Error with a message for the editor
 */
export async function createLink(of: string, entry: number, hours: number): Promise<CreatedLink> {
  return createdLinkSchema.parse(
    await requestJson('/share', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ of, entry, hours }),
    }),
  );
}

/**
 * Fetches the active links to an entry.
 * @throws Error with a message for the editor
 */
export async function fetchLinks(of: string, entry: number): Promise<ActiveLink[]> {
  const query = new URLSearchParams({
    depth: '0',
    limit: '20',
    'where[of][equals]': of,
    'where[entry][equals]': String(entry),
    'where[expiresAt][greater_than]': new Date().toISOString(),
  });
  return activeLinksSchema.parse(await requestJson(`?${query}`)).docs;
}

/**
 * Revokes a link.
 * @throws Error with a message for the editor
 */
export async function revokeLink(id: number): Promise<void> {
  await requestJson(`/${id}`, { method: 'DELETE' });
}

async function requestJson(address: string, request: RequestInit = {}): Promise<unknown> {
  const response = await fetch(`/api/preview-links${address}`, request).catch(() => {
    throw new Error('The server can’t be reached. Nothing was changed. Try again in a minute.');
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body;
  throw new Error(errorBody.safeParse(body).data?.message ?? 'That didn’t work. Nothing was changed. Try again.');
}
