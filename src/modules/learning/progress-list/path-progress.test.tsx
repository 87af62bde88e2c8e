// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestRoot } from '@/ui/testing/test-root';
import { markLocalStep } from '../progress/local-progress';
import { PathProgress } from './path-progress';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

function renderPath(): HTMLElement {
  const { container, root } = createTestRoot();
  act(() =>
    root.render(
      <PathProgress signOn={undefined} path="/path" steps={['/step']}>
        <ol>
          <li>
            <a href="/step">A step</a>
          </li>
        </ol>
      </PathProgress>,
    ),
  );
  return container;
}

async function waitForTools(container: HTMLElement): Promise<void> {
  await act(() => vi.dynamicImportSettled());
  expect(container.querySelector('progress')).not.toBeNull();
}

it('the focus moves from "Keep track in this browser" to the first line of the controls', async () => {
  const container = renderPath();
  const button = container.querySelector('button');
  expect(button?.textContent).toBe('Keep track in this browser');
  button?.focus();
  act(() => button?.click());
  expect(document.activeElement, 'until the controls are there').toBe(button);
  await waitForTools(container);
  expect(container.textContent).not.toContain('Keep track');
  expect(document.activeElement?.textContent).toBe('0 of 1 steps done');
});

it('controls that the visitor didn’t ask for leave the focus alone', async () => {
  markLocalStep('/step');
  const container = renderPath();
  await waitForTools(container);
  expect(document.activeElement).toBe(document.body);
});
