import { input, keyHint, list } from './dialog-elements';
import { createElement } from './elements';

/** Options under a label, such as the results of one kind. */
export interface OptionGroup {
  readonly label: string;
  readonly options: readonly HTMLAnchorElement[];
}

let options: readonly HTMLAnchorElement[] = [];
/** The index of the chosen option; -1 is the text field itself, which keeps the focus. */
let active = -1;

/** Shows other options, of which none is chosen. */
export function showOptions(groups: readonly OptionGroup[]): void {
  options = groups.flatMap((group) => group.options);
  options.forEach((option, index) => (option.id = `search-option-${index}`));
  list.replaceChildren(...groups.map(createGroup));
  input.ariaExpanded = String(options.length > 0);
  keyHint.hidden = options.length === 0;
  chooseOption(-1);
}

/** Chooses an option by its index; -1 chooses none. */
export function chooseOption(index: number): void {
  options[active]?.setAttribute('aria-selected', 'false');
  active = index;
  const option = options[index];
  option?.setAttribute('aria-selected', 'true');
  option?.scrollIntoView({ block: 'nearest' });
  if (option) input.setAttribute('aria-activedescendant', option.id);
  else input.removeAttribute('aria-activedescendant');
}

/** Returns whether an option is chosen. */
export function isOptionChosen(): boolean {
  return active >= 0;
}

/** Handles the keys of the list: the arrows choose an option, and Enter opens it. */
export function handleListKey(event: KeyboardEvent): void {
  const { length } = options;
  const next = { ArrowDown: active + 1, ArrowUp: active - 1 }[event.key];
  if (event.key === 'Enter' && active >= 0) {
    event.preventDefault();
    const { ctrlKey, metaKey, shiftKey } = event;
    // The browser opens a tab or a window as for any link.
    options[active]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
  }
  if (next === undefined || length === 0 || event.altKey) return;
  event.preventDefault();
  // The selection wraps around through the text field.
  chooseOption(next >= length ? -1 : next < -1 ? length - 1 : next);
}

function createGroup({ label, options: links }: OptionGroup, index: number): HTMLElement {
  const id = `search-group-${index}`;
  return createElement(
    'div',
    { role: 'group', 'aria-labelledby': id },
    createElement('p', { id, role: 'presentation' }, label),
    ...links,
  );
}
