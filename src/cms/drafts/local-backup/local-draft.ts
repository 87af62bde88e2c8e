import { z } from 'zod';

const localDraftSchema = z.object({ at: z.number(), values: z.record(z.string(), z.unknown()) });

/** What somebody typed into a form that the server has not taken yet, and when (milliseconds since 1970). */
export type LocalDraft = z.infer<typeof localDraftSchema>;

/** After this, nobody comes back for it. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** Where what is typed into the form of an entry is kept in this browser. */
export function getLocalDraftKey(collection: string, id: number | string): string {
  return `kept-draft:${collection}:${id}`;
}

/** Keeps what stands in a form. A browser that is full or refuses keeps nothing; the form itself still has it. */
export function saveLocalDraft(key: string, draft: LocalDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch (error) {
    console.warn('What is typed cannot be kept in this browser:', error);
  }
}

/** What was kept and is not too old; undefined when there is nothing, or nothing that can be read. */
export function readLocalDraft(key: string, now: number): LocalDraft | undefined {
  try {
    const { data } = localDraftSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return data && now - data.at < MAX_AGE_MS ? data : undefined;
  } catch {
    // Something else wrote there, or the browser refuses.
    return undefined;
  }
}

/** Forgets what was kept. */
export function removeLocalDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.warn('What was kept in this browser cannot be removed:', error);
  }
}
