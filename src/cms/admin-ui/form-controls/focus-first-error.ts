import { findInvalidControl } from './invalid-control';

const OTHER_TAB_WITH_ERROR = '.tabs-field__tab-button--has-error:not(.tabs-field__tab-button--active)';
/** How many frames the form gets to show its errors, and then a tab or a row that was closed. */
const FRAMES_MAX = 120;

/**
 * Moves the focus to the first field of the form that has an error, as soon as the error is shown. If the open tab has none,
 * opens the first tab that has one.
 */
export async function focusFirstError(): Promise<void> {
  for (let frame = 0; frame < FRAMES_MAX; frame += 1) {
    await new Promise(requestAnimationFrame);
    const form = findOpenForm();
    const control = [...form.querySelectorAll('.field-error')].map(findInvalidControl).find((found) => found !== undefined);
    if (control === undefined) {
      form.querySelector<HTMLElement>(OTHER_TAB_WITH_ERROR)?.click();
      continue;
    }
    openRowsAround(control);
    control.focus({ preventScroll: true });
    // In a row that is still closed, nothing takes the focus.
    if (document.activeElement !== control) continue;
    // The buttons above the form stay in place, and would cover a field that is only just in the window.
    control.scrollIntoView({ block: 'center' });
    return;
  }
}

/** Returns the form in front: that of the drawer opened last, or that of the page. */
function findOpenForm(): ParentNode {
  return [...document.querySelectorAll('.drawer--is-open')].at(-1) ?? document;
}

function openRowsAround(control: Element): void {
  for (let row = control.closest('.collapsible'); row; row = row.parentElement?.closest('.collapsible') ?? null)
    if (row.matches('.collapsible--collapsed'))
      row.querySelector<HTMLElement>(':scope > .collapsible__toggle-wrap > .collapsible__toggle')?.click();
}
