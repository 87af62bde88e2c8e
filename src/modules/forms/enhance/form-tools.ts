import { receiveEvents } from '@/ui/receive-events';
import { addCountrySuggestions, prefillCountry } from './countries';
import { readDefinition, getFieldError, getFieldErrors } from './read-definition';
import { announceErrors, clearMessages, showNotice, showFieldError, showFieldErrors } from './messages';
import { startProof } from './proof';
import { initScore } from './score';
import { sendForm } from './send-form';
import { clearDraft, saveDraft, restoreDraft } from './draft-storage';

/*
 * The progressive enhancement of forms. It is loaded when a field gets the focus (form-script.ts), as a separate file,
 * since pages with forms are viewed far more often than forms are filled in. Forms work without it.
 */

const initializedForms = new WeakSet<HTMLFormElement>();

/** @param isReturned whether the server returned it with errors: a country that is empty then was cleared */
function initForm(form: HTMLFormElement, isReturned = false): void {
  if (initializedForms.has(form)) return;
  initializedForms.add(form);
  form.dataset['enhanced'] = 'yes';
  restoreDraft(form);
  // Save input from before this script loaded.
  saveDraft(form);
  addCountrySuggestions(form);
  startProof(({ country, score }) => {
    if (country !== undefined && !isReturned) prefillCountry(form, country);
    if (score !== undefined) initScore(form, score);
  });
  receiveEvents(form);
  form.addEventListener('input', () => saveDraft(form));
  form.addEventListener('change', ({ target }) => afterPress(() => revalidateField(form, target)));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(form);
  });
  // The form was submitted before this script loaded (form-script.ts).
  if (form.hasAttribute('aria-busy')) {
    form.removeAttribute('aria-busy');
    void submit(form);
  }
}

let isPressed = false;
document.addEventListener('mousedown', () => (isPressed = true), true);
document.addEventListener('mouseup', () => (isPressed = false), true);

/**
 * Runs an action at once, or after the click in progress. Pressing the mouse commits the field that is left: if its
 * error disappeared at that moment, the pressed button would move, and the click would miss it.
 */
function afterPress(action: () => void): void {
  if (!isPressed) return action();
  document.addEventListener('mouseup', () => setTimeout(action), { once: true });
}

/** Revalidates a field once its change is committed, and shows or removes its error. */
function revalidateField(form: HTMLFormElement, target: EventTarget | null): void {
  const field = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
  if (field === null) return;
  showFieldError(field, getFieldError(form, field));
}

/** Moves chosen files into the form that the server returned, which can't contain them, unless their field has an error. */
function keepFiles(from: HTMLFormElement, to: HTMLFormElement): void {
  for (const chosen of from.querySelectorAll<HTMLInputElement>('input[type=file]')) {
    const next = to.querySelector<HTMLInputElement>(`input[type=file][name="${CSS.escape(chosen.name)}"]`);
    if (next !== null && next.ariaInvalid !== 'true') next.files = chosen.files;
  }
}

/** Shows that a form is being sent, also in words, because it takes seconds on a slow connection. @returns what ends it */
function markSending(form: HTMLFormElement): () => void {
  const button = form.querySelector('button');
  const label = button?.textContent ?? '';
  const setLabel = (text: string) => {
    if (button) button.textContent = text;
  };
  form.setAttribute('aria-busy', 'true');
  setLabel('Sending …');
  return () => {
    form.removeAttribute('aria-busy');
    setLabel(label);
  };
}

async function submit(form: HTMLFormElement): Promise<void> {
  if (form.hasAttribute('aria-busy')) return;
  const problems = getFieldErrors(form);
  clearMessages(form);
  if (problems.length > 0) return showFieldErrors(form, problems, readDefinition(form));
  const endSending = markSending(form);
  const outcome = await sendForm(form);
  endSending();
  switch (outcome.kind) {
    case 'accepted':
      clearDraft(form);
      location.assign(outcome.url);
      return;
    case 'form': {
      keepFiles(form, outcome.form);
      form.replaceWith(outcome.form);
      initForm(outcome.form, true);
      announceErrors(outcome.form.querySelector<HTMLElement>('[data-summary]'));
      return;
    }
    case 'refused':
      showNotice(form, 'This was not sent.', outcome.message);
      return;
    case 'unknown':
      showNotice(
        form,
        'Your form may not have been sent.',
        'We didn’t get a response, so we don’t know whether your form arrived. Your input is still here. ' +
          'Press the button again; a duplicate is ignored.',
      );
  }
}

function initForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-tools]')) initForm(form);
}

initForms();
// React replaces the forms of a page that differs from what the server sent, as an extension or a translation leaves it.
addEventListener('hydrated', initForms);
