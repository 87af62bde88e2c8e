/** What the consent script needs to know: it runs by itself, without the site's other code. */
interface ConsentSettings {
  /** The tag manager's script. */
  source: string;
  /** Key of the choice in local storage. */
  key: string;
}

/**
 * Asks for consent and loads the tag manager only after it was given, on this page and on later ones. The state stands
 * on the root element (`data-consent`), before the first paint: `asked` shows the bar, so that nothing moves later.
 *
 * The function runs in the browser as an inline script: it is serialised by its source, so it uses nothing from outside
 * its own body.
 */
function askForConsent({ source, key }: ConsentSettings): void {
  const root = document.documentElement;
  const remembered = (): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is turned off: the question comes again with the next page.
      return null;
    }
  };
  const remember = (choice: string) => {
    try {
      localStorage.setItem(key, choice);
    } catch {
      // As above.
    }
  };
  let loaded = false;
  const load = () => {
    if (loaded) return;
    loaded = true;
    const layer: unknown = Reflect.get(window, 'dataLayer');
    const events = Array.isArray(layer) ? layer : [];
    Reflect.set(window, 'dataLayer', events);
    events.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    const script = document.createElement('script');
    script.async = true;
    script.src = source;
    document.head.append(script);
  };

  const choice = remembered();
  root.dataset.consent = choice === 'accepted' || choice === 'declined' ? choice : 'asked';
  if (choice === 'accepted') load();

  document.addEventListener('click', ({ target }) => {
    const control = target instanceof Element ? target.closest<HTMLElement>('[data-consent-choice]') : null;
    const chosen = control?.dataset.consentChoice;
    if (chosen === undefined) return;
    root.dataset.consent = chosen;
    if (chosen === 'asked') return document.querySelector<HTMLElement>('[data-consent-bar]')?.focus();
    remember(chosen);
    if (chosen === 'accepted') load();
    // What runs cannot be taken back, but the next page comes without it.
    else if (loaded) location.reload();
  });
}

/** The text of the inline script. */
export function consentScript(settings: ConsentSettings): string {
  // A "<" within a string could end the script element.
  return `(${askForConsent.toString()})(${JSON.stringify(settings).replaceAll('<', String.raw`\u003c`)})`;
}
