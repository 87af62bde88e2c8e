/** Those that the dialog handles and whose propagation React stops while it waits for a part of the page to hydrate. */
const EVENTS = ['click', 'input', 'keydown', 'mousedown'] as const;

/**
 * Lets an element that isn't React's receive its events while React hydrates the page, which may begin with the very key that opens
 * the search. React listens at the document, so this listens at the window, which comes first.
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
