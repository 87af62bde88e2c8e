import { environment } from '@/platform/environment';
import { type CdnClient, createCdnClient } from './cdn-client';

const { CDN, CDN_SERVICE_ID, CDN_TOKEN, CDN_URL } = environment;

export { CdnError } from './cdn-client';

/** The content delivery network in front of the site; undefined without one. */
export const cdn: CdnClient | undefined =
  CDN === undefined || CDN_TOKEN === undefined
    ? undefined
    : createCdnClient({ kind: CDN, url: CDN_URL, serviceId: CDN_SERVICE_ID, token: CDN_TOKEN });
