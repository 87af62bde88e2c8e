import { STORED_ITEMS } from '@/features/privacy';
import { tagManager } from './settings';

/*
 * Asks for consent and loads the tag manager only after it was given, on this page and on later ones. The state stands on
 * the root element (`data-consent`), before the first paint: `asked` shows the bar, so that nothing moves later. Where
 * storage is turned off, the question comes again with the next page. What runs cannot be taken back, so a choice that is
 * changed to "declined" loads the page anew.
 *
 * It is a text and no function: the build would shorten a function, and the policy of a page that is made for one request
 * names this very text by its hash.
 */
const BODY = `
const root = document.documentElement;
let loaded = false;
const load = () => {
  if (loaded) return;
  loaded = true;
  (window.dataLayer = window.dataLayer || []).push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = source;
  document.head.append(script);
};
let choice = null;
try { choice = localStorage.getItem(key); } catch {}
root.dataset.consent = choice === 'accepted' || choice === 'declined' ? choice : 'asked';
if (choice === 'accepted') load();
document.addEventListener('click', ({ target }) => {
  const chosen = target instanceof Element && target.closest('[data-consent-choice]')?.dataset.consentChoice;
  if (!chosen) return;
  root.dataset.consent = chosen;
  if (chosen === 'asked') return document.querySelector('[data-consent-bar]')?.focus();
  try { localStorage.setItem(key, chosen); } catch {}
  if (chosen === 'accepted') load();
  else if (loaded) location.reload();
});`;

/** The text of the inline script; undefined where nobody has to be asked. */
export const CONSENT_SCRIPT = tagManager?.needsConsent ? `((source, key) => {${BODY}\n})(${literal(tagManager.script)}, ${literal(STORED_ITEMS.privacyChoice.name)})` : undefined;

/** A text as a literal in an inline script, which a "<" could end. */
function literal(text: string): string {
  return JSON.stringify(text).replaceAll('<', String.raw`\u003c`);
}
