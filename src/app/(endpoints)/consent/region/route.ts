import { handleConsentRegion } from '@/modules/privacy/routes';

export const dynamic = 'force-dynamic';

/**
 * Tells the browser whether the visitor must consent before a tag manager loads
 * (src/shell/tag-manager/consent-script.ts).
 */
export function GET(request: Request): Promise<Response> {
  return handleConsentRegion(request);
}
