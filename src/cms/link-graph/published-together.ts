import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest } from 'payload';
import { z } from 'zod';
import { canPublish } from '@/cms/core/access/access';
import { RequestStore } from '@/cms/core/changes/request-store';
import { whereSchema } from '@/cms/core/database/where-schema';
import { getEntryUrl, type RoutableCollection } from './entry-urls';

/** The URLs of the entries that the request publishes in bulk. */
const publishedUrls = new RequestStore<string, true>('published-together');

/** The arguments of a bulk operation that publishes. */
const bulkPublishSchema = z.object({
  id: z.undefined().optional(),
  where: whereSchema,
  draft: z.boolean().nullish(),
  limit: z.number().nullish(),
  sort: z.union([z.string(), z.array(z.string())]).nullish(),
  data: z.object({ _status: z.literal('published') }),
});

/**
 * Creates the hook that records which entries are published together, so that drafts may link to each other. Because a bulk
 * operation changes everything or nothing, none of these links can lead to a page that isn't public.
 */
export function createPublishedTogetherHook(collection: RoutableCollection & CollectionSlug): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    const bulk = operation === 'update' ? bulkPublishSchema.safeParse(args).data : undefined;
    if (!bulk || !canPublish(req.user)) return;
    const { docs } = await req.payload.find({
      collection,
      where: bulk.where,
      draft: bulk.draft === true,
      ...(bulk.limit ? { limit: bulk.limit } : {}),
      ...(bulk.sort ? { sort: bulk.sort } : {}),
      pagination: false,
      depth: 0,
      req,
    });
    for (const doc of docs) {
      const url = getEntryUrl(collection, doc);
      if (url !== undefined) publishedUrls.for(req).set(url, true);
    }
  };
}

/** Returns the URLs of the entries that the current bulk operation publishes. */
export function getUrlsPublishedTogether(req: PayloadRequest): readonly string[] {
  return [...publishedUrls.for(req).keys()];
}
