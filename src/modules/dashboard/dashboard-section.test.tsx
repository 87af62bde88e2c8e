// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { createTestRoot } from '@/ui/testing/test-root';
import type { AccountData } from '@/modules/account/client';
import { DashboardSection } from './dashboard-section';

it('"Try again" moves the focus to the section, because the button is removed', () => {
  const { container, root } = createTestRoot();
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
