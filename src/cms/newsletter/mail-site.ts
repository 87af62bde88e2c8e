import type { PayloadRequest } from 'payload';
import { environment } from '@/platform/environment';
import { publicOrigin } from './links';

/** Whose newsletter it is, and where its readers find the site. */
export async function mailSite({ payload }: Pick<PayloadRequest, 'payload'>): Promise<{ name: string; url: string }> {
  const { name } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  return { name, url: publicOrigin };
}

/** The name of a mail for good, from the id of its delivery. */
export function messageId(delivery: string): string {
  return `<${delivery}@${new URL(environment.SITE_URL).hostname}>`;
}
