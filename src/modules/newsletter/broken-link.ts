import type { PayloadRequest } from 'payload';
import type { NewsletterIssue } from '@/payload-types';
import { validateLinks } from '@/cms/link-graph/validate-links';

/**
 * Returns what is wrong with a link to this site. An issue that is sent now may link only to what is published; one that is
 * scheduled also to drafts, which may be published by then.
 */
export async function findBrokenLink(
  req: PayloadRequest,
  { topics, subject, body }: Pick<NewsletterIssue, 'topics' | 'subject' | 'body'>,
  { isSentNow }: { isSentNow: boolean },
): Promise<string | undefined> {
  const { config } = req.payload.collections['newsletter-issues'];
  const [problem] = await validateLinks({ collection: config, data: { topics, subject, body }, isPublic: isSentNow, req });
  return problem?.message;
}
