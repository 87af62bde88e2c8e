import { addCountrySuggestions, prefillCountry } from './countries';
import { readDefinition, getFieldError, getFieldErrors } from './read-definition';
import { clearMessages, showNotice, showFieldError, showFieldErrors } from './messages';
import { startProof } from './proof';
import { initScore } from './score';
import { sendForm } from './send-form';
import { clearDraft, saveDraft, restoreDraft } from './draft-storage';

/*
 * What makes a form better where there is a script. It is loaded when somebody focuses a field (form-script.ts), as a
 * file of its own, since pages with forms are read far more often than forms are filled in. Without it everything works.
 */

const initializedForms = new WeakSet<HTMLFormElement>();

function initForm(form: HTMLFormElement): void {
  if (initializedForms.has(form)) return;
  initializedForms.add(form);
  // Our messages say more than the browser's, and stay.
  form.noValidate = true;
  restoreDraft(form);
  // What was typed before this script had come.
  saveDraft(form);
  addCountrySuggestions(form);
  startProof(({ country, score }) => {
    if (country !== undefined) prefillCountry(form, country);
    if (score !== undefined) initScore(form, score);
  });
  form.addEventListener('input', () => saveDraft(form));
  form.addEventListener('change', (event) => revalidateField(form, event.target));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(form);
  });
  // Submitted before this script had arrived (form-script.ts).
  if (form.hasAttribute('aria-busy')) {
    form.removeAttribute('aria-busy');
    void submit(form);
  }
}

/** Checks the field that was left: when it has a message already, or holds something that cannot be right. */
function revalidateField(form: HTMLFormElement, target: EventTarget | null): void {
  const field = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
  if (field === null) return;
  showFieldError(field, getFieldError(form, field));
}

async function submit(form: HTMLFormElement): Promise<void> {
  if (form.hasAttribute('aria-busy')) return;
  const problems = getFieldErrors(form);
  clearMessages(form);
  if (problems.length > 0) return showFieldErrors(form, problems, readDefinition(form));
  form.setAttribute('aria-busy', 'true');
  const outcome = await sendForm(form);
  form.removeAttribute('aria-busy');
  switch (outcome.kind) {
    case 'taken':
      clearDraft(form);
      location.assign(outcome.address);
      return;
    case 'form': {
      form.replaceWith(outcome.form);
      initForm(outcome.form);
      outcome.form.querySelector<HTMLElement>('[data-summary]')?.focus();
      return;
    }
    case 'refused':
      showNotice(form, 'This was not sent.', outcome.message);
      return;
    case 'lost':
      showNotice(
        form,
        'This may not have been sent.',
        'There was no answer, so we do not know whether this arrived. What you typed is kept here. Press the button again: if it did arrive, it is not taken twice.',
      );
  }
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-tools]')) initForm(form);
