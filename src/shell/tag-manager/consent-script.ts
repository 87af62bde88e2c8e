import { STORED_ITEMS } from '@/modules/privacy';
import { CONSENT_VERSION } from './consent-categories';
import { tagManager } from './settings';

/*
 * Asks for consent and loads the tag manager only after it was given, on this page and on later ones. The state stands on
 * the root element (`data-consent`): `asked` shows the bar, which covers the foot of the window and moves nothing. A choice
 * is kept with its day, and is asked for again after a year, or when what it is about has changed. Where nobody has to be
 * asked, which the server knows by the country, the tag manager is loaded unless somebody has declined.
 *
 * Global Privacy Control is an answer: nothing is loaded and nobody is asked, unless a person has accepted on this site
 * while it was on. Where storage is turned off, the question comes again with the next page. What runs cannot be taken
 * back, so a choice that takes something away loads the page anew.
 *
 * It is a text and no function: the build would shorten a function, and the policy of a page that is made for one request
 * names this very text by its hash.
 */
const BODY = `
const root = document.documentElement;
const control = navigator.globalPrivacyControl === true;
let loaded;
const show = (statistics, marketing) => {
  root.dataset.consent = statistics && marketing ? 'accepted' : statistics || marketing ? 'chosen' : 'declined';
  if (!statistics && !marketing) return;
  const say = (yes) => (yes ? 'granted' : 'denied');
  const layer = (window.dataLayer = window.dataLayer || []);
  const tell = function () { layer.push(arguments); };
  tell('consent', loaded ? 'update' : 'default', { analytics_storage: say(statistics), ad_storage: say(marketing), ad_user_data: say(marketing), ad_personalization: say(marketing) });
  if (loaded) return;
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = source;
  document.head.append(script);
};
const decide = (statistics, marketing) => {
  try { localStorage.setItem(key, JSON.stringify({ version, at: new Date().toISOString().slice(0, 10), statistics, marketing, control })); } catch {}
  if (loaded && ((loaded[0] && !statistics) || (loaded[1] && !marketing))) return location.reload();
  show(statistics, marketing);
  loaded = statistics || marketing ? [statistics, marketing] : loaded;
};
let kept = null;
try { kept = JSON.parse(localStorage.getItem(key)); } catch {}
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
document.addEventListener('click', ({ target }) => {
  const chosen = target instanceof Element && target.closest('[data-consent-choice]')?.dataset.consentChoice;
  if (!chosen) return;
  const bar = document.querySelector('[data-consent-bar]');
  const box = (name) => bar.querySelector('[name=' + name + ']');
  if (chosen === 'asked') {
    if (loaded) for (const [index, name] of ['statistics', 'marketing'].entries()) box(name).checked = loaded[index];
    root.dataset.consent = chosen;
    return bar.focus();
  }
  const isChoice = chosen === 'chosen';
  decide(isChoice ? box('statistics').checked : chosen === 'accepted', isChoice ? box('marketing').checked : chosen === 'accepted');
});`;

/** The text of the inline script; undefined where nobody has to be asked. */
export const CONSENT_SCRIPT = tagManager?.needsConsent
  ? `((source, key, version, region) => {${BODY}\n})(${toLiteral(tagManager.scriptUrl)}, ${toLiteral(STORED_ITEMS.privacyChoice.name)}, ${CONSENT_VERSION}, ${toLiteral(tagManager.regionUrl)})`
  : undefined;

/** A text as a literal in an inline script, which a "<" could end. */
function toLiteral(text: string): string {
  return JSON.stringify(text).replaceAll('<', String.raw`\u003c`);
}
