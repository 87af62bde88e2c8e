import * as z from 'zod/mini';
import { requestJson } from '@/cms/admin-ui/request-json';

const LISTED_MAX = 24;

const pictureSchema = z.object({
  id: z.string(),
  alt: z.nullish(z.string()),
  thumbnailURL: z.nullish(z.string()),
});
const listSchema = z.object({ docs: z.array(pictureSchema), totalDocs: z.number() });

/** A picture that can be inserted. */
export type ListedPicture = z.infer<typeof pictureSchema>;

/**
 * Fetches the newest pictures whose name or alt text contains the words; the first 24 of them.
 * @throws Error with a message for the editor
 */
export async function findPictures(api: string, words: string): Promise<{ docs: ListedPicture[]; totalDocs: number }> {
  const query = new URLSearchParams({ depth: '0', limit: String(LISTED_MAX), sort: '-updatedAt' });
  const wanted = words.trim().split(/\s+/);
  wanted.forEach((word, index) => {
    if (word === '') return;
    query.set(`where[and][${index}][or][0][id][contains]`, word);
    query.set(`where[and][${index}][or][1][alt][contains]`, word);
  });
  return listSchema.parse(await requestJson(`${api}/media?${query.toString()}`));
}

/** Builds the Markdown of a picture, with its alt text in one line. */
export function buildPictureMarkdown({ id, alt }: Pick<ListedPicture, 'id' | 'alt'>): string {
  const text = (alt ?? '').replaceAll(/\s+/g, ' ').replaceAll(/[[\]\\]/g, String.raw`\$&`);
  return `![${text}](media:${id})`;
}
