import { getClientIp } from '@/platform/client-ip';
import { findCountry } from '@/services/geo-ip';
import { countryNeedsConsent } from './consent-region';

/**
 * GET /consent/region: tells the browser whether its visitor must consent first. Cached pages are the same for
 * everyone, so the browser asks here once, and only on a site with a tag manager. The server stores nothing about it.
 */
export async function handleConsentRegion(request: Request): Promise<Response> {
  const isAsked = hasGlobalPrivacyControl(request) ? false : await requestNeedsConsent(request);
  return Response.json({ ask: isAsked }, { headers: { 'cache-control': 'private, max-age=3600', vary: 'Sec-GPC' } });
}

/**
 * Returns whether the law of the request's country requires prior consent. An unknown country counts as requiring it.
 */
export async function requestNeedsConsent(request: Request): Promise<boolean> {
  return countryNeedsConsent(await findCountry(getClientIp(request)));
}

/** Returns whether the browser sends the Global Privacy Control signal (www.w3.org/TR/gpc). */
export function hasGlobalPrivacyControl({ headers }: Pick<Request, 'headers'>): boolean {
  return headers.get('sec-gpc') === '1';
}
