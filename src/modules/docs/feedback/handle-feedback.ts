import { docFeedbackSchema, DOC_FEEDBACK_LENGTH_MAX, type DocFeedback } from './feedback';
import { redirectTo } from '@/platform/redirect-to';
import { isSameOriginRequest } from '@/platform/same-origin';
import { getClientIp } from '@/platform/client-ip';
import { consumeQuota } from '@/services/rate-limit';
import { DAY_SECONDS } from '@/platform/durations';
import { findDoc } from '../docs';
import { FEEDBACK_THANKS_ID } from './ids';
import { saveFeedback } from './save-feedback';
import { createFeedbackRejectionPage } from './feedback-rejection-page';

/** Maximum form size in bytes: up to 12 per character (four UTF-8 bytes, each percent-encoded as three), plus the rest. */
const FORM_BYTES_MAX = DOC_FEEDBACK_LENGTH_MAX * 12 + 1_000;

/** The quota per IP address and day. */
const DAILY_FEEDBACK_QUOTA = { name: 'docs feedback', limit: 20, windowSeconds: DAY_SECONDS };

/**
 * POST /docs/feedback: saves a reader's feedback on a handbook page and redirects to the page's thank-you message. If
 * it can't be saved, the response is a page that says why and still shows the comment.
 */
export async function handleDocFeedback(request: Request): Promise<Response> {
  if (!isSameOriginRequest(request))
    return createFeedbackRejectionPage(403, { message: 'Feedback can be sent only from the pages of the documentation.' });
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!(length <= FORM_BYTES_MAX))
    return createFeedbackRejectionPage(413, {
      message:
        `Your feedback is longer than ${DOC_FEEDBACK_LENGTH_MAX} characters. ` +
        'Go back in your browser, shorten it, and send it again.',
    });
  const form = await request.formData().catch(() => undefined);
  const given = Object.fromEntries([...(form ?? [])].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  const feedback = docFeedbackSchema.safeParse(given);
  if (!feedback.success) {
    return createFeedbackRejectionPage(400, {
      message:
        `Your feedback couldn’t be read, so it wasn’t saved. Go back, say whether the page helped, and write at most ` +
        `${DOC_FEEDBACK_LENGTH_MAX} characters of plain text.`,
      comment: given['words'],
    });
  }
  return saveAndRedirect(feedback.data, request);
}

async function saveAndRedirect(feedback: DocFeedback, request: Request): Promise<Response> {
  const { page, words } = feedback;
  try {
    if ((await findDoc(page))?.url !== page)
      return createFeedbackRejectionPage(404, {
        message: 'This page is no longer in the documentation, so nothing was saved.',
        comment: words,
      });
    const address = getClientIp(request);
    if (!(await consumeQuota(DAILY_FEEDBACK_QUOTA, address)).allowed) {
      return createFeedbackRejectionPage(429, {
        message: 'You’ve sent a lot of feedback today, so this wasn’t saved. Copy it and send it tomorrow.',
        comment: words,
        page,
      });
    }
    await saveFeedback(feedback, `${address ?? ''} ${request.headers.get('user-agent') ?? ''}`);
  } catch (error) {
    console.error('POST /docs/feedback:', error);
    return createFeedbackRejectionPage(503, {
      message: 'Your feedback couldn’t be saved right now. It’s shown below; go back to the page and try again in a minute.',
      comment: words,
      page,
    });
  }
  return redirectTo(`${page}#${FEEDBACK_THANKS_ID}`);
}
