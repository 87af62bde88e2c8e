import { handleConsentRegion } from '@/modules/privacy';

export const dynamic = 'force-dynamic';

/** Whether a visitor has to be asked before a tag manager is loaded (src/shell/tag-manager/consent-script.ts). */
export function GET(request: Request): Promise<Response> {
  return handleConsentRegion(request);
}
