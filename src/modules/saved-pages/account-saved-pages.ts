import { SAVED_PAGES_MAX, savedPageRequestSchema, type SavedPages } from './saved-page';
import { resolveLinks } from '@/modules/pages';
import { getPayloadClient } from '@/modules/payload-client';
import { createPrivateResponse, type AuthenticatedRequest, createErrorResponse, readJson } from '@/modules/account/server';

const COLLECTION = 'saved-pages';

/** GET /account/saved-pages: returns the user's saved pages. */
export async function handleSavedPagesRead({ person }: AuthenticatedRequest): Promise<Response> {
  return createPrivateResponse(await loadSavedPages(person.subject));
}

/** PUT /account/saved-pages: saves a page. Saving it again changes nothing. */
export async function handleSavedPagePut({ request, person: { subject } }: AuthenticatedRequest): Promise<Response> {
  const url = await parseUrl(request);
  if (url === undefined) return createInvalidRequestResponse();
  const [entry] = await resolveLinks([url]);
  if (entry === undefined)
    return createErrorResponse(404, { error: 'not_found', message: 'This page can’t be saved because it no longer exists.' });
  const kept = await loadSavedPages(subject);
  if (kept.savedPages.some((page) => page.url === url)) return createPrivateResponse(kept);
  const { totalDocs } = await (
    await getPayloadClient()
  ).count({ collection: COLLECTION, where: { subject: { equals: subject } } });
  if (totalDocs >= SAVED_PAGES_MAX) {
    return createErrorResponse(409, {
      error: 'too_many',
      message: `You have saved ${SAVED_PAGES_MAX} pages, which is the limit. Remove one in your dashboard first.`,
    });
  }
  await insertSavedPage(subject, url, entry.label);
  return createPrivateResponse(await loadSavedPages(subject));
}

/** DELETE /account/saved-pages: removes a page. Succeeds even if the page wasn't saved. */
export async function handleSavedPageDelete({ request, person: { subject } }: AuthenticatedRequest): Promise<Response> {
  const url = await parseUrl(request);
  if (url === undefined) return createInvalidRequestResponse();
  await (
    await getPayloadClient()
  ).delete({ collection: COLLECTION, where: { and: [{ subject: { equals: subject } }, { url: { equals: url } }] } });
  return createPrivateResponse(await loadSavedPages(subject));
}

/** Loads the saved pages that still exist, with their current names, most recently saved first. */
async function loadSavedPages(subject: string): Promise<SavedPages> {
  const { docs } = await (
    await getPayloadClient()
  ).find({ collection: COLLECTION, where: { subject: { equals: subject } }, sort: '-savedAt', limit: SAVED_PAGES_MAX, depth: 0 });
  const labels = new Map((await resolveLinks(docs.map(({ url }) => url))).map(({ url, label }) => [url, label]));
  return {
    savedPages: docs.flatMap(({ url, savedAt }) => {
      const label = labels.get(url);
      return label === undefined ? [] : [{ url, label, savedAt }];
    }),
  };
}

async function insertSavedPage(subject: string, url: string, label: string): Promise<void> {
  try {
    await (
      await getPayloadClient()
    ).create({ collection: COLLECTION, data: { subject, url, label, savedAt: new Date().toISOString() } });
  } catch (error) {
    // Saved in two tabs at once: the unique index kept only one.
    const { savedPages } = await loadSavedPages(subject);
    if (!savedPages.some((page) => page.url === url)) throw error;
  }
}

async function parseUrl(request: Request): Promise<string | undefined> {
  const body = await readJson(request);
  return savedPageRequestSchema.safeParse(body).data?.url;
}

function createInvalidRequestResponse(): Response {
  return createErrorResponse(400, {
    error: 'invalid_request',
    message: 'Specify a page of this site: {"url": "/products"}.',
  });
}
