import type { Block } from 'payload';
import { codeFields, introField } from '../shared-fields';

/** A command or query with its output. The copy button omits the prompt. */
export const codeSample: Block = {
  slug: 'codeSample',
  interfaceName: 'CodeSampleBlock',
  fields: [
    { name: 'heading', type: 'text' },
    introField,
    ...codeFields.map((field) => (field.name === 'language' ? { ...field, defaultValue: 'sql' } : field)),
    { name: 'caption', type: 'text', admin: { description: 'What it shows, in Markdown.' } },
  ],
};
