import type { PayloadRequest } from 'payload';
import { environment } from '@/platform/environment';
import { isSignInOffered } from '@/platform/is-sign-in-offered';
import type { MailSite } from './render-mail';

/**
 * Returns the site that emails name as their sender.
 * @param url the public origin of the site
 */
export async function getMailSite({ payload }: Pick<PayloadRequest, 'payload'>, url = environment.SITE_URL): Promise<MailSite> {
  const { name } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  return { name, url, dashboardUrl: isSignInOffered ? `${url}/dashboard` : undefined };
}

/** Builds the Message-ID of an email from the id of its delivery, so that it is the same on every attempt. */
export function buildMessageId(delivery: string): string {
  return `<${delivery}@${new URL(environment.SITE_URL).hostname}>`;
}
