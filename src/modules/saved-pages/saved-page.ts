import * as z from 'zod/mini';

/** The maximum number of pages per user, without those that are no longer public. */
export const SAVED_PAGES_MAX = 200;

/** A saved page. `label` is its current name, and `url` where it is now. If it is no longer public, both are as they were saved. */
const savedPageSchema = z.object({
  url: z.string().check(z.startsWith('/')),
  isAvailable: z.boolean(),
  label: z.string().check(z.minLength(1)),
  savedAt: z.iso.datetime(),
});
export type SavedPage = z.infer<typeof savedPageSchema>;

/** Response of GET, PUT and DELETE /account/saved-pages: all saved pages, most recently saved first. */
export const savedPagesSchema = z.object({ savedPages: z.array(savedPageSchema) });
export type SavedPages = z.infer<typeof savedPagesSchema>;

/** JSON body of PUT and DELETE /account/saved-pages: a page's path, without query or fragment. */
export const savedPageRequestSchema = z.object({
  url: z.string().check(z.maxLength(200), z.regex(/^\/(?!\/)[^?#\\]*$/, 'must be the path of a page of this site')),
});
