import type { FormField } from '../definition';
import type { FieldError } from '../field-schema';
import { ERROR_TITLE_PREFIX, getErrorSummaryTitle } from '../format';

/** Shows a field's error, or removes it. */
export function showFieldError(field: HTMLElement, message: string | undefined): void {
  const control = field.querySelector<HTMLElement>('input, textarea, select');
  const described = field.matches('fieldset') ? field : control;
  if (control === null || described === null) return;
  const id = `${getFieldId(field, control)}-problem`;
  field.querySelector('strong')?.remove();
  const others = (described.getAttribute('aria-describedby') ?? '').split(' ').filter((each) => each !== '' && each !== id);
  if (message !== undefined) {
    const text = document.createElement('strong');
    text.id = id;
    text.textContent = message;
    (field.querySelector('small') ?? field.querySelector('label, legend'))?.after(text);
    others.push(id);
  }
  control.toggleAttribute('aria-invalid', false);
  if (message !== undefined) control.setAttribute('aria-invalid', 'true');
  if (others.length === 0) described.removeAttribute('aria-describedby');
  else described.setAttribute('aria-describedby', others.join(' '));
}

/** Shows all errors, at the fields and in a summary, and moves the focus to the summary. */
export function showFieldErrors(form: HTMLFormElement, problems: readonly FieldError[], fields: readonly FormField[]): void {
  const list = document.createElement('ul');
  for (const { name, message } of problems) {
    const field = findField(form, name);
    if (field === undefined) continue;
    showFieldError(field, message);
    const link = document.createElement('a');
    link.href = `#${field.querySelector<HTMLElement>('input, textarea, select')?.id ?? ''}`;
    link.textContent = message;
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  showSummary(form, getErrorSummaryTitle(Math.min(problems.length, fields.length)), list);
}

/** Shows an error about the form as a whole. */
export function showNotice(form: HTMLFormElement, title: string, notice: string): void {
  const text = document.createElement('p');
  text.textContent = notice;
  showSummary(form, title, text);
}

/** Removes all messages. */
export function clearMessages(form: HTMLFormElement): void {
  document.title = withoutErrorPrefix(document.title);
  form.querySelector('[data-summary]')?.remove();
  for (const field of form.querySelectorAll<HTMLElement>('[data-field]')) showFieldError(field, undefined);
}

function showSummary(form: HTMLFormElement, title: string, content: HTMLElement): void {
  form.querySelector('[data-summary]')?.remove();
  const summary = document.createElement('div');
  summary.dataset['summary'] = '';
  summary.setAttribute('role', 'alert');
  summary.tabIndex = -1;
  const heading = document.createElement('h3');
  heading.textContent = title;
  summary.append(heading, content);
  form.prepend(summary);
  announceErrors(summary);
}

/** Moves the focus to the error summary, if there is one, and prefixes the document title with the error. */
export function announceErrors(summary: HTMLElement | null): void {
  if (summary === null) return;
  markTitle(summary);
  summary.focus();
}

let titleObserver: MutationObserver | undefined;

/** Keeps the error in the title as long as its summary is there: React sets the title again when it hydrates the page. */
function markTitle(summary: HTMLElement): void {
  const mark = () => {
    if (!summary.isConnected) titleObserver?.disconnect();
    else if (!document.title.startsWith(ERROR_TITLE_PREFIX)) document.title = ERROR_TITLE_PREFIX + document.title;
  };
  titleObserver?.disconnect();
  titleObserver = new MutationObserver(mark);
  titleObserver.observe(document.head, { childList: true, characterData: true, subtree: true });
  mark();
}

function withoutErrorPrefix(title: string): string {
  return title.startsWith(ERROR_TITLE_PREFIX) ? title.slice(ERROR_TITLE_PREFIX.length) : title;
}

function findField(form: HTMLFormElement, name: string): HTMLElement | undefined {
  return [...form.querySelectorAll<HTMLElement>('[data-field]')].find(
    (field) => field.querySelector<HTMLInputElement>('input, textarea, select')?.name === name,
  );
}

/** Returns the id of the field. The id of a checkbox in a list is the list's id with its index appended. */
function getFieldId(field: HTMLElement, control: HTMLElement): string {
  return field.matches('fieldset') ? control.id.replace(/-\d+$/, '') : control.id;
}
