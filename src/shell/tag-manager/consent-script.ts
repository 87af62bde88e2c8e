import { STORED_ITEMS } from '@/modules/privacy/server';
import { CONSENT_VERSION } from './consent-categories';
import { tagManager } from './settings';

/*
 * Asks for consent, and loads the tag manager only once it is given, on this page and on later ones. The state is on
 * the root element (`data-consent`): `asked` shows the bar, which covers the bottom of the window without shifting
 * anything. A choice is stored with its date, and the visitor is asked again after a year or when CONSENT_VERSION
 * changes. Where the law requires no consent, which the server determines by country, the tag manager loads unless the
 * visitor has declined. No category says that ads are personalized, so that is always denied.
 *
 * Global Privacy Control counts as declining: nothing loads and the visitor isn't asked, unless they have accepted on
 * this site while it was on. Where storage is turned off, the next page asks again. Loaded scripts can't be unloaded,
 * so a choice that withdraws consent reloads the page. So does a page that is restored from the back/forward cache after
 * the choice was changed on another page.
 *
 * Presses are heard on the window before anything else. React listens on the document, and while it hydrates it stops
 * every click on what it has not reached yet (`dispatchEvent` in react-dom), so a listener behind it would lose them.
 *
 * This is a string instead of a function: the build would minify a function, and the security policy of a page that is
 * rendered per request lists this exact text by hash.
 */
const BODY = `
const root = document.documentElement;
const control = navigator.globalPrivacyControl === true;
const read = () => { try { return localStorage.getItem(key); } catch { return null; } };
let stored = read();
let loaded;
const show = (statistics, marketing) => {
  root.dataset.consent = statistics && marketing ? 'accepted' : statistics || marketing ? 'chosen' : 'declined';
  if (!statistics && !marketing) return;
  const say = (yes) => (yes ? 'granted' : 'denied');
  const layer = (window.dataLayer = window.dataLayer || []);
  const tell = function () { layer.push(arguments); };
  tell('consent', loaded ? 'update' : 'default', { analytics_storage: say(statistics), ad_storage: say(marketing), \
ad_user_data: say(marketing), ad_personalization: 'denied' });
  if (loaded) return;
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = source;
  document.head.append(script);
};
const decide = (statistics, marketing) => {
  try { localStorage.setItem(key, JSON.stringify({ version, at: new Date().toISOString().slice(0, 10), \
statistics, marketing, control })); } catch {}
  stored = read();
  if (loaded && ((loaded[0] && !statistics) || (loaded[1] && !marketing))) return location.reload();
  show(statistics, marketing);
  loaded = statistics || marketing ? [statistics, marketing] : loaded;
};
let kept = null;
try { kept = JSON.parse(stored); } catch {}
if (kept && (kept.version !== version || !(Date.now() - Date.parse(kept.at) < 31536e6) || (control && !kept.control))) kept = null;
const begin = (statistics, marketing) => { show(statistics, marketing); if (statistics || marketing) loaded = [statistics, marketing]; };
if (kept) begin(kept.statistics === true, kept.marketing === true);
else if (control) begin(false, false);
else if (!region) root.dataset.consent = 'asked';
else fetch(region).then((answer) => answer.json()).catch(() => ({ ask: true })).then(({ ask }) => {
  if (root.dataset.consent) return;
  if (ask === false) begin(true, true);
  else root.dataset.consent = 'asked';
});
addEventListener('click', ({ target }) => {
  const chosen = target instanceof Element && target.closest('[data-consent-choice]')?.dataset.consentChoice;
  if (!chosen) return;
  const bar = document.querySelector('[data-consent-bar]');
  const box = (name) => bar.querySelector('[name=' + name + ']');
  if (chosen === 'asked') {
    if (loaded) for (const [index, name] of ['statistics', 'marketing'].entries()) box(name).checked = loaded[index];
    root.dataset.consent = chosen;
    return bar.focus();
  }
  // The bar is hidden, and a hidden element loses the focus.
  if (bar.contains(document.activeElement)) document.querySelector('[data-consent-choice=asked]').focus({ preventScroll: true });
  const isChoice = chosen === 'chosen';
  decide(isChoice ? box('statistics').checked : chosen === 'accepted', isChoice ? box('marketing').checked : chosen === 'accepted');
}, true);
addEventListener('pageshow', ({ persisted }) => { if (persisted && read() !== stored) location.reload(); });`;

/** The inline script; undefined where visitors aren't asked. */
export const CONSENT_SCRIPT = tagManager?.needsConsent
  ? `((source, key, version, region) => {${BODY}\n})` +
    `(${toLiteral(tagManager.scriptUrl)}, ${toLiteral(STORED_ITEMS.privacyChoice.name)}, ` +
    `${CONSENT_VERSION}, ${toLiteral(tagManager.regionUrl)})`
  : undefined;

/** Converts a text to a literal in an inline script, which a "<" could end. */
function toLiteral(text: string): string {
  return JSON.stringify(text).replaceAll('<', String.raw`\u003c`);
}
