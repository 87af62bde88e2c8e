// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { renderInDocument } from '@/ui/testing/test-root';
import { ListEntries } from './list-entries';

afterEach(() => document.body.replaceChildren());

/** A text field with many values in which something was typed, and a button outside of it. */
function createForm(value: string) {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div class="field-type text"><div class="rs__control"><input></div></div><button>Save</button>',
  );
  const [input, button] = [document.querySelector('input'), document.querySelector('button')];
  if (!input || !button) throw new Error('The form is incomplete.');
  const pressed = vi.fn<(key: string) => void>();
  input.addEventListener('keydown', ({ key }) => pressed(key));
  input.value = value;
  input.focus();
  const press = (target: Element): boolean => target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  return { input, button, pressed, press };
}

test('what was typed into a list is added when the mouse goes on, and not before', async () => {
  await renderInDocument(<ListEntries />);
  const { input, button, pressed, press } = createForm('/pricing');
  press(input);
  expect(pressed).not.toHaveBeenCalled();
  press(button);
  expect(pressed.mock.calls).toEqual([['Enter']]);
});

test('an empty list stays empty', async () => {
  await renderInDocument(<ListEntries />);
  const { button, pressed, press } = createForm(' ');
  press(button);
  expect(pressed).not.toHaveBeenCalled();
});
