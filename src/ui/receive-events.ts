/** Those that the search dialog and forms handle and whose propagation React stops while it waits for a part of the page to hydrate. */
const EVENTS = ['change', 'click', 'input', 'keydown', 'mousedown'] as const;

/**
 * Lets a script that isn't React's receive the events of an element while React hydrates the page, which may begin with the very key
 * that opens the search or is typed into a form. React listens at the document, so this listens at the window, which comes first.
 */
export function receiveEvents(element: HTMLElement): void {
  for (const type of EVENTS)
    addEventListener(
      type,
      (event) => {
        // Nobody else stops these.
        if (event.composedPath().includes(element)) event.stopPropagation = () => undefined;
      },
      true,
    );
}
