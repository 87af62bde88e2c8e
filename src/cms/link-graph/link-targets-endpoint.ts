import type { Endpoint } from 'payload';
import { editorialStaff } from '@/cms/core/access';
import { findAllTargets } from './find-urls';

/**
 * GET /api/pages/link-targets: returns every URL and picture that a link may target, so that the admin can check links as
 * editors type.
 */
export const linkTargetsEndpoint: Endpoint = {
  path: '/link-targets',
  method: 'get',
  handler: async (req) => {
    if (!(await editorialStaff({ req }))) return Response.json({ message: 'Sign in to the admin first.' }, { status: 403 });
    return Response.json({ urls: [...(await findAllTargets(req))] }, { headers: { 'cache-control': 'no-store' } });
  },
};
