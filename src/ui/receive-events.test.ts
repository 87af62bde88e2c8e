// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { receiveEvents } from './receive-events';

it.each(['change', 'click', 'input', 'keydown', 'mousedown'])('a dialog receives %s while React stops it elsewhere', (type) => {
  document.body.innerHTML = '<dialog><input></dialog><button>Other</button>';
  const [dialog, other] = [document.querySelector('dialog'), document.querySelector('button')];
  if (!dialog || !other) throw new Error('The document is incomplete.');
  receiveEvents(dialog);
  // As React does while it waits for a part of the page that it hydrates.
  const stop = (event: Event) => event.stopPropagation();
  document.addEventListener(type, stop, true);
  const [received, receivedElsewhere] = [vi.fn(), vi.fn()];
  dialog.addEventListener(type, received);
  other.addEventListener(type, receivedElsewhere);
  dialog.querySelector('input')?.dispatchEvent(new Event(type, { bubbles: true }));
  other.dispatchEvent(new Event(type, { bubbles: true }));
  document.removeEventListener(type, stop, true);
  expect(received).toHaveBeenCalledOnce();
  expect(receivedElsewhere).not.toHaveBeenCalled();
});
