import { docFeedback, DOC_FEEDBACK_WORDS_MAX, type DocFeedback } from './feedback';
import { environment } from '@/platform/environment';
import { isOwnRequest } from '@/platform/own-request';
import { visitorAddressOf } from '@/platform/visitor-address';
import { mayOnceMore } from '@/services/rate-limit';
import { docAt } from '../docs';
import { FEEDBACK_THANKS_ID } from './ids';
import { keepFeedback } from './keep-feedback';
import { refusalPage } from './refusal-page';

/** Longest form that is read, in bytes: the words, each letter as three encoded bytes at most, and the rest. */
const FORM_BYTES_MAX = DOC_FEEDBACK_WORDS_MAX * 12 + 1_000;

/** What is taken from one address in a day. */
const FEEDBACK_A_DAY = { name: 'docs feedback', most: 20, seconds: 24 * 60 * 60 };

/**
 * POST /docs/feedback: keeps what a reader said of a page of the handbook, and leads back to the page, which says thank
 * you. What cannot be kept is answered with a page that says why and still has the words.
 */
export async function answerDocFeedback(request: Request): Promise<Response> {
  if (!isOwnRequest(request, new URL(environment.SITE_URL).origin)) return refusalPage(403, { sentence: 'Words on the handbook can be sent from its own pages only.' });
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!(length <= FORM_BYTES_MAX)) return refusalPage(413, { sentence: `That was too long: ${DOC_FEEDBACK_WORDS_MAX} characters can be sent. Go back in your browser, shorten it, and send it again.` });
  const form = await request.formData().catch(() => undefined);
  const given = Object.fromEntries([...(form ?? [])].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  const feedback = docFeedback.safeParse(given);
  if (!feedback.success) {
    return refusalPage(400, { sentence: `That was not a form of the handbook: say whether the page helped, and add at most ${DOC_FEEDBACK_WORDS_MAX} characters of plain text.`, words: given['words'] });
  }
  return answerTo(feedback.data, request);
}

async function answerTo(feedback: DocFeedback, request: Request): Promise<Response> {
  const { page, words } = feedback;
  try {
    if ((await docAt(page))?.url !== page) return refusalPage(404, { sentence: 'The handbook does not have this page any more, so nothing was kept.', words });
    const address = visitorAddressOf(request);
    if (!(await mayOnceMore(FEEDBACK_A_DAY, address)).allowed) {
      return refusalPage(429, { sentence: 'You have sent a lot today, and this was not kept. Keep your words and send them tomorrow.', words, page });
    }
    await keepFeedback(feedback, `${address ?? ''} ${request.headers.get('user-agent') ?? ''}`);
  } catch (error) {
    console.error('POST /docs/feedback:', error);
    return refusalPage(503, { sentence: 'Your words could not be kept just now. Here they are; go back to the page and try again in a minute.', words, page });
  }
  return new Response(null, { status: 303, headers: { location: `${page}#${FEEDBACK_THANKS_ID}`, 'cache-control': 'no-store' } });
}
