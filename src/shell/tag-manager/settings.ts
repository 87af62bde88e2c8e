import { environment } from '@/platform/environment';
import { TAG_MANAGER_ORIGIN } from '@/platform/page-cache/content-security-policy';

/** The tag manager of this site. */
interface TagManagerSettings {
  /** Its script. */
  scriptUrl: string;
  /** What is shown in a frame without JavaScript. */
  frameUrl: string;
  /** Whether visitors may have to agree before it is loaded, and can decline it. */
  needsConsent: boolean;
  /** Where a page asks whether its visitor has to agree; empty where everybody has to. */
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
