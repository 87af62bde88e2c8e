import { receiveEvents } from '@/ui/receive-events';
import { allResults, closeButton, dialog, form, input, list, notes, shortcutButton, status } from './dialog-elements';
import { createElement } from './elements';
import { createQueryGroups, createResultGroups, describeResult } from './groups';
import { chooseOption, handleListKey, isOptionChosen, showOptions, type OptionGroup } from './option-list';
import { createSuggestions, toResultsUrl } from './options';
import { addRecentSearch, clearRecentSearches, isShortcutOn, readRecentSearches, setShortcut } from './recent-searches';
import { beginSearch, configure, latestSearch, popularQueries, runSearch } from './searches';

/** How many results the list is part of. */
let total = 0;

/** Adds the dialog to the page. */
export function addDialog(): void {
  form.addEventListener('submit', submit);
  closeButton.addEventListener('click', () => dialog.close());
  input.addEventListener('input', () => {
    // Enter must not open a result of the query before.
    chooseOption(-1);
    void search();
  });
  input.addEventListener('keydown', handleKey);
  list.addEventListener('click', handleClick);
  allResults.addEventListener('click', stayWhenOffline);
  shortcutButton.addEventListener('click', () => {
    setShortcut(!isShortcutOn());
    showShortcut();
  });
  showShortcut();
  closeOnClickOutside();
  receiveEvents(dialog);
  document.body.append(dialog);
}

/** Opens the dialog, with the query that was typed before. */
export function openDialog(): void {
  if (dialog.open) return;
  void configure().then(showWhatIsPopular);
  dialog.showModal();
  input.focus();
  input.select();
  void search();
}

function closeOnClickOutside(): void {
  // Not after selecting text past the edge of the dialog, which ends in a click on it.
  let isPressedOutside = false;
  dialog.addEventListener('mousedown', ({ target }) => (isPressedOutside = target === dialog));
  dialog.addEventListener('click', ({ target }) => {
    if (isPressedOutside && target === dialog) dialog.close();
  });
}

function showShortcut(): void {
  shortcutButton.textContent = isShortcutOn() ? 'Turn off the / shortcut' : 'Turn on the / shortcut';
}

const getQuery = (): string => input.value.trim();

async function search(): Promise<void> {
  const query = getQuery();
  const signal = beginSearch();
  allResults.href = toResultsUrl(query);
  allResults.hidden = query === '';
  if (query === '') return showInitialOptions();
  try {
    const result = await runSearch(input.value, signal, () => (status.textContent = 'Searching…'));
    if (signal.aborted) return;
    total = result.total;
    const isEmpty = result.hits.length === 0;
    allResults.hidden = isEmpty;
    show(createResultGroups(result), describeResult(result), isEmpty ? createSuggestions(query, popularQueries) : []);
  } catch {
    // Either a newer search aborted this one, or it failed.
    if (!signal.aborted) showProblem();
  }
}

function showWhatIsPopular(): void {
  if (getQuery() === '' && !isOptionChosen()) showInitialOptions();
}

function showInitialOptions(): void {
  total = 0;
  const recent = readRecentSearches();
  show(createQueryGroups(recent, popularQueries), '', recent.length === 0 ? [] : [createButton('Clear recent searches', clear)]);
}

function clear(): void {
  clearRecentSearches();
  showInitialOptions();
  status.textContent = 'Recent searches cleared';
  input.focus();
}

function showProblem(): void {
  const problem = navigator.onLine ? 'Search isn’t responding' : 'You are offline';
  // Until the next search.
  addEventListener('online', () => void search(), { once: true, signal: latestSearch.signal });
  show([], problem, [createElement('p', {}, `${problem}. Your query is kept.`), createButton('Try again', retry)]);
}

function retry(): void {
  input.focus();
  void search();
}

function show(groups: readonly OptionGroup[], text: string, below: readonly Node[]): void {
  showOptions(groups);
  status.textContent = text;
  notes.replaceChildren(...below);
}

function createButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = createElement('button', { type: 'button' }, label);
  button.addEventListener('click', onClick);
  return button;
}

function handleKey(event: KeyboardEvent): void {
  // The keys belong to the input method while it composes a word.
  if (event.isComposing) return;
  if (event.key !== 'Escape') return handleListKey(event);
  // A search field would only be emptied. The query is kept for the next time.
  event.preventDefault();
  dialog.close();
}

function handleClick(event: MouseEvent): void {
  const option = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[role=option]') : null;
  if (option === null) return;
  const isOpenedElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
  const query = option.dataset['query'];
  if (query !== undefined && !isOpenedElsewhere) {
    event.preventDefault();
    input.value = query;
    return retry();
  }
  remember(new URL(option.href));
  // The target may be a section of the current page, which loads nothing.
  if (!isOpenedElsewhere) dialog.close();
}

function submit(event: SubmitEvent): void {
  if (getQuery() === '') return event.preventDefault();
  remember(undefined);
  stayWhenOffline(event);
}

/** Without a network, the page of results would be the browser's error, and the query would be gone. */
function stayWhenOffline(event: Event): void {
  if (navigator.onLine) return;
  event.preventDefault();
  showProblem();
}

function remember(target: URL | undefined): void {
  const query = getQuery();
  if (query === '') return;
  addRecentSearch(query);
  // The results page counts its queries itself.
  if (target) {
    const count = { query, total, url: target.pathname + target.hash };
    navigator.sendBeacon('/search/counts', new Blob([JSON.stringify(count)], { type: 'application/json' }));
  }
}
