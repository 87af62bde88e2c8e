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

test('a list of options has the label of its field, a tab says whether it is chosen, and a row’s checkbox what it selects', async () => {
  const page = document.createElement('div');
  page.innerHTML =
    '<div class="field-type"><label class="field-label">Topics <span>*</span></label><input class="rs__input">' +
    '<button class="dropdown-indicator" aria-hidden="true"></button></div>' +
    '<button class="tabs-field__tab-button tabs-field__tab-button--active"></button><button class="tabs-field__tab-button"></button>' +
    '<table><tr><td class="select-row__checkbox"><input type="checkbox" aria-label=""></td><td><a>Slow reports</a></td></tr></table>';
  document.body.append(page);
  await renderInDocument(<ControlNames />);
  await act(nextFrame);
  const read = (selector: string, attribute: string) =>
    [...page.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
  expect(read('input', 'aria-label')).toEqual(['Topics', 'Select Slow reports']);
  expect(read('.dropdown-indicator', 'tabindex')).toEqual(['-1']);
  expect(read('.tabs-field__tab-button', 'aria-current')).toEqual(['true', 'false']);
  page.remove();
});
