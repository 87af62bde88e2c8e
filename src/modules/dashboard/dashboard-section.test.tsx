// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import type { AccountData } from '@/modules/account/client';
import { DashboardSection } from './dashboard-section';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

it('"Try again" moves the focus to the section, because the button is removed', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  const render = (data: AccountData<string>['data']) =>
    act(() =>
      root.render(
        <DashboardSection
          source={{ data, retry: () => render({ status: 'loading' }), replace: () => undefined }}
          label="trials"
          sizeClass={undefined}
        >
          {(value) => value}
        </DashboardSection>,
      ),
    );
  render({ status: 'failed', message: 'The server didn’t respond in time.' });
  const button = container.querySelector('button');
  button?.focus();
  button?.click();
  expect(container.textContent).toContain('Loading your trials');
  expect(container.querySelector('button')).toBeNull();
  expect(document.activeElement).toBe(container.firstElementChild);
  render({ status: 'loaded', value: 'Your trial' });
  expect(document.activeElement?.textContent).toBe('Your trial');
});
