declare global {
  interface Window {
    /** React's data (RSC payload), as Next's scripts in the page collect it. */
    __next_f: unknown[][];
  }
}

/**
 * Lazy hydration. Visitors read a page long before anything on it needs React, so its scripts are not fetched until
 * the first sign of interaction (pointer, key, focus) or until eight seconds have passed. A click on a control that
 * works only with React is recorded and replayed after hydration.
 *
 * The RSC payload of the page waits as well. It equals the response of Next to a navigation to this URL, so it is
 * fetched from there instead of being sent twice with every page.
 *
 * The page contains only the rules of the classes it was rendered with (used-css.ts). Elements that React renders later may
 * need others, so the complete style sheets are applied before React starts, without their `@font-face` rules: if a font is
 * declared or removed again, a late font would be applied at once and shift the text.
 *
 * The function runs in the browser as an inline script. It is serialized from its source, so it uses nothing outside
 * its own body. finalizePage makes the scripts inert that this function restores.
 */
export function lazyHydrate(): void {
  const root = document.documentElement;
  let started = false;
  let outdated = false;
  let pressed: HTMLElement | undefined;
  let styled: Promise<void> | undefined;

  /** Fetches a complete style sheet. If that fails, the page is hydrated without it. */
  const readSheet = async ({ href }: HTMLLinkElement) => {
    const text = await fetch(href)
      .then((response) => (response.ok ? response.text() : ''))
      .catch(() => '');
    const sheet = new CSSStyleSheet({ baseURL: href });
    sheet.replaceSync(text.replace(/@font-face\s*\{[^}]*\}/g, ''));
    return sheet;
  };
  const applySheets = async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[disabled]')];
    document.adoptedStyleSheets.push(...(await Promise.all(links.map(readSheet))));
  };

  const start = async () => {
    // A pointer may move while the end of the page, with its scripts and data, is still on its way.
    if (started || document.readyState === 'loading') return;
    started = true;
    styled ??= applySheets();
    const flight = document.querySelector<HTMLElement>('script[data-rsc]');
    if (flight) {
      // Without the parameter, Next redirects to a URL that has it. The data doesn't depend on the rest of the query.
      const response = await fetch(`${location.pathname}?_rsc`, { headers: { RSC: '1' } }).catch(() => undefined);
      // React cannot hydrate without the data. The static page works without it, and the next interaction tries
      // again.
      if (!response?.headers.get('content-type')?.includes('x-component')) {
        started = false;
        return;
      }
      // The page was published again after it was loaded: it stays complete but is not hydrated.
      if (response.headers.get('x-page-version') !== flight.dataset.rsc) {
        outdated = true;
        if (pressed) location.reload();
        return;
      }
      Reflect.get(window, '__next_f').push([1, await response.text()]);
    }
    await styled;
    for (const inert of document.querySelectorAll<HTMLScriptElement>('script[data-src]')) {
      const script = document.createElement('script');
      script.src = inert.dataset.src ?? '';
      inert.replaceWith(script);
    }
  };

  addEventListener(
    'click',
    (event) => {
      const control =
        root.dataset.hydrated === undefined &&
        event.target instanceof Element &&
        event.target.closest<HTMLElement>('[data-needs-script]');
      if (!control) return;
      event.preventDefault();
      pressed = control;
      control.ariaBusy = 'true';
      if (outdated) location.reload();
      else void start();
    },
    true,
  );
  addEventListener('hydrated', () => {
    if (!pressed) return;
    pressed.ariaBusy = null;
    pressed.click();
  });

  addEventListener('load', () => {
    // A control was pressed early, or the visitor is signed in and the header shows the account.
    if (pressed || document.querySelector('html[data-signed-in], [data-hydrate-now]')) void start();
    setTimeout(start, 8000);
  });
  // A touch also fires pointerover.
  for (const sign of ['pointerover', 'keydown', 'focusin']) addEventListener(sign, start, true);
}
