import { z } from 'zod';

const madeLink = z.object({ address: z.url(), expiresAt: z.iso.datetime() });
const keptLinks = z.object({ docs: z.array(z.object({ id: z.number(), expiresAt: z.string() })) });
const refusal = z.object({ message: z.string() });

/** A link that was just made; its address is known now only. */
export type MadeLink = z.infer<typeof madeLink>;
/** A link that is open. */
export type KeptLink = z.infer<typeof keptLinks>['docs'][number];

/** Makes a link to the newest draft of an entry. @throws Error with a sentence for the editor */
export async function makeLink(of: string, entry: number, hours: number): Promise<MadeLink> {
  return madeLink.parse(await ask('/share', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ of, entry, hours }) }));
}

/** The links to an entry that are open. @throws Error with a sentence for the editor */
export async function askForLinks(of: string, entry: number): Promise<KeptLink[]> {
  const query = new URLSearchParams({ depth: '0', limit: '20', 'where[of][equals]': of, 'where[entry][equals]': String(entry), 'where[expiresAt][greater_than]': new Date().toISOString() });
  return keptLinks.parse(await ask(`?${query}`)).docs;
}

/** Ends a link now. @throws Error with a sentence for the editor */
export async function endLink(id: number): Promise<void> {
  await ask(`/${id}`, { method: 'DELETE' });
}

async function ask(address: string, request: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(`/api/preview-links${address}`, request).catch(() => {
    throw new Error('The server cannot be reached. Nothing was changed; try again in a minute.');
  });
  const body: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return body;
  throw new Error(refusal.safeParse(body).data?.message ?? 'That did not work. Nothing was changed; try again.');
}
