import type { Endpoint } from 'payload';
import { editorialStaff } from '@/cms/core/access';
import { loadFactValues } from '@/cms/core/load-fact-values';

/** GET /api/postgres-versions/fact-values: returns the value of every token, for previews and for choosing one. */
export const factValuesEndpoint: Endpoint = {
  path: '/fact-values',
  method: 'get',
  handler: async (req) => {
    if (!(await editorialStaff({ req }))) return Response.json({ message: 'Sign in to the admin first.' }, { status: 403 });
    return Response.json({ values: await loadFactValues(req.payload, req) }, { headers: { 'cache-control': 'no-store' } });
  },
};
