import { TAG_MANAGER_SCRIPT } from '../inline-assets';
import { CONSENT_SCRIPT } from './consent-script';
import { tagManager } from './settings';

/**
 * The tag manager's script and its noscript frame, for a place where nobody has to be asked; nothing when no id is
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
 * For the head: asks for consent where it is required. A kept page is the same for everybody, so it is the browser that
 * knows who agreed, and loads the tag manager.
 */
export function ConsentScript() {
  if (CONSENT_SCRIPT === undefined) return null;
  return <script dangerouslySetInnerHTML={{ __html: CONSENT_SCRIPT }} />;
}
