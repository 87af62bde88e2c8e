import type { Field } from 'payload';
import { dateField } from '@/cms/core/date-field';
import { createEntryCollection } from '@/cms/entries/entry-collection';

/** A field for SQL, which the admin shows in a monospaced face. */
const sqlField = (name: string, rest: { label: string; description: string; required?: true }): Field => ({
  name,
  type: 'textarea',
  label: rest.label,
  required: rest.required ?? false,
  admin: { className: 'monospaced', description: rest.description },
});

/** Lessons of the free courses. A course is a learning path whose steps are lessons. */
export const lessonsCollection = createEntryCollection({
  collection: 'lessons',
  group: 'Reading',
  columns: ['verified'],
  defaultSort: 'slug',
  fields: [
    dateField('verified', { admin: { description: 'The day on which the SQL was run last.' } }),
    {
      name: 'exercises',
      type: 'array',
      required: true,
      minRows: 1,
      admin: {
        description:
          'Each is solved and checked in the browser, in a new database in which the blocks of the text marked “run” were run before.',
      },
      fields: [
        {
          name: 'task',
          type: 'textarea',
          required: true,
          admin: { description: 'Markdown: what the SQL should do. Name the columns and the order that you expect.' },
        },
        sqlField('start', {
          label: 'Starting point',
          description: 'What the editor holds first: select name from customer',
          required: true,
        }),
        { name: 'hints', type: 'textarea', admin: { description: 'One hint a line, the gentlest first.' } },
        sqlField('check', {
          label: 'Check',
          description:
            'SQL that is run after the answer, and whose output is compared. Leave it empty to compare the last rows that the answer returns.',
        }),
        sqlField('expected', {
          label: 'Expected output',
          description: 'What the answer, or the check, prints in psql. A test compares it with what the solution prints.',
          required: true,
        }),
        {
          name: 'ordered',
          type: 'checkbox',
          label: 'Order matters',
          admin: { description: 'The rows must come in the order of the expected output.' },
        },
        sqlField('solution', {
          label: 'Solution',
          description: 'One answer that is right. Readers can open it.',
          required: true,
        }),
      ],
    },
  ],
});
