import { environment } from '@/platform/environment';
import { createPostgresFeedsClient } from './feeds-client';
import { createSoftwareFeedsClient } from './software-feeds-client';

export { createPostgresFeedsClient, type PostgresFeedsClient, type PublishedVersion } from './feeds-client';
export type { FeedRelease, SoftwareFeedsClient } from './software-feeds-client';

const { POSTGRES_FEEDS_URL: url, TOOL_FEEDS_URL: softwareUrl } = environment;

/** The client for the PostgreSQL project's feeds; undefined when no URL is configured. */
export const postgresFeeds = url === undefined ? undefined : createPostgresFeedsClient(url);

/** The client for the release feeds of other software; undefined when no URL is configured. */
export const softwareFeeds = softwareUrl === undefined ? undefined : createSoftwareFeedsClient(softwareUrl);
