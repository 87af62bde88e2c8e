/**
 * Late waking: a page is read long before anything on it needs React, so its scripts are not fetched until the first
 * sign that somebody wants to act (pointer, key, focus), or for eight seconds.
 * A press on a control that works only with React is remembered, and pressed again once the page is awake.
 *
 * React's data for the page waits as well: it is the same that Next answers a navigation to this address with, so it is
 * fetched there instead of being sent twice with every page.
 *
 * The function runs in the browser as an inline script: it is serialised by its source, so it uses nothing from outside
 * its own body. finishPage makes the scripts inert that it puts back.
 */
export function lazyHydrate(): void {
  const root = document.documentElement;
  let woken = false;
  let pressed: HTMLElement | undefined;

  const start = async () => {
    if (woken) return;
    woken = true;
    const flight = document.querySelector<HTMLElement>('script[data-deferred-flight]');
    if (flight) {
      // Without the parameter Next redirects to it; the data do not depend on the rest of the query.
      const answer = await fetch(`${location.pathname}?_rsc`, { headers: { RSC: '1' } }).catch(() => undefined);
      // Without the data React cannot take over; what is there works without it, and the next sign tries again.
      if (!answer?.headers.get('content-type')?.includes('x-component')) {
        woken = false;
        return;
      }
      // The page was published anew since it was loaded: it stays as it is, whole and asleep.
      if (answer.headers.get('x-page-version') !== flight.dataset.deferredFlight) {
        if (pressed) location.reload();
        return;
      }
      Reflect.get(window, '__next_f').push([1, await answer.text()]);
    }
    for (const inert of document.querySelectorAll<HTMLScriptElement>('script[data-deferred]')) {
      const script = document.createElement('script');
      script.src = inert.dataset.deferred ?? '';
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
      void start();
    },
    true,
  );
  addEventListener('hydrated', () => {
    if (!pressed) return;
    pressed.ariaBusy = null;
    pressed.click();
  });

  addEventListener('load', () => {
    // Somebody is signed in: the header shows who.
    if (document.querySelector('html[data-signed-in], [data-hydrate-now]')) void start();
    setTimeout(start, 8000);
  });
  // A finger that touches is a pointer that comes over.
  for (const sign of ['pointerover', 'keydown', 'focusin']) addEventListener(sign, start, true);
}
