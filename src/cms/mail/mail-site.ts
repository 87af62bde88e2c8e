import type { PayloadRequest } from 'payload';
import { environment } from '@/platform/environment';
import type { MailSite } from './render-mail';

/** The site that a mail names as its sender. @param url its origin, where readers find it */
export async function getMailSite({ payload }: Pick<PayloadRequest, 'payload'>, url = environment.SITE_URL): Promise<MailSite> {
  const { name } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  return { name, url };
}

/** The Message-ID of a mail, from the id of its delivery: the same however often it is sent. */
export function buildMessageId(delivery: string): string {
  return `<${delivery}@${new URL(environment.SITE_URL).hostname}>`;
}
