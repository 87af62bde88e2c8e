import { visitorAddressOf } from '@/platform/visitor-address';
import { countryOf } from '@/services/geo-ip';
import { needsConsent } from './consent-region';

/**
 * GET /consent/region: whether whoever asks has to agree first. Pages are kept and the same for everybody, so the browser
 * asks here, once, and only on a site with a tag manager. Nothing is kept of it on the server.
 */
export async function answerRegion(request: Request): Promise<Response> {
  const isAsked = request.headers.get('sec-gpc') === '1' ? false : needsConsent(await countryOf(visitorAddressOf(request)));
  return Response.json({ ask: isAsked }, { headers: { 'cache-control': 'private, max-age=3600', vary: 'Sec-GPC' } });
}
