import { environment } from '@/platform/environment';
import { createPostgresFeedsClient } from './feeds-client';

export { createPostgresFeedsClient, type PostgresFeedsClient, type PublishedVersion } from './feeds-client';

const { POSTGRES_FEEDS_URL: url } = environment;

/** The client for what the PostgreSQL project publishes; undefined when no address is configured. */
export const postgresFeeds = url === undefined ? undefined : createPostgresFeedsClient(url);
