import type { PayloadRequest } from 'payload';
import { environment } from '@/platform/environment';
import { isSignInOffered } from '@/platform/is-sign-in-offered';
import { publicOrigin } from '@/platform/link-tokens';
import type { MailSite } from './render-mail';

/** The host in emails: the public one, which is the same on every instance. */
export const mailHost = new URL(publicOrigin).hostname;

/**
 * Returns the site that emails name as their sender, with its public URL: the instance that sends them may be one that only
 * editors can reach.
 */
export async function getMailSite({ payload }: Pick<PayloadRequest, 'payload'>): Promise<MailSite> {
  const { name } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  return { name, url: publicOrigin, dashboardUrl: isSignInOffered ? `${publicOrigin}/dashboard` : undefined };
}

/**
 * Returns the URL of an entry's form in the admin; undefined on an instance that has no admin (`ROLE=site`) and doesn't know
 * the URL that editors use.
 */
export function findAdminUrl(collection: string, id: number | string): string | undefined {
  return environment.ROLE === 'site' ? undefined : `${environment.SITE_URL}/admin/collections/${collection}/${id}`;
}

/**
 * Builds the Message-ID of an email from the id of its delivery, so that it is the same on every attempt, whichever instance
 * makes it.
 */
export function buildMessageId(delivery: string): string {
  return `<${delivery}@${mailHost}>`;
}
