import { FIELD_KINDS, type FormField } from '../definition';
import { getSubmittedValues, validateForm, type FieldError, type SubmittedValues } from '../field-schema';
import { getFileSizeError } from '../file-size';

/** Reads the field definitions from the form's HTML, so that they aren't sent a second time. */
export function readDefinition(form: HTMLFormElement): readonly FormField[] {
  return [...form.querySelectorAll<HTMLElement>('[data-field]')].flatMap((field) => readField(field) ?? []);
}

/** Returns the errors in the form's current values, by the rules of the server and in the order of the fields. */
export function getFieldErrors(form: HTMLFormElement): FieldError[] {
  const fields = readDefinition(form);
  const checked = validateForm({ fields }, readValues(form));
  const problems = new Map(checked.ok ? [] : checked.problems.map((problem) => [problem.name, problem]));
  return fields.flatMap((field) => {
    const problem = field.kind === 'file' ? getFileError(form, field) : problems.get(field.name);
    return problem ?? [];
  });
}

/** Returns the error of one field; an empty field has none yet. */
export function getFieldError(form: HTMLFormElement, field: HTMLElement): string | undefined {
  const definition = readField(field);
  if (definition === undefined) return undefined;
  if (definition.kind === 'file') return getFileError(form, definition)?.message;
  const values = readValues(form);
  const isEmpty = getSubmittedValues(values, definition.name).every((value) => value.trim() === '');
  const checked = validateForm({ fields: [definition] }, values);
  return checked.ok || isEmpty ? undefined : checked.problems[0]?.message;
}

/** A file that is too large is rejected here, so that the visitor needn't wait for the upload. */
function getFileError(form: HTMLFormElement, { name, label }: FormField): FieldError | undefined {
  const file = new FormData(form).get(name);
  const message = file instanceof File ? getFileSizeError(label, file) : undefined;
  return message === undefined ? undefined : { name, message };
}

function readField(field: HTMLElement): FormField | undefined {
  const kind = FIELD_KINDS.find(({ value }) => value === field.dataset['field'])?.value;
  const controls = [
    ...field.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>('input, textarea, select'),
  ];
  const [control] = controls;
  if (kind === undefined || control === undefined) return undefined;
  const options =
    control instanceof HTMLSelectElement ? [...control.options].map(({ value }) => value) : controls.map(({ value }) => value);
  return {
    name: control.name,
    kind,
    label: field.querySelector('label, legend')?.firstChild?.textContent ?? '',
    required: kind === 'choices' ? field.dataset['required'] !== undefined : control.required,
    most: field.dataset['most'] === undefined ? undefined : Number(field.dataset['most']),
    options: options.filter((option) => option !== ''),
  };
}

function readValues(form: HTMLFormElement): SubmittedValues {
  const data = new FormData(form);
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => [name, data.getAll(name).filter((value) => typeof value === 'string')]),
  );
}
