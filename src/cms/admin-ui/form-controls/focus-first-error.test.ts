// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { focusFirstError } from './focus-first-error';

afterEach(() => document.body.replaceChildren());

const field = (id: string, inner: string, error = 'This field is required.') =>
  `<div class="field-type" id="${id}"><div class="field-error">${error}</div>${inner}</div>`;

test('the first control that can be used gets the focus, and no button for all rows of a list', async () => {
  document.body.innerHTML =
    field('review', '<input disabled>') +
    field(
      'speakers',
      '<div class="array-field__header"><button>Collapse all</button></div><button id="add">Add speaker</button>',
    ) +
    field('title', '<input>');
  await focusFirstError();
  expect(document.activeElement?.id).toBe('add');
});

test('the first tab with an error is opened when the open one has none', async () => {
  document.body.innerHTML =
    '<button class="tabs-field__tab-button tabs-field__tab-button--active">Content</button>' +
    '<button class="tabs-field__tab-button tabs-field__tab-button--has-error" id="settings">Settings</button><main></main>';
  document.querySelector('#settings')?.addEventListener('click', ({ target }) => {
    if (target instanceof Element) target.classList.add('tabs-field__tab-button--active');
    document.querySelector('main')?.insertAdjacentHTML('beforeend', field('topics', '<input id="search">'));
  });
  await focusFirstError();
  expect(document.activeElement?.id).toBe('search');
});

test('rows around the field are opened', async () => {
  document.body.innerHTML =
    '<div class="collapsible collapsible--collapsed"><div class="collapsible__toggle-wrap">' +
    `<button class="collapsible__toggle"></button></div>${field('name', '<input id="name-input">')}</div>`;
  const row = document.querySelector('.collapsible');
  document
    .querySelector('.collapsible__toggle')
    ?.addEventListener('click', () => row?.classList.remove('collapsible--collapsed'));
  await focusFirstError();
  expect(row?.className).toBe('collapsible');
  expect(document.activeElement?.id).toBe('name-input');
});
