import { type Field, type PayloadRequest, ValidationError, type ValidationFieldError } from 'payload';
import { isRecord } from '@/platform/is-record';
import { findMarkdownExcess } from '@/ui/markdown/markdown-limits';
import { locateField } from './field-location';
import { getStoredFields, type StoredField } from './stored-fields';

interface WrittenEntry {
  data?: unknown;
  req: PayloadRequest;
}

interface LimitedConfig {
  slug: string;
  fields: Field[];
  hooks?: { beforeValidate?: ((entry: never) => unknown)[] };
}

/**
 * Lets no text of a collection or global take too long to parse as Markdown: not in a draft, which Payload doesn't validate but
 * previews show, and not in an import.
 */
export function withTextLimits<Config extends LimitedConfig>(config: Config): Config {
  const checkTexts = ({ data, req }: WrittenEntry): void => {
    const errors = findExcessiveTexts(config.fields, data).map((error) => ({
      ...error,
      label: locateField(config.fields, isRecord(data) ? data : {}, error.path).label,
    }));
    if (errors.length > 0) throw new ValidationError({ collection: config.slug, errors, req }, req.t);
  };
  return { ...config, hooks: { ...config.hooks, beforeValidate: [checkTexts, ...(config.hooks?.beforeValidate ?? [])] } };
}

/** Returns the texts in an entry that exceed a limit. Fields for code aren't Markdown. */
function findExcessiveTexts(fields: readonly Field[], data: unknown, path = ''): ValidationFieldError[] {
  if (!isRecord(data)) return [];
  return getStoredFields(fields).flatMap((field) =>
    Object.hasOwn(data, field.name) ? findInField(field, data[field.name], path + field.name) : [],
  );
}

function findInField(field: StoredField, value: unknown, path: string): ValidationFieldError[] {
  switch (field.type) {
    case 'text':
    case 'textarea':
      return [value].flat().flatMap((text) => {
        const message = typeof text === 'string' ? findMarkdownExcess(text) : undefined;
        return message === undefined ? [] : [{ path, message }];
      });
    case 'group':
      return findExcessiveTexts(field.fields, value, `${path}.`);
    case 'array':
      return toRows(value).flatMap((row, index) => findExcessiveTexts(field.fields, row, `${path}.${index}.`));
    case 'blocks':
      return toRows(value).flatMap((row, index) => {
        const block = isRecord(row) ? field.blocks.find(({ slug }) => slug === row['blockType']) : undefined;
        return findExcessiveTexts(block?.fields ?? [], row, `${path}.${index}.`);
      });
    default:
      return [];
  }
}

function toRows(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
