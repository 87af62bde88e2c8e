import { environment } from '@/platform/environment';
import { TAG_MANAGER_SCRIPT } from '../inline-texts';

const ORIGIN = 'https://www.googletagmanager.com';

/**
 * The tag manager's script and its noscript frame; nothing when no id is configured. Where consent is required there is
 * nothing either: a cached page is the same for everybody, so it cannot hold what only those who agreed may get.
 */
export function TagManager() {
  const { TAG_MANAGER_ID: id, TAG_MANAGER_CONSENT: consent } = environment;
  if (!id || consent === 'required') return null;
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: TAG_MANAGER_SCRIPT }} />
      <script async src={`${ORIGIN}/gtm.js?id=${id}`} />
      <noscript>
        <iframe src={`${ORIGIN}/ns.html?id=${id}`} title="Tag manager" width="0" height="0" hidden />
      </noscript>
    </>
  );
}
