import type { CheckboxField, Field, SelectField, TextareaField, TextField } from 'payload';
import { createRowLabel } from '@/cms/admin-ui/fields/row-label-component';
import { CODE_LANGUAGES } from '@/ui/code/code-languages';

/** The section's h2. Its anchor is derived from it, so it must be unique on the page. */
export const headingField: TextField = {
  name: 'heading',
  type: 'text',
  required: true,
  admin: { description: 'The section’s heading. The anchor of the section is derived from it.' },
};

export const introField: TextareaField = {
  name: 'intro',
  type: 'textarea',
  admin: { description: 'One or two sentences below the heading. Markdown.' },
};

/** Marks a block whose content is made up with the small tag "Sample". */
export const sampleField: CheckboxField = {
  name: 'sample',
  type: 'checkbox',
  label: 'Sample',
  admin: { description: 'The content is a made-up example and gets the sample badge.' },
};

/** A list of links, each to a path on this site or a full https URL. */
export const linksField: Field = {
  name: 'links',
  type: 'array',
  admin: { components: { RowLabel: createRowLabel('Link') } },
  maxRows: 3,
  fields: [
    { name: 'label', type: 'text', required: true },
    { name: 'href', type: 'text', required: true, label: 'URL' },
  ],
};

/** Fields of a code sample, shared by the block of that name and the hero. */
export const codeFields: (SelectField | TextField | TextareaField)[] = [
  { name: 'language', type: 'select', required: true, options: [...CODE_LANGUAGES] },
  { name: 'fileName', type: 'text', label: 'File name' },
  { name: 'code', type: 'textarea', required: true, label: 'Code', admin: { className: 'monospaced' } },
  {
    name: 'output',
    type: 'textarea',
    label: 'Output',
    admin: { className: 'monospaced', description: 'The output of the code, if it helps the reader.' },
  },
];
