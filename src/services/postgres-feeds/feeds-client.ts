import { z } from 'zod';
import { type FeedResult, fetchText, TIME_LIMIT_MS } from './fetch-text';

const daySchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** A row of versions.json: "18" and "7", or "9.6" and "24". */
const versionSchema = z.object({
  major: z.string().regex(/^(?:\d\.\d{1,2}|[1-9]\d?)$/),
  latestMinor: z.coerce.string().regex(/^\d{1,2}$/),
  relDate: daySchema,
  eolDate: daySchema,
  supported: z.boolean(),
});
export type PublishedVersion = z.infer<typeof versionSchema>;

const versionsSchema = z.array(versionSchema).min(1).max(100);

export interface PostgresFeedsClient {
  /** The newest release and the end of each major version. */
  fetchVersions: () => Promise<FeedResult<PublishedVersion[]>>;
  /** The numbers of all published vulnerabilities. */
  fetchCves: () => Promise<FeedResult<string[]>>;
}

/**
 * Creates a client for the feeds of the PostgreSQL project at this URL. Every response is limited in time and size,
 * redirects are not followed, and an answer in another form counts as none.
 */
export function createPostgresFeedsClient(url: string, timeLimitMs = TIME_LIMIT_MS): PostgresFeedsClient {
  const read = (path: string): Promise<FeedResult<string>> => fetchText(`${url}${path}`, timeLimitMs);
  return {
    fetchVersions: async () => {
      const text = await read('/versions.json');
      return text.outcome === 'answered' ? parseVersions(text.answer) : text;
    },
    fetchCves: async () => {
      const text = await read('/support/security/');
      return text.outcome === 'answered' ? parseCves(text.answer) : text;
    },
  };
}

function parseVersions(text: string): FeedResult<PublishedVersion[]> {
  try {
    const { success, data } = versionsSchema.safeParse(JSON.parse(text));
    return success
      ? { outcome: 'answered', answer: data }
      : { outcome: 'unavailable', reason: 'versions.json has an unexpected format' };
  } catch {
    return { outcome: 'unavailable', reason: 'versions.json is not JSON' };
  }
}

function parseCves(text: string): FeedResult<string[]> {
  const ids = [...new Set(text.match(/CVE-\d{4}-\d{4,7}/g))];
  return ids.length === 0
    ? { outcome: 'unavailable', reason: 'the security page names no CVE' }
    : { outcome: 'answered', answer: ids };
}
