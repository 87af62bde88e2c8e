// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { createTestRoot } from './testing/test-root';
import { useIsLeaving } from './use-is-leaving';

function Leave() {
  const [isLeaving, setLeaving] = useIsLeaving();
  return (
    <button type="button" disabled={isLeaving} onClick={() => setLeaving(true)}>
      Leave
    </button>
  );
}

function show(persisted: boolean): void {
  act(() => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  });
}

it('a page that is restored from the back/forward cache is left no longer', () => {
  const { container, root } = createTestRoot();
  act(() => root.render(<Leave />));
  const button = container.querySelector('button');
  act(() => button?.click());
  expect(button?.disabled).toBe(true);
  show(false);
  expect(button?.disabled, 'the page was shown for the first time').toBe(true);
  show(true);
  expect(button?.disabled).toBe(false);
});
