import type { Endpoint } from 'payload';
import { signedInEditor } from '@/cms/core/access';
import { allTargets } from './all-urls';

/** GET /api/pages/addresses: every address and picture that a link may lead to, for the check of links while one writes. */
export const addresses: Endpoint = {
  path: '/addresses',
  method: 'get',
  handler: async (req) => {
    if (!(await signedInEditor({ req }))) return Response.json({ message: 'Sign in to the admin first.' }, { status: 403 });
    return Response.json({ urls: [...(await allTargets(req))] }, { headers: { 'cache-control': 'no-store' } });
  },
};
