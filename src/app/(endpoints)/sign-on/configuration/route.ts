import { environment } from '@/platform/environment';
import { getIssuerUrl } from '@/services/identity/issuer';
import type { SignOnConfiguration } from '@/shell/sign-on/configuration';

export const dynamic = 'force-dynamic';

/** Returns the site's sign-on configuration, or 404 when there is none. Browsers request it when a visitor signs in. */
export function GET(): Response {
  const { IDENTITY_URL, IDENTITY_CLIENT_ID, SKIP_VERSION_CHECK } = environment;
  if (!IDENTITY_URL || !IDENTITY_CLIENT_ID) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  const configuration: SignOnConfiguration = {
    issuer: getIssuerUrl(IDENTITY_URL),
    clientId: IDENTITY_CLIENT_ID,
    skipVersionCheck: SKIP_VERSION_CHECK === '1',
  };
  return Response.json(configuration, { headers: { 'cache-control': 'no-store' } });
}
