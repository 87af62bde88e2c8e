import { randomBytes } from 'node:crypto';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { HOUR_MS } from '@/platform/durations';
import { hashToken } from '@/platform/hash-token';
import { publicOrigin } from '@/platform/link-tokens';
import { buildSharedPreviewPath } from '@/platform/preview-paths';
import { findReadableDraft } from '@/cms/drafts/latest-draft';
import { getEntryTitle } from '@/cms/core/kinds/entry-title';
import { REVIEWABLE_COLLECTIONS } from '@/cms/core/kinds/reviewable-collections';
import { PREVIEW_LINK_HOURS } from './durations';

const shareRequestSchema = z.object({
  of: z.enum(REVIEWABLE_COLLECTIONS),
  entry: z.number().int().positive(),
  hours: z.literal(PREVIEW_LINK_HOURS),
});

/** POST /api/preview-links/share: creates a link to the latest draft of an entry, for an editor who may read it. */
export const sharePreviewEndpoint: Endpoint = {
  path: '/share',
  method: 'post',
  handler: async (req) => {
    const { data } = shareRequestSchema.safeParse(await readBody(req));
    if (!data) throw new APIError('Specify the entry and the duration: an hour, a day, or a week.', 400);
    const draft = req.user ? await findReadableDraft(req.payload, { collection: data.of, id: data.entry }, req.user) : undefined;
    if (!draft) throw new APIError('This entry doesn’t exist, or you may not read its draft.', 404);
    const expiresAt = new Date(Date.now() + data.hours * HOUR_MS).toISOString();
    const token = randomBytes(32).toString('hex');
    const { of, entry } = data;
    await req.payload.delete({ collection: 'preview-links', where: { expiresAt: { less_than: new Date().toISOString() } }, req });
    await req.payload.create({
      collection: 'preview-links',
      data: { title: getEntryTitle(of, draft), of, entry, expiresAt, madeBy: req.user?.id, tokenHash: hashToken(token) },
      depth: 0,
      req,
    });
    return Response.json(
      { url: publicOrigin + buildSharedPreviewPath(token), expiresAt },
      { status: 201, headers: { 'cache-control': 'no-store' } },
    );
  },
};

async function readBody(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.();
  } catch {
    // Invalid JSON is rejected like any other invalid request.
    return undefined;
  }
}
