import { docFeedbackSchema, DOC_FEEDBACK_MAX_LENGTH, type DocFeedback } from './feedback';
import { environment } from '@/platform/environment';
import { isSameOriginRequest } from '@/platform/same-origin';
import { getClientIp } from '@/platform/client-ip';
import { consumeQuota } from '@/services/rate-limit';
import { findDoc } from '../docs';
import { FEEDBACK_THANKS_ID } from './ids';
import { saveFeedback } from './save-feedback';
import { createRejectionPage } from './rejection-page';

/** Maximum form size in bytes: up to 12 per character (four UTF-8 bytes, each percent-encoded as three), plus the rest. */
const FORM_BYTES_MAX = DOC_FEEDBACK_MAX_LENGTH * 12 + 1_000;

/** The quota per IP address and day. */
const DAILY_FEEDBACK_QUOTA = { name: 'docs feedback', most: 20, seconds: 24 * 60 * 60 };

/**
 * POST /docs/feedback: saves a reader's feedback on a handbook page and redirects to the page's thank-you message. If
 * it can't be saved, the response is a page that says why and still shows the comment.
 */
export async function handleDocFeedback(request: Request): Promise<Response> {
  if (!isSameOriginRequest(request, new URL(environment.SITE_URL).origin))
    return createRejectionPage(403, { message: 'Words on the handbook can be sent from its own pages only.' });
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!(length <= FORM_BYTES_MAX))
    return createRejectionPage(413, {
      message: `That was too long: ${DOC_FEEDBACK_MAX_LENGTH} characters can be sent. Go back in your browser, shorten it, and send it again.`,
    });
  const form = await request.formData().catch(() => undefined);
  const given = Object.fromEntries([...(form ?? [])].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  const feedback = docFeedbackSchema.safeParse(given);
  if (!feedback.success) {
    return createRejectionPage(400, {
      message: `That was not a form of the handbook: say whether the page helped, and add at most ${DOC_FEEDBACK_MAX_LENGTH} characters of plain text.`,
      comment: given['words'],
    });
  }
  return saveAndRedirect(feedback.data, request);
}

async function saveAndRedirect(feedback: DocFeedback, request: Request): Promise<Response> {
  const { page, words } = feedback;
  try {
    if ((await findDoc(page))?.url !== page)
      return createRejectionPage(404, {
        message: 'The handbook does not have this page any more, so nothing was kept.',
        comment: words,
      });
    const address = getClientIp(request);
    if (!(await consumeQuota(DAILY_FEEDBACK_QUOTA, address)).allowed) {
      return createRejectionPage(429, {
        message: 'You have sent a lot today, and this was not kept. Keep your words and send them tomorrow.',
        comment: words,
        page,
      });
    }
    await saveFeedback(feedback, `${address ?? ''} ${request.headers.get('user-agent') ?? ''}`);
  } catch (error) {
    console.error('POST /docs/feedback:', error);
    return createRejectionPage(503, {
      message: 'Your words could not be kept just now. Here they are; go back to the page and try again in a minute.',
      comment: words,
      page,
    });
  }
  return new Response(null, { status: 303, headers: { location: `${page}#${FEEDBACK_THANKS_ID}`, 'cache-control': 'no-store' } });
}
