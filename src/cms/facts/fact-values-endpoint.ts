import { APIError, type Endpoint } from 'payload';
import { isEditorialStaff } from '@/cms/core/access/access';
import { loadFactValues } from './load-fact-values';

/** GET /api/postgres-versions/fact-values: returns the value of every token, for previews and for choosing one. */
export const factValuesEndpoint: Endpoint = {
  path: '/fact-values',
  method: 'get',
  handler: async (req) => {
    if (!isEditorialStaff(req.user)) throw new APIError('Sign in to the admin first.', 403);
    return Response.json({ values: await loadFactValues(req.payload, req) }, { headers: { 'cache-control': 'no-store' } });
  },
};
