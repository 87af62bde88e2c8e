import { FIELD_KINDS, type FormField } from '../definition';
import { checkForm, type FieldProblem, type SentValues } from '../field-schema';

/** The fields of a form as its HTML says them, so that the definition is not sent a second time. */
export function definitionIn(form: HTMLFormElement): readonly FormField[] {
  return [...form.querySelectorAll<HTMLElement>('[data-field]')].flatMap((field) => fieldIn(field) ?? []);
}

/** What is wrong with what the form holds, by the schema that the server uses. */
export function problemsIn(form: HTMLFormElement): FieldProblem[] {
  const checked = checkForm({ fields: definitionIn(form) }, valuesIn(form));
  return checked.ok ? [] : checked.problems;
}

/** What is wrong with one field; nothing is said of one that is still empty. */
export function problemOfField(form: HTMLFormElement, field: HTMLElement): string | undefined {
  const definition = fieldIn(field);
  if (definition === undefined) return undefined;
  const values = valuesIn(form);
  const isEmpty = (values[definition.name] ?? []).every((value) => value.trim() === '');
  const checked = checkForm({ fields: [definition] }, values);
  return checked.ok || isEmpty ? undefined : checked.problems[0]?.message;
}

function fieldIn(field: HTMLElement): FormField | undefined {
  const kind = FIELD_KINDS.find(({ value }) => value === field.dataset['field'])?.value;
  const controls = [...field.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>('input, textarea, select')];
  const [control] = controls;
  if (kind === undefined || control === undefined) return undefined;
  const options = control instanceof HTMLSelectElement ? [...control.options].map(({ value }) => value) : controls.map(({ value }) => value);
  return {
    name: control.name,
    kind,
    label: field.querySelector('label, legend')?.firstChild?.textContent ?? '',
    required: kind === 'choices' ? field.dataset['required'] !== undefined : control.required,
    most: field.dataset['most'] === undefined ? undefined : Number(field.dataset['most']),
    options: options.filter((option) => option !== ''),
  };
}

function valuesIn(form: HTMLFormElement): SentValues {
  const data = new FormData(form);
  return Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name).filter((value) => typeof value === 'string')]));
}
