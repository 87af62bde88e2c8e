import { SAVED_PAGES_MAX, type SavedPage, savedPageRequestSchema, type SavedPages } from './saved-page';
import { findRedirects, resolveLinks } from '@/modules/pages';
import { getPayloadClient } from '@/modules/payload-client';
import {
  createPrivateResponse,
  type AuthenticatedRequest,
  createErrorResponse,
  createInvalidRequestResponse,
  readBody,
} from '@/modules/account/server';

const COLLECTION = 'saved-pages';
const URL_MISSING = 'Specify a page of this site: {"url": "/products"}.';

/** GET /account/saved-pages: returns the user's saved pages. */
export async function handleSavedPagesRead({ person }: AuthenticatedRequest): Promise<Response> {
  return createListResponse(await findSavedPages(person.subject));
}

/** PUT /account/saved-pages: saves a page. Saving it again changes nothing. */
export async function handleSavedPagePut({ request, person: { subject } }: AuthenticatedRequest): Promise<Response> {
  const url = await parseUrl(request);
  if (url === undefined) return createInvalidRequestResponse(URL_MISSING);
  const page = (await findCurrentPages([url])).get(url);
  if (page === undefined)
    return createErrorResponse(404, { error: 'not_found', message: 'This page can’t be saved because it no longer exists.' });
  const saved = await findSavedPages(subject);
  if (saved.some((each) => each.url === page.url)) return createListResponse(saved);
  if (listLatest(saved).filter(({ isAvailable }) => isAvailable).length >= SAVED_PAGES_MAX) {
    return createErrorResponse(409, {
      error: 'too_many',
      message: `You have saved ${SAVED_PAGES_MAX} pages, which is the limit. Remove one in your dashboard first.`,
    });
  }
  await insertSavedPage(subject, page);
  return createListResponse(await findSavedPages(subject));
}

/** DELETE /account/saved-pages: removes a page. Succeeds even if the page wasn't saved. */
export async function handleSavedPageDelete({ request, person: { subject } }: AuthenticatedRequest): Promise<Response> {
  const url = await parseUrl(request);
  if (url === undefined) return createInvalidRequestResponse(URL_MISSING);
  const saved = await findSavedPages(subject);
  const ids = saved.filter((page) => page.url === url).map(({ id }) => id);
  const payload = await getPayloadClient();
  await payload.delete({ collection: COLLECTION, where: { and: [{ subject: { equals: subject } }, { id: { in: ids } }] } });
  return createListResponse(saved.filter((page) => page.url !== url));
}

interface StoredPage extends SavedPage {
  id: number;
}

/** Finds a person's saved pages where they are now, most recently saved first. */
async function findSavedPages(subject: string): Promise<StoredPage[]> {
  const payload = await getPayloadClient();
  const { docs } = await payload.find({
    collection: COLLECTION,
    where: { subject: { equals: subject } },
    sort: '-savedAt',
    pagination: false,
    depth: 0,
  });
  const pages = await findCurrentPages(docs.map(({ url }) => url));
  return docs.map(({ id, url, label, savedAt }) => {
    const page = pages.get(url);
    return { id, savedAt, isAvailable: page !== undefined, url, label, ...page };
  });
}

type CurrentPage = Pick<SavedPage, 'url' | 'label'>;

/** Finds the public pages that visitors get at these URLs, by the URL: the page there, or the one to which it redirects. */
async function findCurrentPages(urls: readonly string[]): Promise<Map<string, CurrentPage>> {
  const moved = await findRedirects(urls);
  const links = await resolveLinks([...new Set([...urls, ...moved.values()])]);
  const pages = new Map(links.map(({ url, label }) => [url, { url, label }]));
  return new Map(
    urls.flatMap((url) => {
      const page = pages.get(url) ?? pages.get(moved.get(url) ?? '');
      return page ? [[url, page] as const] : [];
    }),
  );
}

function createListResponse(pages: readonly StoredPage[]): Response {
  return createPrivateResponse({ savedPages: listLatest(pages).map(({ id: _id, ...page }) => page) } satisfies SavedPages);
}

/** Two saved URLs may lead to the same page now, which is listed once. */
function listLatest(pages: readonly StoredPage[]): StoredPage[] {
  return pages.filter(({ url }, index) => pages.findIndex((page) => page.url === url) === index);
}

async function insertSavedPage(subject: string, { url, label }: CurrentPage): Promise<void> {
  const payload = await getPayloadClient();
  try {
    await payload.create({ collection: COLLECTION, data: { subject, url, label, savedAt: new Date().toISOString() } });
  } catch (error) {
    // Saved in two tabs at once: the unique index kept only one.
    if (!(await findSavedPages(subject)).some((page) => page.url === url)) throw error;
  }
}

async function parseUrl(request: Request): Promise<string | undefined> {
  return (await readBody(request, savedPageRequestSchema))?.url;
}
