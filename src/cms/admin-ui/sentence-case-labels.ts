import type { ArrayField, Field, FlattenedField, SanitizedConfig, TextField } from 'payload';
import { createRowLabel } from './fields/row-label-component';

/** A label that isn't a name: Changed, but not ID or PostgreSQL. */
const WORD = /(?<=\s)[A-Z][a-z]+(?=\s|$)/g;

/** Payload asks to select a value, where there is nothing to select from. */
const LIST_PLACEHOLDER = 'Type, then press Enter after each';
const LIST_CELL = '/cms/admin-ui/list-cell#ListCell';

/**
 * Writes the labels that Payload derives from the names of fields in sentence case: “Content Changed At” is “Content changed at”.
 * They are in the columns and the filters of lists, and in the comparison of versions. Fields of several texts say how to fill them in,
 * and are readable in lists. Changes the configuration.
 */
export async function withSentenceCaseLabels(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config;
  for (const { fields, flattenedFields } of [...sanitized.collections, ...sanitized.globals]) {
    relabel(fields);
    relabel(flattenedFields);
  }
  return sanitized;
}

function relabel(fields: readonly (Field | FlattenedField)[]): void {
  for (const field of fields) {
    if ('name' in field && 'label' in field && typeof field.label === 'string' && isDerived(field.label, field.name))
      field.label = toSentenceCase(field.label);
    if (field.type === 'array') nameRows(field);
    if (field.type === 'text' && field.hasMany) improveList(field);
    if ('labels' in field && field.labels) relabelRows(field.labels);
    if ('fields' in field) relabel(field.fields);
    if ('flattenedFields' in field) relabel(field.flattenedFields);
    if (field.type === 'tabs') for (const tab of field.tabs) relabel(tab.fields);
    if (field.type === 'blocks') for (const block of field.blocks) relabel(block.fields);
  }
}

function improveList(field: Pick<TextField, 'admin'>): void {
  const components = { Cell: LIST_CELL, ...field.admin?.components };
  field.admin = { ...field.admin, components, placeholder: LIST_PLACEHOLDER };
}

/** Keeps the capital letter in the header of a row: “Speaker 1”. */
function nameRows(field: Pick<ArrayField, 'admin' | 'labels'>): void {
  const kind = field.labels?.singular;
  if (typeof kind !== 'string' || field.admin?.components?.RowLabel) return;
  field.admin = { ...field.admin, components: { ...field.admin?.components, RowLabel: createRowLabel(toSentenceCase(kind)) } };
}

/** Rows are named in the buttons that add them, and in messages: “Add speaker”. */
function relabelRows(labels: { singular?: unknown; plural?: unknown }): void {
  if (typeof labels.singular === 'string') labels.singular = toMidSentence(labels.singular);
  if (typeof labels.plural === 'string') labels.plural = toMidSentence(labels.plural);
}

function toMidSentence(label: string): string {
  return toSentenceCase(label).replace(/^[A-Z][a-z]+(?=\s|$)/, (word) => word.toLowerCase());
}

/** Returns whether a label has only the words of the field's name. */
function isDerived(label: string, name: string): boolean {
  return label.replaceAll(' ', '').toLowerCase() === name.toLowerCase();
}

function toSentenceCase(label: string): string {
  return label.replaceAll(WORD, (word) => (word === 'Id' ? 'ID' : word.toLowerCase()));
}
