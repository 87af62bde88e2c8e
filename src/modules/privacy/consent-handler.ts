import { getClientIp } from '@/platform/client-ip';
import { lookUpCountry } from '@/services/geo-ip';
import { countryNeedsConsent } from './consent-region';

/**
 * GET /consent/region: whether whoever asks has to agree first. Pages are kept and the same for everybody, so the browser
 * asks here, once, and only on a site with a tag manager. Nothing is kept of it on the server.
 */
export async function handleConsentRegion(request: Request): Promise<Response> {
  const isAsked = hasGlobalPrivacyControl(request) ? false : await requestNeedsConsent(request);
  return Response.json({ ask: isAsked }, { headers: { 'cache-control': 'private, max-age=3600', vary: 'Sec-GPC' } });
}

/** Whether the law of the country that a request comes from wants consent first; so it does where that is unknown. */
export async function requestNeedsConsent(request: Request): Promise<boolean> {
  return countryNeedsConsent(await lookUpCountry(getClientIp(request)));
}

/** Whether the browser declines for its owner, by Global Privacy Control (www.w3.org/TR/gpc). */
export function hasGlobalPrivacyControl({ headers }: Pick<Request, 'headers'>): boolean {
  return headers.get('sec-gpc') === '1';
}
