import { receiveEvents } from '@/ui/receive-events';
import {
  type DialogConfiguration,
  type DialogResult,
  createSearchClient,
  readConfiguration,
  type SearchClient,
} from './dialog-client';
import { EXAMPLE_QUERIES } from '../example-queries';
import { QUERY_LENGTH_MAX } from '../query/query-length';
import { createElement } from './elements';
import { createAnswerOption, createOption, createQueryOption, createSuggestions, toResultsUrl } from './options';
import { addRecentSearch, clearRecentSearches, isShortcutOn, readRecentSearches, setShortcut } from './recent-searches';

const LIST_ID = 'search-options';
const RETRY_AFTER_MS = 1_000;
/** A search that takes longer says that it is running. */
const SILENT_MS = 500;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * The search dialog: a combobox with a list of links (WAI-ARIA Authoring Practices, combobox with list autocomplete). It
 * is built by a script, because no page needs it before someone searches.
 */
export class SearchDialog {
  readonly #dialog = createElement('dialog', { class: 'search-dialog', 'aria-label': 'Search' });
  readonly #input = createElement('input', {
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
  readonly #list = createElement('div', { id: LIST_ID, role: 'listbox', 'aria-label': 'Results' });
  readonly #notes = createElement('div', { class: 'search-notes' });
  readonly #status = createElement('p', { role: 'status' });
  readonly #all = createElement('a', { href: '/search' }, 'All results');
  readonly #keys = createElement(
    'p',
    { class: 'search-keys' },
    createElement('kbd', {}, '↑'),
    ' ',
    createElement('kbd', {}, '↓'),
    ' to choose, ',
    createElement('kbd', {}, 'Enter'),
    ' to open',
  );
  #options: HTMLAnchorElement[] = [];
  #active = -1;
  #total = 0;
  #pending: AbortController | undefined;
  #configuration: DialogConfiguration = { service: null, popular: [] };
  #client: Promise<SearchClient> | undefined;

  constructor() {
    const form = createElement(
      'form',
      { action: '/search', role: 'search' },
      this.#input,
      createElement('button', { type: 'button' }, 'Close'),
    );
    const shortcut = createElement('button', { type: 'button', class: 'search-shortcut' });
    this.#dialog.append(
      form,
      createElement('div', { class: 'search-scroll' }, this.#list, this.#notes),
      this.#createFooter(shortcut),
    );
    this.#listenToForm(form);
    this.#closeOnClickOutside();
    shortcut.addEventListener('click', () => {
      setShortcut(!isShortcutOn());
      showShortcut(shortcut);
    });
    showShortcut(shortcut);
    receiveEvents(this.#dialog);
    document.body.append(this.#dialog);
  }

  /** Opens the dialog, with the query that was typed before. */
  open(): void {
    if (this.#dialog.open) return;
    this.#client ??= this.#connect();
    this.#dialog.showModal();
    this.#input.focus();
    this.#input.select();
    void this.#search();
  }

  #listenToForm(form: HTMLFormElement): void {
    form.addEventListener('submit', (event) => this.#submit(event));
    form.querySelector('button')?.addEventListener('click', () => this.#dialog.close());
    this.#input.addEventListener('input', () => {
      // Enter must not open a result of the query before.
      this.#activate(-1);
      void this.#search();
    });
    this.#input.addEventListener('keydown', (event) => this.#handleKey(event));
    this.#list.addEventListener('click', (event) => this.#handleClick(event));
    this.#all.addEventListener('click', (event) => this.#stayWhenOffline(event));
  }

  #closeOnClickOutside(): void {
    // Not after selecting text past the edge of the dialog, which ends in a click on it.
    let isPressedOutside = false;
    this.#dialog.addEventListener('mousedown', ({ target }) => (isPressedOutside = target === this.#dialog));
    this.#dialog.addEventListener('click', ({ target }) => {
      if (isPressedOutside && target === this.#dialog) this.#dialog.close();
    });
  }

  async #connect(): Promise<SearchClient> {
    try {
      this.#configuration = await readConfiguration();
      if (this.#input.value.trim() === '' && this.#active < 0) this.#showInitialOptions();
      return await createSearchClient(this.#configuration);
    } catch (error) {
      this.#client = undefined;
      throw error;
    }
  }

  #createFooter(shortcut: HTMLButtonElement): HTMLElement {
    return createElement('footer', {}, this.#status, this.#all, this.#keys, shortcut);
  }

  async #search(): Promise<void> {
    const query = this.#input.value.trim();
    this.#pending?.abort();
    const pending = (this.#pending = new AbortController());
    this.#all.href = toResultsUrl(query);
    this.#all.hidden = query === '';
    if (query === '') return this.#showInitialOptions();
    const slow = setTimeout(() => (this.#status.textContent = 'Searching…'), SILENT_MS);
    pending.signal.addEventListener('abort', () => clearTimeout(slow));
    const find = async () => (await (this.#client ??= this.#connect()))(this.#input.value, pending.signal);
    try {
      // A busy server gives up soon, and may respond a moment later.
      const result = await find().catch(() => wait(RETRY_AFTER_MS).then(find));
      clearTimeout(slow);
      if (!pending.signal.aborted) this.#show(query, result);
    } catch {
      // Either a newer search aborted this one, or it failed.
      clearTimeout(slow);
      if (!pending.signal.aborted) this.#showProblem();
    }
  }

  #show(query: string, { answer, hits, total, correctedQuery }: DialogResult): void {
    this.#total = total;
    const kinds = [...new Set(hits.map(({ kind }) => kind))];
    this.#setOptions([
      ...(answer ? [{ label: 'Answer', options: [createAnswerOption(answer)] }] : []),
      ...kinds.map((kind) => ({ label: kind, options: hits.filter((hit) => hit.kind === kind).map(createOption) })),
    ]);
    this.#all.hidden = hits.length === 0;
    this.#notes.replaceChildren(...(hits.length === 0 ? createSuggestions(query, this.#configuration.popular) : []));
    const count = total === 1 ? '1 result' : `${total} results`;
    this.#status.textContent =
      hits.length === 0 ? 'No results' : correctedQuery === undefined ? count : `${count} for “${correctedQuery}”`;
  }

  #showInitialOptions(): void {
    this.#total = 0;
    this.#status.textContent = '';
    const recent = readRecentSearches();
    const { popular } = this.#configuration;
    const groups = [
      { label: 'Recent searches', options: recent.map(createQueryOption) },
      popular.length > 0
        ? { label: 'Popular searches', options: popular.map(createQueryOption) }
        : { label: 'For example', options: EXAMPLE_QUERIES.map(createQueryOption) },
    ];
    this.#setOptions(groups.filter(({ options }) => options.length > 0));
    if (recent.length === 0) return this.#notes.replaceChildren();
    const clear = createElement('button', { type: 'button' }, 'Clear recent searches');
    clear.addEventListener('click', () => {
      clearRecentSearches();
      this.#showInitialOptions();
      this.#status.textContent = 'Recent searches cleared';
      this.#input.focus();
    });
    this.#notes.replaceChildren(clear);
  }

  #showProblem(): void {
    const problem = navigator.onLine ? 'Search isn’t responding' : 'You are offline';
    this.#setOptions([]);
    this.#status.textContent = problem;
    // Until the next search.
    addEventListener('online', () => void this.#search(), { once: true, signal: this.#pending?.signal });
    const retry = createElement('button', { type: 'button' }, 'Try again');
    retry.addEventListener('click', () => {
      this.#input.focus();
      void this.#search();
    });
    this.#notes.replaceChildren(createElement('p', {}, `${problem}. Your query is kept.`), retry);
  }

  #setOptions(groups: readonly { label: string; options: HTMLAnchorElement[] }[]): void {
    this.#options = groups.flatMap(({ options }) => options);
    this.#options.forEach((option, index) => (option.id = `search-option-${index}`));
    this.#list.replaceChildren(
      ...groups.map(({ label, options }, index) => {
        const id = `search-group-${index}`;
        return createElement(
          'div',
          { role: 'group', 'aria-labelledby': id },
          createElement('p', { id, role: 'presentation' }, label),
          ...options,
        );
      }),
    );
    this.#input.ariaExpanded = String(this.#options.length > 0);
    this.#keys.hidden = this.#options.length === 0;
    this.#activate(-1);
  }

  #activate(index: number): void {
    this.#options[this.#active]?.setAttribute('aria-selected', 'false');
    this.#active = index;
    const option = this.#options[index];
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) this.#input.setAttribute('aria-activedescendant', option.id);
    else this.#input.removeAttribute('aria-activedescendant');
  }

  #handleKey(event: KeyboardEvent): void {
    // The keys belong to the input method while it composes a word.
    if (event.isComposing) return;
    if (event.key === 'Escape') {
      // A search field would only be emptied. The query is kept for the next time.
      event.preventDefault();
      this.#dialog.close();
      return;
    }
    const { length } = this.#options;
    const next = { ArrowDown: this.#active + 1, ArrowUp: this.#active - 1 }[event.key];
    if (event.key === 'Enter' && this.#active >= 0) {
      event.preventDefault();
      // The browser opens a tab or a window as for any link.
      this.#options[this.#active]?.dispatchEvent(
        new MouseEvent('click', {
          bubbles: true,
          cancelable: true,
          ctrlKey: event.ctrlKey,
          metaKey: event.metaKey,
          shiftKey: event.shiftKey,
        }),
      );
    }
    if (next === undefined || length === 0 || event.altKey) return;
    event.preventDefault();
    // The selection wraps around through the text field.
    this.#activate(next >= length ? -1 : next < -1 ? length - 1 : next);
  }

  #handleClick(event: MouseEvent): void {
    const option = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[role=option]') : null;
    if (option === null) return;
    const query = option.dataset['query'];
    if (query !== undefined && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      this.#input.value = query;
      this.#input.focus();
      void this.#search();
      return;
    }
    this.#remember(new URL(option.href));
    // The target may be a section of the current page, which loads nothing.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) this.#dialog.close();
  }

  #submit(event: SubmitEvent): void {
    if (this.#input.value.trim() === '') return event.preventDefault();
    this.#remember(undefined);
    this.#stayWhenOffline(event);
  }

  /** Without a network, the page of results would be the browser's error, and the query would be gone. */
  #stayWhenOffline(event: Event): void {
    if (navigator.onLine) return;
    event.preventDefault();
    this.#showProblem();
  }

  #remember(target: URL | undefined): void {
    const query = this.#input.value.trim();
    if (query === '') return;
    addRecentSearch(query);
    // The results page counts its queries itself.
    if (target) {
      const count = { query, total: this.#total, url: target.pathname + target.hash };
      navigator.sendBeacon('/search/counts', new Blob([JSON.stringify(count)], { type: 'application/json' }));
    }
  }
}

function showShortcut(button: HTMLButtonElement): void {
  button.textContent = isShortcutOn() ? 'Turn off the / shortcut' : 'Turn on the / shortcut';
}
