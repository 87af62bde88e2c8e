import { z } from 'zod';

/** Most pages that one person can save. */
export const SAVED_PAGES_MAX = 200;

/** A page that somebody saved to read later; `label` is what it is called now. */
export const savedPage = z.object({ url: z.string().startsWith('/'), label: z.string().min(1), savedAt: z.iso.datetime() });
export type SavedPage = z.infer<typeof savedPage>;

/** Answer of GET, PUT and DELETE /account/saved-pages: all of them, the last saved first. */
export const savedPages = z.object({ savedPages: z.array(savedPage) });
export type SavedPages = z.infer<typeof savedPages>;

/** What PUT and DELETE /account/saved-pages are asked with, as JSON: the address of a page, without query or fragment. */
export const savedPageRequest = z.object({ url: z.string().max(200).regex(/^\/(?!\/)[^?#\\]*$/, 'must be the path of a page of this site') });
