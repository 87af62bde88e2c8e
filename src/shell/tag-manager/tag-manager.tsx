import { TAG_MANAGER_SCRIPT } from '../inline-assets';
import { CONSENT_SCRIPT } from './consent-script';
import { tagManager } from './settings';

/**
 * Renders the tag manager's script and its noscript iframe where no consent is needed. Renders nothing when no ID is
 * configured.
 */
export function TagManager() {
  if (!tagManager || tagManager.needsConsent) return null;
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: TAG_MANAGER_SCRIPT }} />
      <script async src={tagManager.scriptUrl} />
      <noscript>
        <iframe src={tagManager.frameUrl} title="Tag manager" width="0" height="0" hidden />
      </noscript>
    </>
  );
}

/**
 * Renders the consent script in the head where consent is needed. A cached page is the same for everyone, so the
 * browser knows who agreed and loads the tag manager.
 */
export function ConsentScript() {
  if (CONSENT_SCRIPT === undefined) return null;
  return <script dangerouslySetInnerHTML={{ __html: CONSENT_SCRIPT }} />;
}
