// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { renderInDocument } from '@/ui/testing/test-root';
import { ControlNames } from './control-names';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('controls with only an icon have a name, also those of rows that are added later', async () => {
  const form = document.createElement('div');
  form.innerHTML =
    '<div class="doc-controls__popup"><button class="popup-button"></button></div>' +
    '<button class="array-actions__button" aria-label="Actions of the first row"></button>';
  document.body.append(form);
  const list = () => [...form.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
  await renderInDocument(<ControlNames />);
  await act(nextFrame);
  expect(list()).toEqual(['More actions', 'Actions of the first row']);
  form.insertAdjacentHTML('beforeend', '<button class="popup-button array-actions__button"></button>');
  await act(nextFrame);
  await act(nextFrame);
  expect(list()).toEqual(['More actions', 'Actions of the first row', 'Actions for this row']);
  form.remove();
});
