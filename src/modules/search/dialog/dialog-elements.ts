import { QUERY_LENGTH_MAX } from '../query/query-length';
import { createElement } from './elements';

/*
 * The elements of the dialog. A page has one, so they are constants of this module, which is loaded when the search is first
 * opened: no page needs them before.
 */

const LIST_ID = 'search-options';

/** The text field, a combobox (WAI-ARIA Authoring Practices, combobox with list autocomplete). */
export const input = createElement('input', {
  type: 'search',
  name: 'q',
  role: 'combobox',
  placeholder: 'Topic, setting, error code',
  autocomplete: 'off',
  autocapitalize: 'off',
  spellcheck: 'false',
  maxlength: String(QUERY_LENGTH_MAX),
  enterkeyhint: 'search',
  'aria-label': 'Search this site',
  'aria-autocomplete': 'list',
  'aria-expanded': 'false',
  'aria-controls': LIST_ID,
});
export const closeButton = createElement('button', { type: 'button' }, 'Close');
export const form = createElement('form', { action: '/search', role: 'search' }, input, closeButton);

/** The options below the text field. */
export const list = createElement('div', { id: LIST_ID, role: 'listbox', 'aria-label': 'Results' });
/** What is shown below the options. */
export const notes = createElement('div', { class: 'search-notes' });

export const status = createElement('p', { role: 'status' });
/** The link to all results. */
export const allResults = createElement('a', { href: '/search' }, 'All results');
/** The text about the keys that choose an option. */
export const keyHint = createElement(
  'p',
  { class: 'search-keys' },
  createElement('kbd', {}, '↑'),
  ' ',
  createElement('kbd', {}, '↓'),
  ' to choose, ',
  createElement('kbd', {}, 'Enter'),
  ' to open',
);
/** Turns the shortcut that opens the search on and off. */
export const shortcutButton = createElement('button', { type: 'button', class: 'search-shortcut' });

export const dialog = createElement(
  'dialog',
  { class: 'search-dialog', 'aria-label': 'Search' },
  form,
  createElement('div', { class: 'search-scroll' }, list, notes),
  createElement('footer', {}, status, allResults, keyHint, shortcutButton),
);
