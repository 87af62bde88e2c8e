import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** A React root for a test of a component. */
export interface TestRoot {
  root: Root;
  /** The element in the document that the root renders into. */
  container: HTMLElement;
  /** Unmounts the component and removes the element. Call it when the test has finished. */
  unmount: () => void;
}

/** Creates a React root in the document of a test. Render and trigger events in `act`. */
export function createTestRoot(): TestRoot {
  // Without it, React warns about each call of `act`.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const unmount = () => {
    act(() => root.unmount());
    container.remove();
  };
  return { root, container, unmount };
}
