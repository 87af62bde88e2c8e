import { STORED_ITEMS } from '@/features/privacy';
import { consentScript } from './consent-script';
import { tagManager } from './settings';

/**
 * The tag manager's script and its noscript frame, for a place where nobody has to be asked; nothing when no id is
 * configured.
 */
export function TagManager() {
  if (!tagManager || tagManager.needsConsent) return null;
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: "(window.dataLayer=window.dataLayer||[]).push({'gtm.start':Date.now(),event:'gtm.js'})" }} />
      <script async src={tagManager.script} />
      <noscript>
        <iframe src={tagManager.frame} title="Tag manager" width="0" height="0" hidden />
      </noscript>
    </>
  );
}

/**
 * For the head: asks for consent where it is required. A kept page is the same for everybody, so it is the browser that
 * knows who agreed, and loads the tag manager.
 */
export function ConsentScript() {
  if (!tagManager?.needsConsent) return null;
  return <script dangerouslySetInnerHTML={{ __html: consentScript({ source: tagManager.script, key: STORED_ITEMS.privacyChoice.name }) }} />;
}
