import { tokenFor } from './links';
import { changeTopics, confirmSubscription, leaveNewsletter, type Linked, linkedBy } from './membership';
import { topicsAmong } from '@/cms/core/newsletter-topics';
import { SMALL_BODY_BYTES } from '@/platform/body-budget';
import { environment } from '@/platform/environment';
import { newsletterPath, type NewsletterStep } from '@/platform/newsletter-addresses';
import { isRefused, plainRefusal, textsOf, withFormBody } from '@/modules/forms';
import { payload } from '@/modules/payload';
import type { SAID } from './linked-page';
import { LEFT_PAGE, stepOfAddress } from './linked-subscriber';

const AWAY = 'We cannot change anything at the moment, so nothing was changed. Go back, and press the button again in a few minutes.';

interface PostedTo {
  step: string;
  token: string;
}

/**
 * Does what the button on the page of a link asks for, and leads to a page that says so. The token says for whom. To leave
 * may also be asked by a mail program, from anywhere and without cookies (RFC 8058); nothing else may come from other sites.
 */
export async function answerNewsletterPost(request: Request, { step: named, token }: PostedTo): Promise<Response> {
  const { data: step } = stepOfAddress.safeParse(named);
  if (step === undefined) return plainRefusal('There is nothing at this address that could be changed.', 404);
  if (step !== 'unsubscribe' && isFromElsewhere(request)) return plainRefusal('This was not sent from a page of this site, so nothing was changed. Open the link in the mail, and press the button there.', 403);
  return withFormBody(request, async (read) => (isRefused(read) ? plainRefusal(read.message, read.status) : answerChange(step, token, textsOf(read))), { bytes: SMALL_BODY_BYTES });
}

async function answerChange(step: NewsletterStep, token: string, sent: Readonly<Record<string, readonly string[]>>): Promise<Response> {
  try {
    const linked = await linkedBy(await payload(), step, token);
    if (step === 'unsubscribe') return await unsubscribed(linked, sent, token);
    // The page of a link that leads nowhere says why.
    if (typeof linked === 'string') return ledTo(newsletterPath(step, token));
    const { subscriber } = linked;
    if (step === 'confirm') {
      await confirmSubscription(await payload(), subscriber);
      return toPreferences(subscriber.handle, 'confirmed');
    }
    const topics = topicsAmong(sent['topics'] ?? []);
    if (topics.length > 0) await changeTopics(await payload(), subscriber, topics);
    return toPreferences(subscriber.handle, topics.length > 0 ? 'saved' : 'no-topic');
  } catch (error) {
    console.error('newsletter: a change could not be kept:', error instanceof Error ? error.message : error);
    return plainRefusal(AWAY, 503);
  }
}

/** A person is led to a page. A mail program must not be (RFC 8058, section 3.1), and learns that it is done, also when it was done before. */
async function unsubscribed(linked: Linked, sent: Readonly<Record<string, readonly string[]>>, token: string): Promise<Response> {
  const isOneClick = sent['List-Unsubscribe']?.[0] === 'One-Click';
  if (!isOneClick && sent['by']?.[0] !== 'button') return plainRefusal('This is neither the button of our page nor what a mail program sends, so nothing was changed.', 400);
  if (linked === 'unknown') return isOneClick ? said('This is no link of ours, so nothing was changed.', 404) : ledTo(newsletterPath('unsubscribe', token));
  if (typeof linked === 'object') await leaveNewsletter(await payload(), linked.subscriber);
  return isOneClick ? said('Unsubscribed. This address gets no newsletter any more.', 200) : ledTo(LEFT_PAGE);
}

/**
 * Whether another site has sent it. The page of a link tells nobody its address, which makes browsers name its origin
 * “null”; that counts as unknown, and without the token nobody gets any further.
 */
function isFromElsewhere({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin';
  const origin = headers.get('origin');
  return origin !== null && origin !== 'null' && origin !== new URL(environment.SITE_URL).origin;
}

function toPreferences(handle: string, what: (typeof SAID)[number]): Response {
  return ledTo(`${newsletterPath('preferences', tokenFor('preferences', handle))}?said=${what}`);
}

function ledTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

function said(sentence: string, status: number): Response {
  return new Response(`${sentence}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } });
}
