import { offerCountries, suggestCountry } from './countries';
import { definitionIn, problemOfField, problemsIn } from './definition-in-page';
import { clearMessages, showNotice, showProblem, showProblems } from './messages';
import { beginProof } from './proof';
import { beginScore } from './score';
import { sendForm } from './send-form';
import { forget, keep, restore } from './typed';

/*
 * What makes a form better where there is a script. It is loaded when somebody focuses a field (form-script.ts), as a
 * file of its own, since pages with forms are read far more often than forms are filled in. Without it everything works.
 */

const begun = new WeakSet<HTMLFormElement>();

function begin(form: HTMLFormElement): void {
  if (begun.has(form)) return;
  begun.add(form);
  // Our messages say more than the browser's, and stay.
  form.noValidate = true;
  restore(form);
  // What was typed before this script had come.
  keep(form);
  offerCountries(form);
  beginProof(({ country, score }) => {
    if (country !== undefined) suggestCountry(form, country);
    if (score !== undefined) beginScore(form, score);
  });
  form.addEventListener('input', () => keep(form));
  form.addEventListener('change', (event) => checkAgain(form, event.target));
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
function checkAgain(form: HTMLFormElement, target: EventTarget | null): void {
  const field = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
  if (field === null) return;
  showProblem(field, problemOfField(form, field));
}

async function submit(form: HTMLFormElement): Promise<void> {
  if (form.hasAttribute('aria-busy')) return;
  const problems = problemsIn(form);
  clearMessages(form);
  if (problems.length > 0) return showProblems(form, problems, definitionIn(form));
  form.setAttribute('aria-busy', 'true');
  const outcome = await sendForm(form);
  form.removeAttribute('aria-busy');
  switch (outcome.kind) {
    case 'taken':
      forget(form);
      location.assign(outcome.address);
      return;
    case 'form': {
      form.replaceWith(outcome.form);
      begin(outcome.form);
      outcome.form.querySelector<HTMLElement>('[data-summary]')?.focus();
      return;
    }
    case 'refused':
      showNotice(form, 'This was not sent.', outcome.message);
      return;
    case 'lost':
      showNotice(form, 'This may not have been sent.', 'There was no answer, so we do not know whether this arrived. What you typed is kept here. Press the button again: if it did arrive, it is not taken twice.');
  }
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-tools]')) begin(form);
