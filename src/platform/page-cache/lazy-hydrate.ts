declare global {
  interface Window {
    /** React's data (RSC payload), as Next's scripts in a page collect it: `[0]`, and a part in each `[1, …]`. */
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
 * its own body. finalizePage lists the scripts that this function loads.
 */
export function lazyHydrate(): void {
  /** URLs of the scripts to load; undefined until everything that they need is there. */
  let scripts: string[] | undefined;
  let started = false;
  let outdated = false;
  let pressed: HTMLElement | undefined;

  const readSheet = async ({ href }: HTMLLinkElement) => {
    const sheet = new CSSStyleSheet({ baseURL: href });
    const response = await fetch(href);
    sheet.replaceSync((await response.text()).replace(/@font-face\s*\{[^}]*\}/g, ''));
    return sheet;
  };

  /** Adds what React needs to the page, and returns its scripts. */
  const prepare = async (): Promise<string[]> => {
    const { rsc, src } = document.querySelector<HTMLElement>('[data-src]')?.dataset ?? {};
    const [response, ...sheets] = await Promise.all([
      // Without the parameter, Next redirects to a URL that has it. The data doesn't depend on the rest of the query.
      rsc && fetch(`${location.pathname}?_rsc`, { headers: { RSC: '1' } }),
      ...Array.from(document.querySelectorAll<HTMLLinkElement>('link[disabled]'), readSheet),
    ]);
    if (response) {
      const version = response.headers.get('x-page-version');
      const data = await response.text();
      // Without a version, it is an error. A proxy that removes unknown headers of requests gets HTML instead.
      if (!version || data.startsWith('<')) throw new TypeError();
      // The page was published again after it was loaded: it stays complete but is not hydrated.
      if (version !== rsc) {
        outdated = true;
        if (pressed) location.reload();
        return [];
      }
      self.__next_f = [[0], [1, data]];
    }
    document.adoptedStyleSheets.push(...sheets);
    return src?.split(' ') ?? [];
  };

  const loadScript = (src: string) => {
    const script = document.createElement('script');
    script.src = src;
    script.addEventListener('error', () => {
      scripts?.push(src);
      started = false;
    });
    document.head.append(script);
  };

  /** If something can't be loaded, the static page works without it, and the next interaction tries again. */
  const start = async () => {
    // A pointer may move while the end of the page is still on its way.
    if (started || document.readyState === 'loading') return;
    started = true;
    try {
      scripts ??= await prepare();
      scripts.splice(0).forEach(loadScript);
    } catch {
      started = false;
    }
  };

  addEventListener(
    'click',
    (event) => {
      const control =
        event.target instanceof Element && event.target.closest<HTMLElement>('html:not([data-hydrated]) [data-needs-script]');
      // Opening a new tab is left to the browser.
      if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
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
