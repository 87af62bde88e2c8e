// @vitest-environment happy-dom
import type { TextFieldClientProps } from 'payload';
import { act, type ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { renderInDocument } from '@/ui/testing/test-root';
import { ChoiceField } from './choice-field';
import { DayField, WallTimeField } from './native-input';

const field = vi.hoisted(() => ({ path: 'start', disabled: false, showError: false, value: '', setValue: vi.fn() }));

interface SelectProps {
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (option: { value: string }) => void;
}

vi.mock('@payloadcms/ui', () => ({
  FieldDescription: () => null,
  FieldError: () => null,
  FieldLabel: () => null,
  SelectInput: ({ options, value, onChange }: SelectProps) => (
    <select value={value} onChange={({ target }) => onChange({ value: target.value })}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  ),
  useField: () => field,
}));

const props = z.custom<TextFieldClientProps>().parse({ field: { name: 'start' }, path: 'start' });

beforeEach(() => vi.clearAllMocks());

function render(element: ReactElement, value: string): Promise<HTMLElement> {
  field.value = value;
  return renderInDocument(element);
}

describe('a text field for a time', () => {
  test.each([
    [<DayField key="day" {...props} />, '2026-11-21', 'date'],
    [<WallTimeField key="time" {...props} />, '2026-11-21T14:30', 'datetime-local'],
    [<WallTimeField key="empty" {...props} />, '', 'datetime-local'],
    [<WallTimeField key="offset" {...props} />, '2026-11-01T01:30-04:00', 'text'],
  ])('shows what is stored (%#)', async (element, value, type) => {
    const container = await render(element, value);
    const input = container.querySelector('input');
    expect([input?.type, input?.value, input?.id]).toEqual([type, value, 'field-start']);
  });

  test('becomes a plain one for a time with an offset', async () => {
    const container = await render(<WallTimeField {...props} />, '');
    await act(async () => container.querySelector('button')?.click());
    expect(container.querySelector('input')?.type).toBe('text');
    expect(container.querySelector('button')).toBeNull();
  });
});

describe('a text field with choices', () => {
  const options = [{ value: 'support-team', label: 'Support team' }];
  const labelsOf = (container: Element) => [...container.querySelectorAll('option')].map(({ textContent }) => textContent);

  test('keeps a value that is not among them', async () => {
    const container = await render(<ChoiceField {...props} options={options} />, 'former-team');
    expect(labelsOf(container)).toEqual(['former-team', 'Support team']);
  });

  test('stores the key of the choice', async () => {
    const container = await render(<ChoiceField {...props} options={options} />, 'support-team');
    expect(labelsOf(container)).toEqual(['Support team']);
    const select = container.querySelector('select');
    await act(async () => select?.dispatchEvent(new Event('change', { bubbles: true })));
    expect(field.setValue.mock.calls).toEqual([['support-team']]);
  });
});
