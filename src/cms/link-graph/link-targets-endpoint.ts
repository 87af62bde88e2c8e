import { APIError, type Endpoint } from 'payload';
import { isEditorialStaff } from '@/cms/core/access/access';
import { findAllTargets } from './find-urls';

/**
 * GET /api/pages/link-targets: returns every URL and picture that a link may target, so that the admin can check links as
 * editors type.
 */
export const linkTargetsEndpoint: Endpoint = {
  path: '/link-targets',
  method: 'get',
  handler: async (req) => {
    if (!isEditorialStaff(req.user)) throw new APIError('Sign in to the admin first.', 403);
    return Response.json({ urls: [...(await findAllTargets(req))] }, { headers: { 'cache-control': 'no-store' } });
  },
};
