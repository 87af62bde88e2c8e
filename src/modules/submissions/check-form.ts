import {
  type FieldError,
  type FormDefinition,
  readUploadedFile,
  type SubmittedValues,
  type UploadedFile,
  validateForm,
} from '@/modules/forms';
import type { Submission } from './save-submission';

type CheckedForm =
  | { ok: true; values: Submission['values']; files: Submission['files'] }
  | { ok: false; problems: readonly FieldError[] };

/** Validates the values and the files. Problems are in the order of the fields. */
export async function checkForm(definition: FormDefinition, sent: SubmittedValues, read: FormData): Promise<CheckedForm> {
  const checked = validateForm(definition, sent);
  const { files, problems } = await readFiles(definition, read);
  if (checked.ok && problems.length === 0) return { ok: true, values: checked.values, files };
  return { ok: false, problems: sortByField(definition, [...(checked.ok ? [] : checked.problems), ...problems]) };
}

async function readFiles(
  definition: FormDefinition,
  read: FormData,
): Promise<{ files: Submission['files']; problems: readonly FieldError[] }> {
  const files: { field: string; file: UploadedFile }[] = [];
  const problems: FieldError[] = [];
  for (const { name, kind, required, label } of definition.fields) {
    if (kind !== 'file') continue;
    const file = await readUploadedFile(read.get(name), label);
    if (typeof file === 'string') problems.push({ name, message: file });
    else if (file !== undefined) files.push({ field: name, file });
    else if (required) problems.push({ name, message: `Choose a file for “${label}”.` });
  }
  return { files, problems };
}

function sortByField({ fields }: FormDefinition, problems: readonly FieldError[]): FieldError[] {
  return fields.flatMap(({ name }) => problems.filter((problem) => problem.name === name));
}
