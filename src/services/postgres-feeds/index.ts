import { environment } from '@/platform/environment';
import { createPostgresFeedsClient } from './feeds-client';
import { createToolFeedsClient } from './tool-feeds-client';

export { createPostgresFeedsClient, type PostgresFeedsClient, type PublishedVersion } from './feeds-client';
export { createToolFeedsClient, type FeedRelease, type ToolFeedsClient } from './tool-feeds-client';

const { POSTGRES_FEEDS_URL: url, TOOL_FEEDS_URL: toolsUrl } = environment;

/** The client for the PostgreSQL project's feeds; undefined when no address is configured. */
export const postgresFeeds = url === undefined ? undefined : createPostgresFeedsClient(url);

/** The client for the release feeds of the tools; undefined when no address is configured. */
export const toolFeeds = toolsUrl === undefined ? undefined : createToolFeedsClient(toolsUrl);
