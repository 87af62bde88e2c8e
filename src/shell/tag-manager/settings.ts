import { environment } from '@/platform/environment';
import { TAG_MANAGER_ORIGIN } from '@/platform/page-cache/content-security-policy';

/** The settings of this site's tag manager. */
interface TagManagerSettings {
  /** URL of its script. */
  scriptUrl: string;
  /** URL of the iframe that is shown without JavaScript. */
  frameUrl: string;
  /** Whether visitors may have to consent before it loads, and can decline it. */
  needsConsent: boolean;
  /** URL that tells a page whether its visitor must consent; empty where everyone must. */
  regionUrl: string;
}

const { TAG_MANAGER_ID: id, TAG_MANAGER_CONSENT: consent } = environment;

/** Undefined when none is configured. */
export const tagManager: TagManagerSettings | undefined =
  id === undefined
    ? undefined
    : {
        scriptUrl: `${TAG_MANAGER_ORIGIN}/gtm.js?id=${id}`,
        frameUrl: `${TAG_MANAGER_ORIGIN}/ns.html?id=${id}`,
        needsConsent: consent !== 'not-required',
        regionUrl: consent === 'by-region' ? '/consent/region' : '',
      };
