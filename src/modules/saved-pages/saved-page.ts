import { z } from 'zod';

/** Most pages that one person can save. */
export const MAX_SAVED_PAGES = 200;

/** A page that somebody saved to read later; `label` is what it is called now. */
export const savedPageSchema = z.object({ url: z.string().startsWith('/'), label: z.string().min(1), savedAt: z.iso.datetime() });
export type SavedPage = z.infer<typeof savedPageSchema>;

/** Answer of GET, PUT and DELETE /account/saved-pages: all of them, the last saved first. */
export const savedPagesSchema = z.object({ savedPages: z.array(savedPageSchema) });
export type SavedPages = z.infer<typeof savedPagesSchema>;

/** What PUT and DELETE /account/saved-pages are asked with, as JSON: the address of a page, without query or fragment. */
export const savedPageRequestSchema = z.object({
  url: z
    .string()
    .max(200)
    .regex(/^\/(?!\/)[^?#\\]*$/, 'must be the path of a page of this site'),
});
