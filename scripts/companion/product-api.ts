import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TokenVerifier } from '@/services/identity/access-token';
import { type ProductAccount, productAccountSchema } from '@/services/product-api/account';
import { DAY_MS } from '@/platform/durations';
import { parseBearerToken, sendJson } from './http';

/** Handles `GET /api/account/entitlements` like the product API, for the owner of the access token. */
export async function handleProductApi(request: IncomingMessage, response: ServerResponse, verify: TokenVerifier): Promise<void> {
  if (request.method !== 'GET') return sendJson(response, 405, { error: 'method_not_allowed' }, { Allow: 'GET' });
  const verification = await verify(parseBearerToken(request));
  if (verification.outcome === 'unavailable') return sendJson(response, 503, { error: 'unavailable' });
  if (verification.outcome === 'refused')
    return sendJson(response, 401, { error: 'invalid_token' }, { 'WWW-Authenticate': 'Bearer error="invalid_token"' });
  sendJson(response, 200, productAccountSchema.parse(buildSampleAccount(new Date())));
}

/** Subscriptions of a fictitious company. They end around today, so that each state of a subscription appears. */
function buildSampleAccount(now: Date): ProductAccount {
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  return {
    account: { number: 'SAMPLE-10482', name: 'Sample company' },
    subscriptions: [
      {
        id: 'S-2201',
        product: 'Enterprise plan',
        plan: 'Production support, 24 hours a day',
        cores: 64,
        startsOn: day(-132),
        endsOn: day(233),
      },
      {
        id: 'S-2202',
        product: 'Standard plan',
        plan: 'Production support, 24 hours a day',
        cores: 16,
        startsOn: day(-345),
        endsOn: day(20),
      },
      {
        id: 'S-1907',
        product: 'Community 360 plan',
        plan: 'Production support, 24 hours a day',
        cores: 8,
        startsOn: day(-408),
        endsOn: day(-43),
      },
    ],
    entitlements: [
      {
        id: 'E-1',
        name: 'Package repositories',
        description: 'Packages of the server and its tools for every supported platform.',
        subscription: 'S-2201',
        products: [],
        endsOn: day(233),
      },
      {
        id: 'E-2',
        name: 'Oracle compatibility',
        description: 'The server with compatibility for applications that were written for Oracle.',
        subscription: 'S-2201',
        products: ['advanced-server'],
        endsOn: day(233),
      },
      {
        id: 'E-3',
        name: 'Container images',
        description: 'Images for Kubernetes, and the operator that runs them.',
        subscription: 'S-2201',
        products: [],
        endsOn: day(233),
      },
      {
        id: 'E-4',
        name: 'Support cases',
        description: 'Cases of every severity, with a first answer within an hour for the highest.',
        subscription: 'S-2201',
        products: [],
        endsOn: day(233),
      },
    ],
    sample: true,
  };
}
