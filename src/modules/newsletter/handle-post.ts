import { parseTopics } from '@/cms/core/taxonomy/newsletter-topics';
import { SMALL_BODY_BYTES } from '@/platform/body-budget';
import { redirectTo } from '@/platform/redirect-to';
import { isSameOriginRequest } from '@/platform/same-origin';
import { buildNewsletterPath, type NewsletterAction } from '@/platform/newsletter-paths';
import { isFormRejection, createRejectionPage, getTextFields, processFormBody } from '@/modules/forms';
import { getPayloadClient } from '@/modules/payload-client';
import { getErrorReason } from '@/platform/error-reason';
import { createNewsletterToken } from './links';
import { updateTopics, confirmSubscription, unsubscribe, type LinkResult, resolveLink } from './subscription';
import type { LINK_PAGE_OUTCOMES } from './link-page';
import { UNSUBSCRIBED_PATH, newsletterActionSchema } from './linked-subscriber';

const DATABASE_DOWN_MESSAGE =
  'We can’t save changes right now, so nothing was changed. Go back, and press the button again in a few minutes.';

interface LinkParams {
  action: string;
  token: string;
}

/**
 * Performs the action of a newsletter link's button and redirects to a page that confirms it. The token identifies the
 * subscriber. Only unsubscribing also works cross-site and without cookies, because mail clients do it (RFC 8058).
 */
export async function handleNewsletterPost(request: Request, { action: named, token }: LinkParams): Promise<Response> {
  const { data: action } = newsletterActionSchema.safeParse(named);
  if (action === undefined) return createRejectionPage('This link doesn’t exist.', 404);
  if (action !== 'unsubscribe' && !isSameOriginRequest(request))
    return createRejectionPage(
      'This request didn’t come from a page of this site. Nothing was changed. Open the link in the email, and press the button there.',
      403,
    );
  return processFormBody(
    request,
    async (read) =>
      isFormRejection(read) ? createRejectionPage(read.message, read.status) : applyChange(action, token, getTextFields(read)),
    { bytes: SMALL_BODY_BYTES },
  );
}

async function applyChange(
  action: NewsletterAction,
  token: string,
  sent: Readonly<Record<string, readonly string[]>>,
): Promise<Response> {
  try {
    const linked = await resolveLink(await getPayloadClient(), action, token);
    if (action === 'unsubscribe') return await handleUnsubscribe(linked, sent, token);
    // The link's page explains why the link doesn't work.
    if (typeof linked === 'string') return redirectTo(buildNewsletterPath(action, token));
    const { subscriber } = linked;
    if (action === 'confirm') {
      await confirmSubscription(await getPayloadClient(), subscriber);
      return redirectToPreferences(subscriber.handle, 'confirmed');
    }
    const topics = parseTopics(sent['topics'] ?? []);
    if (topics.length > 0) await updateTopics(await getPayloadClient(), subscriber, topics);
    return redirectToPreferences(subscriber.handle, topics.length > 0 ? 'saved' : 'no-topic');
  } catch (error) {
    console.error('newsletter: failed to save a change:', getErrorReason(error));
    return createRejectionPage(DATABASE_DOWN_MESSAGE, 503);
  }
}

/**
 * Unsubscribes and redirects a person to a confirmation page. A mail client must not be redirected (RFC 8058, section
 * 3.1) and gets a success response, even when the subscriber was already gone.
 */
async function handleUnsubscribe(
  linked: LinkResult,
  sent: Readonly<Record<string, readonly string[]>>,
  token: string,
): Promise<Response> {
  const isOneClick = sent['List-Unsubscribe']?.[0] === 'One-Click';
  if (!isOneClick && sent['by']?.[0] !== 'button')
    return createRejectionPage(
      'This request came from neither our unsubscribe button nor a mail client. Nothing was changed.',
      400,
    );
  if (linked === 'unknown')
    return isOneClick
      ? createTextResponse('This link isn’t valid. Nothing was changed.', 404)
      : redirectTo(buildNewsletterPath('unsubscribe', token));
  if (typeof linked === 'object') await unsubscribe(await getPayloadClient(), linked.subscriber);
  return isOneClick
    ? createTextResponse('Unsubscribed. This address won’t get the newsletter anymore.', 200)
    : redirectTo(UNSUBSCRIBED_PATH);
}

function redirectToPreferences(handle: string, what: (typeof LINK_PAGE_OUTCOMES)[number]): Response {
  return redirectTo(`${buildNewsletterPath('preferences', createNewsletterToken('preferences', handle))}?outcome=${what}`);
}

function createTextResponse(sentence: string, status: number): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
