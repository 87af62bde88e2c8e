import { ValidationError, type CollectionSlug, type Field, type RequiredDataFromCollectionSlug } from 'payload';
import { findUnknownFields } from './serialize-fields';
import { ContentError, type ContentFile } from './files';

/** An error in a content file. */
export type ContentProblem = ConstructorParameters<typeof ContentError>[0][number];

/**
 * Narrows data to the collection's type. The field names have been checked before; Payload validates the values on
 * write.
 */
export function isCollectionData<Slug extends CollectionSlug>(data: unknown): data is RequiredDataFromCollectionSlug<Slug> {
  return typeof data === 'object' && data !== null;
}

/** Adds the file to Payload's validation errors. */
export async function wrapValidationErrors(file: string, data: unknown, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const { errors } = error.data;
    throw new ContentError(
      errors.map(({ path, message }) => ({ file, field: path, value: getByPath(data, path), problem: message })),
    );
  }
}

function getByPath(data: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined), data);
}

/** Returns the fields of files that their collection doesn't have. */
export function checkUnknownFields(files: Pick<ContentFile, 'file' | 'data'>[], fields: Field[]): ContentProblem[] {
  return files.flatMap(({ file, data }) =>
    findUnknownFields(data, fields).map(({ field, value }) => ({ file, field, value, problem: 'there is no such field' })),
  );
}

/** Returns a field of a content file if it is a string. */
export function getString(data: unknown, field: string): string | undefined {
  const value = getByPath(data, field);
  return typeof value === 'string' ? value : undefined;
}
