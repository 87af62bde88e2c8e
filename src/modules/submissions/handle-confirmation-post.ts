import { HOUR_SECONDS } from '@/platform/durations';
import { createRejectionPage, formatRetryDelay } from '@/modules/forms';
import { getPayloadClient } from '@/modules/payload-client';
import { getClientIp } from '@/platform/client-ip';
import { getErrorReason } from '@/platform/error-reason';
import { redirectTo } from '@/platform/redirect-to';
import { isSameOriginRequest } from '@/platform/same-origin';
import { consumeQuota } from '@/services/rate-limit';
import { buildConfirmationPath, resolveConfirmation } from './confirmation-link';
import { confirmSubmission } from './confirm-submission';

/** No one confirms that often; who tries tokens does. */
const HOURLY_QUOTA = { name: 'confirmations', limit: 30, windowSeconds: HOUR_SECONDS };

/** Confirms the request of a link in an email, and redirects to the link's page, which says whether it worked. */
export async function handleConfirmationPost(request: Request, token: string): Promise<Response> {
  if (!isSameOriginRequest(request))
    return createRejectionPage(
      'This request didn’t come from a page of this site. Nothing was changed. Open the link in the email, and press the button there.',
      403,
    );
  try {
    const quota = await consumeQuota(HOURLY_QUOTA, getClientIp(request));
    if (!quota.allowed)
      return createRejectionPage(
        'Too many requests came from your network, so nothing was changed. ' +
          `Go back and try again ${formatRetryDelay(quota.retryAfterSeconds)}.`,
        429,
      );
    const payload = await getPayloadClient();
    const link = await resolveConfirmation(payload, token);
    if (typeof link === 'object') await confirmSubmission(payload, link.entry.id);
    return redirectTo(buildConfirmationPath(token));
  } catch (error) {
    console.error('forms: failed to confirm a request:', getErrorReason(error));
    return createRejectionPage(
      'We can’t save anything right now, so nothing was changed. Go back and press the button again in a few minutes.',
      503,
    );
  }
}
