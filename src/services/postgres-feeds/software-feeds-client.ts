import { z } from 'zod';
import { type FeedResult, fetchText, TIME_LIMIT_MS } from './fetch-text';

const releaseSchema = z.object({
  /** Numbers with dots: "1.26.1". */
  version: z.string().regex(/^\d+(?:\.\d+){1,3}$/),
  released: z.iso.date(),
  url: z.url({ protocol: /^https?$/ }),
});
/** A release in the feed of a program, driver, or extension. */
export type FeedRelease = z.infer<typeof releaseSchema>;

export interface SoftwareFeedsClient {
  /** The newest releases, in the order of its feed; without those that are for testing. */
  fetchReleases: (path: string) => Promise<FeedResult<FeedRelease[]>>;
}

/** Creates a client for release feeds at this URL, in the form in which GitHub publishes releases and tags (Atom). */
export function createSoftwareFeedsClient(url: string, timeLimitMs = TIME_LIMIT_MS): SoftwareFeedsClient {
  return {
    fetchReleases: async (path) => {
      const text = await fetchText(`${url}${path}`, timeLimitMs);
      return text.outcome === 'answered' ? parseReleases(text.answer, `${url}${path}`) : text;
    },
  };
}

/** An entry names its tag at the end of its id: tag:github.com,2008:Repository/1/release/2.60.0. */
const ID = /<id>[^<]*:Repository\/\d+\/([^<]+)<\/id>/;
const UPDATED = /<updated>(\d{4}-\d{2}-\d{2})T/;
const LINK = /<link\b[^>]*\bhref="([^"&<>]+)"/;
/** v1.30.1, REL42.7.14, REL-9_19, pgbouncer_1_26_1, release/2.60.0. What follows the number is for testing: 19beta1, 4.2.0rc1. */
const TAG = /^(?:[a-z]+[-_/]?)?(\d+(?:[._]\d+){1,3})$/i;

function parseReleases(text: string, feedUrl: string): FeedResult<FeedRelease[]> {
  if (!/<feed\b/.test(text)) return { outcome: 'unavailable', reason: 'it is not an Atom feed' };
  const releases = [...text.matchAll(/<entry>([\s\S]*?)<\/entry>/g)].flatMap(([, entry = '']) => {
    const version = TAG.exec(ID.exec(entry)?.[1] ?? '')?.[1]?.replaceAll('_', '.');
    const { data } = releaseSchema.safeParse({
      version,
      released: UPDATED.exec(entry)?.[1],
      url: LINK.exec(entry)?.[1] ?? feedUrl,
    });
    return data ?? [];
  });
  return releases.length === 0
    ? { outcome: 'unavailable', reason: 'it names no release' }
    : { outcome: 'answered', answer: releases };
}
