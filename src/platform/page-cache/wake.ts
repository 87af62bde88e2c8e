/**
 * Late waking: a page is read long before anything on it needs React, so its scripts are not fetched until the first
 * sign that somebody wants to act (pointer, touch, key, focus), or until the page has been idle for a while.
 * A press on a control that works only with React is remembered, and pressed again once the page is awake.
 *
 * The function runs in the browser as an inline script: it is serialised by its source, so it uses nothing from outside
 * its own body. finishPage makes the scripts inert that it puts back.
 */
export function wake(): void {
  const root = document.documentElement;
  const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
  let woken = false;
  let pressed: HTMLElement | undefined;

  const start = () => {
    if (woken) return;
    woken = true;
    for (const sign of signs) removeEventListener(sign, start, true);
    for (const inert of document.querySelectorAll<HTMLScriptElement>('script[data-late]')) {
      const script = document.createElement('script');
      script.src = inert.dataset.late ?? '';
      script.async = true;
      inert.replaceWith(script);
    }
  };

  addEventListener(
    'click',
    (event) => {
      if (root.dataset.awake !== undefined || !(event.target instanceof Element)) return;
      const control = event.target.closest<HTMLElement>('[data-needs-script]');
      if (!control) return;
      event.preventDefault();
      pressed = control;
      control.setAttribute('aria-busy', 'true');
      start();
    },
    true,
  );
  addEventListener('awake', () => {
    const control = pressed;
    pressed = undefined;
    if (!control) return;
    control.removeAttribute('aria-busy');
    control.click();
  });

  if (document.querySelector('[data-wake-at-once]')) return start();
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  addEventListener('load', () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(start), 8000));
}
