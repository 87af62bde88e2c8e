import { SAVED_PAGES_MAX, savedPageRequest, type SavedPages } from './saved-page';
import { linksTo } from '@/modules/pages';
import { payload } from '@/modules/payload';
import { personalAnswer, type PersonalRequest, problemAnswer } from '@/modules/account/server';

const COLLECTION = 'saved-pages';

/** GET /account/saved-pages */
export async function answerSavedPages({ person }: PersonalRequest): Promise<Response> {
  return personalAnswer(await savedPagesOf(person.subject));
}

/** PUT /account/saved-pages: saves a page; one that is saved already stays as it is. */
export async function savePage({ request, person: { subject } }: PersonalRequest): Promise<Response> {
  const url = await askedUrl(request);
  if (url === undefined) return notOfThisForm();
  const [entry] = await linksTo([url]);
  if (entry === undefined) return problemAnswer(404, { error: 'not_found', message: 'This page cannot be saved: it does not exist any more.' });
  const kept = await savedPagesOf(subject);
  if (kept.savedPages.some((page) => page.url === url)) return personalAnswer(kept);
  const { totalDocs } = await (await payload()).count({ collection: COLLECTION, where: { subject: { equals: subject } } });
  if (totalDocs >= SAVED_PAGES_MAX) {
    return problemAnswer(409, { error: 'too_many', message: `You have saved ${SAVED_PAGES_MAX} pages, which is the most. Remove one in your dashboard first.` });
  }
  await create(subject, url, entry.label);
  return personalAnswer(await savedPagesOf(subject));
}

/** DELETE /account/saved-pages: removes a page; one that is not there is removed already. */
export async function removePage({ request, person: { subject } }: PersonalRequest): Promise<Response> {
  const url = await askedUrl(request);
  if (url === undefined) return notOfThisForm();
  await (await payload()).delete({ collection: COLLECTION, where: { and: [{ subject: { equals: subject } }, { url: { equals: url } }] } });
  return personalAnswer(await savedPagesOf(subject));
}

/** All that still exist, by the name they have now, the last saved first. */
async function savedPagesOf(subject: string): Promise<SavedPages> {
  const { docs } = await (await payload()).find({ collection: COLLECTION, where: { subject: { equals: subject } }, sort: '-savedAt', limit: SAVED_PAGES_MAX, depth: 0 });
  const labels = new Map((await linksTo(docs.map(({ url }) => url))).map(({ url, label }) => [url, label]));
  return {
    savedPages: docs.flatMap(({ url, savedAt }) => {
      const label = labels.get(url);
      return label === undefined ? [] : [{ url, label, savedAt }];
    }),
  };
}

async function create(subject: string, url: string, label: string): Promise<void> {
  try {
    await (await payload()).create({ collection: COLLECTION, data: { subject, url, label, savedAt: new Date().toISOString() } });
  } catch (error) {
    // Pressed in two tabs at once: the database keeps one of the two.
    const { savedPages } = await savedPagesOf(subject);
    if (!savedPages.some((page) => page.url === url)) throw error;
  }
}

async function askedUrl(request: Request): Promise<string | undefined> {
  const body: unknown = await request.json().catch(() => undefined);
  return savedPageRequest.safeParse(body).data?.url;
}

function notOfThisForm(): Response {
  return problemAnswer(400, { error: 'invalid_request', message: 'A page of this site must be named, as {"url": "/products"}.' });
}
