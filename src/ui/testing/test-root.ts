import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** A React root for a test of a component. */
export interface TestRoot {
  root: Root;
  /** The element in the document that the root renders into. */
  container: HTMLElement;
}

/** Creates a React root in the document, which is removed when the test has finished. Render and trigger events in `act`. */
export function createTestRoot(): TestRoot {
  // Without it, React warns about each call of `act`.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  return { root, container };
}

/** Renders an element in the document until the test has finished. @returns the element that it is in */
export async function renderInDocument(element: ReactNode): Promise<HTMLElement> {
  const { root, container } = createTestRoot();
  await act(async () => root.render(element));
  return container;
}
