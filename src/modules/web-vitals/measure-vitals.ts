import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { PRIVACY_CHOICE_KEY } from '@/platform/constants';

const OPTIONS = { reportAllChanges: true };

/**
 * Measures how fast this page is for its reader, and sends it once, when the page is left or hidden. It sets nothing in the
 * browser. What happened before this was loaded is measured, too: browsers keep it.
 */
export function measureVitals(): void {
  if (isDeclined() || isErrorPage()) return;
  const vitals = new Map<string, number>();
  const keep = ({ name, value }: Metric) => vitals.set(name, Math.round(value * 1_000) / 1_000);
  onLCP(keep, OPTIONS);
  onINP(keep, OPTIONS);
  onCLS(keep, OPTIONS);
  onTTFB(keep, OPTIONS);
  const send = (): void => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    // The visitor may have declined since.
    if (vitals.size === 0 || isDeclined()) return;
    const report = JSON.stringify({ path: location.pathname, vitals: Object.fromEntries(vitals) });
    navigator.sendBeacon('/web-vitals', new Blob([report], { type: 'application/json' }));
  };
  // The event is dispatched on the document, where the library finishes its values, and reaches the window afterwards.
  addEventListener('visibilitychange', send);
}

/**
 * Returns whether this visitor doesn't want to be measured: by a signal of the browser, or by the privacy choices of this
 * site (src/shell/tag-manager). Where they are asked, no answer means no.
 */
function isDeclined(): boolean {
  if (Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1') return true;
  const { consent } = document.documentElement.dataset;
  return consent === 'asked' || consent === 'declined' || (consent === 'chosen' && !hasChosenStatistics());
}

function hasChosenStatistics(): boolean {
  try {
    const choice: unknown = JSON.parse(localStorage.getItem(PRIVACY_CHOICE_KEY) ?? 'null');
    return typeof choice === 'object' && choice !== null && 'statistics' in choice && choice.statistics === true;
  } catch {
    // Storage is turned off, so nothing can be chosen.
    return false;
  }
}

/** A page that doesn't exist isn't one that editors could make faster. */
function isErrorPage(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (Reflect.get(navigation ?? {}, 'responseStatus') ?? 200) >= 400;
}
